import type { Page } from '@playwright/test'

/**
 * Scrolls the menu by `px` and waits until what comes into view is drawn: the browser tells what is near in the frame
 * after it. Returns how far it went, less at the ends.
 */
export function scrollMenu(page: Page, px: number): Promise<number> {
  return page.locator('comanda-order .menu-list').evaluate(async (list, top) => {
    let scroller: Element = list
    while (scroller.parentElement && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
      scroller = scroller.parentElement
    const before = scroller.scrollTop
    scroller.scrollBy({ top, behavior: 'instant' })
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    await frame()
    return scroller.scrollTop - before
  }, px)
}
