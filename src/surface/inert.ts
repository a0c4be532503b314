// Counts per element, stored on the document: two open widgets must not lift inert that the other still needs.
const key = Symbol.for('comanda.inert')
type CountingPage = Document & { [key]?: Map<Element, number> }

/** Pages copy and cache their markup, and the attribute `inert` with it: copies are known by this one. */
export const mark = 'data-comanda-inert'

/** Whether the surface of a widget needs an element to be inert. */
export function isHeldInert(element: Element): boolean {
  return (element.ownerDocument as CountingPage)[key]?.has(element) ?? false
}

export function release(element: Element): void {
  element.removeAttribute(mark)
  element.removeAttribute('inert')
}

/**
 * Makes the page around the surface unreachable, its own open modals too: the surface covers them, and their focus
 * traps would take the focus back. Parts that are inert already, children that body gets later, and what the page shows
 * over the surface (a `<dialog>` that was closed, a popover) are left alone. `onReturn` is called when such a popover has
 * closed. Returns the undo.
 */
export function makeSurroundingsInert(host: HTMLElement, onReturn: (closed: HTMLElement) => void): () => void {
  const page = host.ownerDocument
  const shown = new Set<HTMLElement>([host])
  let lift = lock(page, shown)

  // A popover inherits inert, other than a modal dialog.
  function follow({ target, newState }: ToggleEvent) {
    if (!(target instanceof HTMLElement) || target.popover === null || target === host) return
    const isChange = newState === 'open' ? !shown.has(target) && shown.add(target) : shown.delete(target)
    if (!isChange) return
    lift()
    lift = lock(page, shown)
    if (newState === 'closed') onReturn(target)
  }

  // Before it opens, so that it can take the focus.
  page.addEventListener('beforetoggle', follow, true)
  page.addEventListener('toggle', follow, true)
  return () => {
    page.removeEventListener('beforetoggle', follow, true)
    page.removeEventListener('toggle', follow, true)
    lift()
  }
}

/** Makes everything around some elements inert, except what is so already. Returns the undo. */
function lock(page: CountingPage, shown: ReadonlySet<HTMLElement>): () => void {
  const counts = (page[key] ??= new Map<Element, number>())
  const taken = around(shown, page).filter((element) => counts.has(element) || !element.inert)
  const touched = new Set<Node>()
  const note = (records: readonly MutationRecord[]) => records.forEach(({ target }) => touched.add(target))
  const observer = new MutationObserver(note)
  for (const element of taken) {
    const count = counts.get(element) ?? 0
    counts.set(element, count + 1)
    if (count === 0) {
      element.inert = true
      element.setAttribute(mark, '')
    }
    observer.observe(element, { attributeFilter: ['inert'] })
  }
  return () => {
    note(observer.takeRecords())
    observer.disconnect()
    for (const element of taken.splice(0)) {
      const count = (counts.get(element) ?? 0) - 1
      if (count > 0) {
        counts.set(element, count)
        continue
      }
      counts.delete(element)
      // What the page has made inert itself in the meantime, or no longer inert, stays so.
      if (touched.has(element)) element.removeAttribute(mark)
      else release(element)
    }
    if (counts.size === 0) delete page[key]
  }
}

/** The siblings of some elements and of their ancestors; for body its children, never body itself. */
function around(shown: ReadonlySet<HTMLElement>, { body }: Document): HTMLElement[] {
  const ways = new Set<Node>([body])
  const levels = new Set<ParentNode>([body])
  for (const one of shown) {
    let node: Node = one
    while (node.parentNode) {
      ways.add(node)
      levels.add(node.parentNode)
      node = node.parentNode instanceof ShadowRoot ? node.parentNode.host : node.parentNode
    }
  }
  const siblings = [...levels].flatMap(({ children }) => [...children])
  return siblings.filter((one): one is HTMLElement => !ways.has(one) && canBeInert(one))
}

/** A closed `<dialog>` may be shown over the surface: it does not escape an `inert` of its own. */
function canBeInert(element: Element): boolean {
  return element instanceof HTMLElement && !element.matches('head, dialog:not([open])')
}
