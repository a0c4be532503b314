import type { Page } from '@playwright/test'

/** Scrolls the menu by `px` and waits until what comes near is drawn. Returns how far it went, less at the ends. */
export function scrollMenu(page: Page, px: number): Promise<number> {
  return page.evaluate(scrollInPage, px)
}

/** The same in the page: it uses nothing from this module. */
export async function scrollInPage(px: number): Promise<number> {
  let scroller = document.querySelector('comanda-order')?.shadowRoot?.querySelector('.menu-list')
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement
  if (!scroller) throw new Error('No menu is shown.')
  // As a diner does, from whose touch on nothing else scrolls the menu.
  document.dispatchEvent(new Event('wheel'))
  const before = scroller.scrollTop
  scroller.scrollBy({ top: px, behavior: 'instant' })
  // The browser tells what is near in the first frame, which draws in the second.
  for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
  return scroller.scrollTop - before
}
