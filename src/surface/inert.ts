// Counts per element, stored on the document: two open widgets must not lift inert that the other still needs.
const key = Symbol.for('comanda.inert')
type CountingPage = Document & { [key]?: Map<Element, number> }

/**
 * Makes the page around the surface unreachable, its own open modals too: the surface covers them, and their focus
 * traps would take the focus back. Parts that are inert already, and children that body gets later, are left alone.
 * Returns the undo.
 */
export function makeSurroundingsInert(host: HTMLElement): () => void {
  const page: CountingPage = host.ownerDocument
  const counts = (page[key] ??= new Map<Element, number>())
  const taken = surroundingsOf(host).filter((element) => counts.has(element) || !element.inert)
  for (const element of taken) {
    counts.set(element, (counts.get(element) ?? 0) + 1)
    element.inert = true
  }
  return () => {
    for (const element of taken.splice(0)) {
      const count = (counts.get(element) ?? 0) - 1
      if (count > 0) counts.set(element, count)
      else {
        counts.delete(element)
        element.inert = false
      }
    }
    if (counts.size === 0) delete page[key]
  }
}

/** The siblings of the surface and of its ancestors; for body its children, never body itself. */
function surroundingsOf(host: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = []
  let node: Node = host
  while (node.parentNode) {
    const inside = node
    const parent: ParentNode & Node = node.parentNode
    for (const sibling of parent.children) if (sibling !== inside) around.push(...partsOf(sibling))
    node = parent instanceof ShadowRoot ? parent.host : parent
  }
  return around
}

function partsOf(element: Element): HTMLElement[] {
  const parts = element === element.ownerDocument.body ? [...element.children] : [element]
  return parts.filter((part): part is HTMLElement => part instanceof HTMLElement && !(part instanceof HTMLHeadElement))
}
