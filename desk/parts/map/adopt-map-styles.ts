import css from './map.css?inline'

let sheet: CSSStyleSheet | null = null

/** Gives the page the sheet of the map, which comes with its code and not with the first load of the desk. */
export function adoptMapStyles(page: Document): void {
  if (sheet && page.adoptedStyleSheets.includes(sheet)) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
}
