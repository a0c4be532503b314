import { drawnNames } from '#src/options/snapshot.ts'
import type { SnapshotNode } from '#src/options/snapshot.ts'

/** Appends an element. The loader's styles select by tag, which is shorter than a class. */
export function add(parent: Node, tag: string): HTMLElement {
  return parent.appendChild(document.createElement(tag))
}

/**
 * Draws a node of the stored screen. Throws at a name that is not one of `drawnNames`; as an element is appended when all
 * that is in it has been drawn, nothing of the screen stands in the page then.
 */
export function draw(parent: DocumentFragment | Element, [name, inside, namespace]: SnapshotNode): void {
  // A text.
  if (inside == null) return parent.append(name)
  const [known] = drawnNames.exec(name) as RegExpExecArray
  if (!namespace) return (parent as Element).setAttribute(known, inside as string)
  const element = document.createElementNS(namespace, known)
  for (const node of inside as readonly SnapshotNode[]) draw(element, node)
  parent.append(element)
}

/** Attaches a shadow root with one style sheet; browsers too old for the widget get it as an element. */
export function addRoot(element: HTMLElement, css: string): ShadowRoot {
  const root = element.attachShadow({ mode: 'open' })
  // Asked of the document: reading the sheets of the root takes 6 kB of the page's heap, setting them does not.
  if ('adoptedStyleSheets' in document) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [sheet]
  } else add(root, 'style').textContent = css
  return root
}
