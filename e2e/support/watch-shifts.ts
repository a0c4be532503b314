import type { Page } from '@playwright/test'

/** Adds up how far what stands is moved without a tap, as the layout shift score of the page. */
export async function watchShifts(page: Page) {
  type Shifted = Window & { shifted?: number }
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
      const shifted = window as Shifted
      for (const { value, hadRecentInput } of shifts) {
        if (!hadRecentInput) shifted.shifted = (shifted.shifted ?? 0) + value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as Shifted).shifted ?? 0)
}
