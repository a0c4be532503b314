export type PrintRequest = {
  /** Heading on the paper, and name of the file when it is saved as PDF. */
  readonly title: string
  readonly language: string
  readonly css: string
  /** The element to print; it is copied. */
  readonly content: HTMLElement
}

/**
 * Prints a copy of an element from a hidden frame (decision 33), so that nothing else of the page is on the paper.
 * `container` must be in the page; the frame is removed after printing.
 */
export function printNodes({ title, language, css, content }: PrintRequest, container: ParentNode & Node): void {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  // Not display:none: some browsers do not print such a frame.
  frame.className = 'visually-hidden'
  container.append(frame)
  const { contentDocument: paper, contentWindow: view } = frame
  if (!paper || !view) return frame.remove()
  const heading = paper.createElement('h1')
  heading.textContent = title
  paper.title = title
  paper.documentElement.lang = language
  paper.body.append(heading, paper.importNode(content, true))
  // A constructed sheet of the frame's own window: a content security policy may block style elements.
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(css)
  paper.adoptedStyleSheets = [sheet]
  view.addEventListener('afterprint', () => frame.remove())
  view.print()
}
