import type { Browser, Page } from '@playwright/test'

import { heapBudgets, nodesBudget } from '#tools/budgets.ts'

import { widgetPage } from '../support/widget-page.ts'
import type { Judged } from './judged.ts'
import type { StorageState } from './measure.ts'
import { freshContext, median } from './measure.ts'
import { dishSelector, rowsInView } from './pages.ts'
import type { Bench } from './report-host.ts'
import { printTable } from './table.ts'
import { heapBytes, throttled } from './throttle.ts'
import { visited } from './visits.ts'

type Opened = { readonly url: string; readonly storage: StorageState }
type Held = {
  /** Bytes that the menu adds as it opens, and after a scroll to its end. */
  readonly heap: number
  readonly scrolledHeap: number
  /** Elements of the widget after that scroll. */
  readonly nodes: number
}

/** Elements of the widget in a page. */
const nodesIn = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, Symbol.for('comanda bench')).nodes() as number)

/**
 * Loads what Playwright itself runs in a page to find and click elements and to ask the page: 1.4 MB that would count as
 * the widget's.
 */
async function loadTool(page: Page): Promise<void> {
  const heading = page.getByRole('heading').first()
  await heading.click()
  await heading.waitFor()
  await nodesIn(page)
}

/** Scrolls screen by screen to the end of the menu, until nothing more of it comes. */
async function scrollToEnd(page: Page): Promise<void> {
  const scrollOn = () => Reflect.get(globalThis, Symbol.for('comanda bench')).scrollOn() as Promise<boolean>
  let ends = 0
  while (ends < 2) {
    const isAtEnd = await page.evaluate(scrollOn)
    ends = isAtEnd ? ends + 1 : 0
    if (isAtEnd) await page.waitForLoadState('networkidle')
  }
}

/** What the open menu holds. */
async function heldBy(browser: Browser, { url, storage }: Opened): Promise<Held> {
  const context = await freshContext(browser, { storage, hasTouch: true })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await loadTool(page)
  const session = await throttled(page, {})
  const closed = await heapBytes(session)
  await widgetPage(page).launcher.click()
  // A field is in no snapshot: the menu itself is there.
  await page.getByRole('searchbox').waitFor()
  await page
    .locator(dishSelector)
    .nth(rowsInView - 1)
    .waitFor()
  await page.waitForLoadState('networkidle')
  const open = await heapBytes(session)
  await scrollToEnd(page)
  const scrolled = await heapBytes(session)
  const nodes = await nodesIn(page)
  await context.close()
  return { heap: open - closed, scrolledHeap: scrolled - closed, nodes }
}

/** Heap and nodes of the open menu, for 50, 1,000 and 5,000 products. */
export async function reportScrolled({ browser, pages, rounds }: Bench): Promise<Judged[]> {
  const menus = [
    { name: '50 products', url: pages.comanda, wizard: pages.comandaWizard, rounds },
    { name: '1,000 products', url: pages.comanda1000, wizard: pages.comanda1000Wizard, rounds },
    // Once, because its scroll takes a minute and only its nodes are judged, which do not vary.
    { name: '5,000 products', url: pages.comanda5000, wizard: pages.comanda5000Wizard, rounds: 1 },
  ]
  const held = new Map<string, Held>()
  for (const { name, url, wizard, rounds: times } of menus) {
    const storage = await visited(browser, wizard, url)
    const found: Held[] = []
    for (let round = 0; round < times; round += 1) found.push(await heldBy(browser, { url, storage }))
    const middle = (of: keyof Held) => median(found.map((one) => one[of]))
    held.set(name, { heap: middle('heap'), scrolledHeap: middle('scrolledHeap'), nodes: middle('nodes') })
  }
  printTable(
    'The open widget, as it opens and after a scroll to the end',
    ['', 'heap kB', 'heap kB after', 'nodes after'],
    [...held].map(([name, { heap, scrolledHeap, nodes }]) => [name, heap / 1000, scrolledHeap / 1000, nodes]),
  )
  const of = (name: string, figure: keyof Held) => held.get(name)?.[figure] ?? Number.NaN
  const heapRow = (name: string) =>
    ({ name: `heap after a scroll, ${name}`, unit: 'kB', now: of(name, 'scrolledHeap') }) as const
  const nodesRow = (name: string) =>
    ({ name: `nodes after a scroll, ${name}`, unit: '', now: of(name, 'nodes') }) as const
  return [
    { ...heapRow('50 products'), budget: heapBudgets.menu },
    { ...heapRow('1,000 products'), budget: heapBudgets.longMenu },
    { ...nodesRow('1,000 products'), budget: nodesBudget },
    { ...nodesRow('5,000 products'), budget: nodesBudget },
  ]
}
