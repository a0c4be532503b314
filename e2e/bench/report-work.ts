import type { Browser } from '@playwright/test'

import { standing, timeBudgets } from '#tools/budgets.ts'

import type { StorageState } from './measure.ts'
import { freshContext, median } from './measure.ts'
import { clickUntil } from './opening.ts'
import { dishSelector, floorSelector, homeSelector } from './pages.ts'
import type { Bench } from './report-host.ts'
import { printTable } from './table.ts'
import { visited } from './visits.ts'

const parts = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'] as const
type Work = Readonly<Record<(typeof parts)[number], number>>

type Opened = {
  readonly url: string
  readonly selector: string
  readonly amount: number
  readonly storage?: StorageState
}

/**
 * Milliseconds that the main thread works from the click until the rows are painted, at a CPU four times slower. Counted
 * on the thread's own clock: what else runs on the machine does not count, and the network, which is not slowed, hardly.
 */
async function workOf(browser: Browser, { url, storage, ...wanted }: Opened): Promise<Work> {
  const context = await freshContext(browser, storage)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'networkidle' })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const measure = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (part: string) => (metrics.find(({ name }) => name === part)?.value ?? 0) * 1000
  }
  const before = await measure()
  await clickUntil(page, wanted)
  const after = await measure()
  await context.close()
  return Object.fromEntries(parts.map((part) => [part, after(part) - before(part)])) as Work
}

/** Where the main thread's time goes while the first screen comes. */
export async function reportWork({ browser, pages, rounds }: Bench) {
  const dish = { selector: dishSelector, amount: 5 }
  const storage = await visited(browser, pages.comandaWizard, pages.comanda)
  const longStorage = await visited(browser, pages.comanda1000Wizard, pages.comanda1000)
  const targets: readonly (Opened & { readonly name: string; readonly hasBudget?: true })[] = [
    { name: 'floor: 50 rows', url: pages.floor50, selector: floorSelector, amount: 50 },
    { name: 'first visit: home', url: pages.comandaHome, selector: homeSelector, amount: 1 },
    { name: 'first visit: menu', url: pages.comanda, ...dish },
    { name: 'menu', url: pages.comanda, storage, ...dish, hasBudget: true },
    { name: 'menu of 1,000 products', url: pages.comanda1000, storage: longStorage, ...dish },
  ]
  const rows: (string | number)[][] = []
  for (const target of targets) {
    const works: Work[] = []
    for (let round = 0; round < rounds; round += 1) works.push(await workOf(browser, target))
    const [all = 0, ...others] = parts.map((part) => median(works.map((work) => work[part])))
    const { goal, hard } = timeBudgets.work
    const budget = target.hasBudget ? [goal, hard, standing(all, timeBudgets.work)] : ['', '', '']
    rows.push([target.name, all, ...others, ...budget])
  }
  const columns = ['', 'all', 'script', 'layout', 'style', 'goal', 'hard line', '']
  printTable('Work of the main thread from click to usable (ms, 4x CPU)', columns, rows)
}
