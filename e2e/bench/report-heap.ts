import type { Browser, Page } from '@playwright/test'

import { heapBudgets, standing } from '#tools/budgets.ts'

import { widgetPage } from '../support/widget-page.ts'
import type { StorageState } from './measure.ts'
import { freshContext, median } from './measure.ts'
import { dishSelector } from './pages.ts'
import type { Bench } from './report-host.ts'
import { printTable } from './table.ts'
import { heapBytes, throttled } from './throttle.ts'
import { visited } from './visits.ts'

type Opened = { readonly url: string; readonly storage: StorageState }

/** Loads what Playwright itself runs in a page to find and click elements: 1.3 MB that would count as the widget's. */
async function loadTool(page: Page): Promise<void> {
  const heading = page.getByRole('heading').first()
  await heading.click()
  await heading.waitFor()
}

/** Heap in bytes that the open menu adds, once the whole menu is loaded. */
async function heapOfMenu(browser: Browser, { url, storage }: Opened): Promise<number> {
  const context = await freshContext(browser, storage)
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await loadTool(page)
  const session = await throttled(page, {})
  const closed = await heapBytes(session)
  await widgetPage(page).launcher.click()
  await page.locator(dishSelector).nth(8).waitFor()
  await page.waitForLoadState('networkidle')
  const open = await heapBytes(session)
  await context.close()
  return open - closed
}

/** What the open menu adds to the heap of the page, for 50 and for 1,000 products. */
export async function reportHeap({ browser, pages, rounds }: Bench) {
  const menus = [
    { name: 'menu', url: pages.comanda, wizard: pages.comandaWizard, budget: heapBudgets.menu },
    {
      name: 'menu of 1,000 products',
      url: pages.comanda1000,
      wizard: pages.comanda1000Wizard,
      budget: heapBudgets.longMenu,
    },
  ]
  const rows: (string | number)[][] = []
  for (const { name, url, wizard, budget } of menus) {
    const storage = await visited(browser, wizard, url)
    const heaps: number[] = []
    for (let round = 0; round < rounds; round += 1) heaps.push(await heapOfMenu(browser, { url, storage }))
    const heap = median(heaps)
    rows.push([name, heap / 1000, budget.goal / 1000, budget.hard / 1000, standing(heap, budget)])
  }
  printTable('Heap of the open widget (kB)', ['', 'added', 'goal', 'hard line', ''], rows)
}
