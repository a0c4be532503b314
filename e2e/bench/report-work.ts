import type { Browser } from '@playwright/test'

import { timeBudgets } from '#tools/budgets.ts'

import type { Judged } from './judged.ts'
import type { StorageState } from './measure.ts'
import { freshContext, median } from './measure.ts'
import { tapUntil } from './opening.ts'
import { dishSelector, floorSelector, homeSelector } from './pages.ts'
import type { Bench } from './report-host.ts'
import { printTable } from './table.ts'
import type { Work } from './thread-work.ts'
import { threadParts, workDuring } from './thread-work.ts'
import { throttled } from './throttle.ts'
import { visited } from './visits.ts'

type Opened = {
  readonly url: string
  readonly selector: string
  readonly amount: number
  readonly storage?: StorageState
}

/** Work from the tap until the rows are painted, at a CPU four times slower; the network is not slowed. */
async function workOf(browser: Browser, { url, storage, ...wanted }: Opened): Promise<Work> {
  const context = await freshContext(browser, { storage, hasTouch: true })
  const page = await context.newPage()
  const session = await throttled(page, { cpu: 4 })
  await page.goto(url, { waitUntil: 'networkidle' })
  const work = await workDuring(session, () => tapUntil(page, wanted))
  await context.close()
  return work
}

/** Where the main thread's time goes while the first screen comes. */
export async function reportWork({ browser, pages, rounds }: Bench): Promise<Judged[]> {
  const dish = { selector: dishSelector, amount: 5 }
  const storage = await visited(browser, pages.comandaWizard, pages.comanda)
  const longStorage = await visited(browser, pages.comanda1000Wizard, pages.comanda1000)
  const returning = 'returning: menu'
  const targets: readonly (Opened & { readonly name: string })[] = [
    { name: 'the tag', url: pages.comandaReadme, ...dish },
    { name: 'floor: 50 rows', url: pages.floor50, selector: floorSelector, amount: 50 },
    { name: 'first visit: home', url: pages.comandaHome, selector: homeSelector, amount: 1 },
    { name: returning, url: pages.comanda, storage, ...dish },
    { name: 'returning: menu of 1,000 products', url: pages.comanda1000, storage: longStorage, ...dish },
  ]
  const works = new Map<string, Work[]>(targets.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) works.get(target.name)?.push(await workOf(browser, target))
  }
  const middle = (name: string, part: keyof Work) => median((works.get(name) ?? []).map((work) => work[part]))
  printTable(
    'Work of the main thread from tap to usable (ms, 4x CPU)',
    ['', 'all', 'script', 'layout', 'style'],
    targets.map(({ name }) => [name, ...threadParts.map((part) => middle(name, part))]),
  )
  const all = middle(returning, 'TaskDuration')
  return [{ name: `${returning}, work of the main thread`, unit: 'ms', now: all, budget: timeBudgets.work }]
}
