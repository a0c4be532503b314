import { declaredStyles } from '#src/ui/base/styles.ts'

/**
 * Gives the page of the desk the sheets that are declared by now: those of the desk and of the kit. What the widget declares
 * when the room of the telephone is opened belongs to its own root; here its plain class names would meet those of the rooms.
 */
export function adoptDeskStyles(page: Document): void {
  page.adoptedStyleSheets = declaredStyles.map((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    return sheet
  })
}
