export type Printed = {
  /** Named on the paper, and the file if it is saved as one. */
  readonly title: string
  readonly language: string
  readonly css: string
  /** Copied: what is on the screen stays as it is. */
  readonly content: HTMLElement
}

/**
 * Prints a copy of something in a document of its own, inside `container`, which must be in the page: neither the page
 * around the widget nor the widget changes, and neither is on the paper. The document goes when printing is over.
 */
export function printNodes({ title, language, css, content }: Printed, container: ParentNode & Node): void {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  // Not display:none, which some engines do not print.
  frame.className = 'visually-hidden'
  container.append(frame)
  const { contentDocument: paper, contentWindow: view } = frame
  if (!paper || !view) return frame.remove()
  const heading = paper.createElement('h1')
  heading.textContent = title
  paper.title = title
  paper.documentElement.lang = language
  paper.body.append(heading, paper.importNode(content, true))
  // A sheet made by the frame itself: a page's security policy blocks style elements.
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(css)
  paper.adoptedStyleSheets = [sheet]
  view.addEventListener('afterprint', () => frame.remove())
  view.print()
}
