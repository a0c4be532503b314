import { isHeldInert, mark, release } from './inert.ts'

/**
 * Lifts inert from copies of its markup that the page has made while a surface was open, and from those that it brings back
 * later, such as a page that Turbo has kept. Returns the function that stops it.
 */
export function freeCopies(page: Document): () => void {
  function free(added: Element) {
    for (const copy of [added, ...added.querySelectorAll(`[${mark}]`)]) {
      if (copy.hasAttribute(mark) && !isHeldInert(copy)) release(copy)
    }
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) free(node)
    }
  })
  observer.observe(page, { childList: true, subtree: true })
  free(page.documentElement)
  return () => observer.disconnect()
}
