// Counts per element, stored on the document: two open widgets must not lift inert that the other still needs.
const key = Symbol.for('comanda.inert')
type CountingPage = Document & { [key]?: Map<Element, number> }

// Pages copy and cache their markup, and the attribute `inert` with it: copies are known by this one.
const mark = 'data-comanda-inert'

/**
 * Makes the page around the surface unreachable, its own open modals too: the surface covers them, and their focus
 * traps would take the focus back. Parts that are inert already, children that body gets later, and what the page shows
 * over the surface (a `<dialog>` that was closed, a popover) are left alone. `onReturn` is called when such a popover has
 * closed. Returns the undo.
 */
export function makeSurroundingsInert(host: HTMLElement, onReturn: (closed: HTMLElement) => void): () => void {
  const page = host.ownerDocument
  const shown = new Set<HTMLElement>([host])
  let lift = lock(page, around(shown))

  // A popover inherits inert, other than a modal dialog.
  function follow({ target, newState }: ToggleEvent) {
    if (!(target instanceof HTMLElement) || target.popover === null || target === host) return
    const isChange = newState === 'open' ? !shown.has(target) && shown.add(target) : shown.delete(target)
    if (!isChange) return
    lift()
    lift = lock(page, around(shown))
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

/**
 * Lifts inert from what the page adds as a copy of itself, such as a page that Turbo has kept. Returns the function that
 * stops it.
 */
export function freeCopies(page: CountingPage): () => void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) free(node)
    }
  })
  const free = (added: Element) => {
    for (const copy of [added, ...added.querySelectorAll(`[${mark}]`)]) {
      if (copy.hasAttribute(mark) && !page[key]?.has(copy)) release(copy)
    }
  }
  observer.observe(page, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function release(element: Element) {
  element.removeAttribute(mark)
  element.removeAttribute('inert')
}

/** Makes elements inert, except those that are so already. Returns the undo. */
function lock(page: CountingPage, elements: readonly HTMLElement[]): () => void {
  const counts = (page[key] ??= new Map<Element, number>())
  const taken = elements.filter((element) => counts.has(element) || !element.inert)
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
function around(shown: ReadonlySet<HTMLElement>): HTMLElement[] {
  const [host] = shown
  const ways = new Set<Node | undefined>([host?.ownerDocument.body])
  const levels = new Set<ParentNode>(host ? [host.ownerDocument.body] : [])
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

function canBeInert(element: Element): boolean {
  const isHead = element instanceof HTMLHeadElement
  // A closed `<dialog>` may be shown over the surface: it does not escape an `inert` of its own.
  return element instanceof HTMLElement && !isHead && !element.matches('dialog:not([open])')
}
