import type { SnapshotNode } from '#src/options/snapshot.ts'

/**
 * Appends an element with attributes and children. The loader's styles select by tag, which is shorter than a class.
 */
export function add(parent: Node, [tag, attributes = {}, children = [], namespace = html]: SnapshotNode): HTMLElement {
  const element = document.createElementNS(namespace, tag) as HTMLElement
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  for (const child of children) {
    if (typeof child === 'string') element.append(child)
    else add(element, child)
  }
  return parent.appendChild(element)
}

const html = 'http://www.w3.org/1999/xhtml'

/** Attaches a shadow root with one style sheet; browsers too old for the widget get it as an element. */
export function addRoot(element: HTMLElement, css: string): ShadowRoot {
  const root = element.attachShadow({ mode: 'open' })
  if (root.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [sheet]
  } else add(root, ['style', {}, [css]])
  return root
}
