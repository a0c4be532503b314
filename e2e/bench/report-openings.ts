import { ratioBudgets, standing } from '#tools/budgets.ts'
import type { Budget } from '#tools/budgets.ts'

import type { StorageState } from './measure.ts'
import { median } from './measure.ts'
import type { Opened, Opening } from './opening.ts'
import { opening } from './opening.ts'
import { dishSelector, floorSelector } from './pages.ts'
import type { Bench } from './report-host.ts'
import { printTable } from './table.ts'
import { visited } from './visits.ts'

type Target = Opening & { readonly name: string; readonly floor?: string; readonly budget?: Budget }

const intentMs = 300

/** From click to usable menu, product and floors in turns. */
export async function reportOpenings({ browser, pages, rounds }: Bench) {
  const targets = openingTargets(pages, {
    usual: await visited(browser, pages.comandaWizard),
    long: await visited(browser, pages.comanda1000Wizard),
  })
  const measured = new Map<string, Opened[]>(targets.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) measured.get(target.name)?.push(await opening(browser, target))
  }
  const middle = (name: string, of: (one: Opened) => number) => median((measured.get(name) ?? []).map(of))
  printTable(
    'Click to usable menu (returning diner, cold HTTP cache)',
    ['', 'ms', 'times floor', 'goal', 'hard line', '', 'requests', 'photos', 'preflights', 'last sent ms'],
    targets.map(({ name, floor, budget }) => {
      const ms = middle(name, (one) => one.ms)
      const ratio = floor ? ms / middle(floor, (one) => one.ms) : null
      const judged = ratio !== null && budget ? [budget.goal, budget.hard, standing(ratio, budget)] : ['', '', '']
      return [
        name,
        ms,
        ratio?.toFixed(2) ?? '',
        ...judged,
        ...(['code or data', 'photo', 'preflight'] as const).map((kind) =>
          middle(name, ({ requests }) => requests.filter((request) => request.kind === kind).length),
        ),
        middle(name, ({ requests }) => lastSentMs(requests)),
      ]
    }),
  )
}

/** Far from 0 means hops: something could only be asked for after something else had come. */
function lastSentMs(requests: Opened['requests']): number {
  return Math.max(0, ...requests.filter(({ kind }) => kind === 'code or data').map(({ sentMs }) => sentMs))
}

/** Prints what one cold opening asks for, and when. */
export async function reportWaterfall({ browser, pages }: Bench) {
  const storage = {
    usual: await visited(browser, pages.comandaWizard),
    long: await visited(browser, pages.comanda1000Wizard),
  }
  for (const target of openingTargets(pages, storage).filter(({ storage: own, intentMs }) => own && intentMs === 0)) {
    const { ms, requests } = await opening(browser, target)
    printTable(
      `${target.name}: usable after ${Math.round(ms)} ms`,
      ['', 'sent ms', 'came ms', 'bytes'],
      requests.map(({ path, sentMs, cameMs, bytes }) => [
        path,
        Math.round(sentMs),
        cameMs === null ? 'later' : Math.round(cameMs),
        bytes,
      ]),
    )
  }
}

function openingTargets(pages: Bench['pages'], storage: { usual: StorageState; long: StorageState }): Target[] {
  const row = { selector: floorSelector, intentMs: 0 }
  // The visible part counts: on 844 px about five dishes stand above the bar.
  const dish = { selector: dishSelector, amount: 5, intentMs: 0 }
  return [
    { name: 'floor: 50 rows', url: pages.floor50, amount: 50, ...row },
    { name: 'floor: 50 rows, preloaded', url: pages.floor50Warm, amount: 50, ...row },
    { name: 'floor: 50 rows, 300 ms of intent', url: pages.floor50Intent, amount: 50, ...row, intentMs },
    { name: 'floor: 1,000 rows', url: pages.floor1000, amount: 1000, ...row },
    {
      ...dish,
      name: 'Comanda',
      url: pages.comanda,
      storage: storage.usual,
      floor: 'floor: 50 rows',
      budget: ratioBudgets.coldMenu,
    },
    {
      ...dish,
      name: 'Comanda, 300 ms of intent',
      url: pages.comanda,
      storage: storage.usual,
      intentMs,
      floor: 'floor: 50 rows, preloaded',
      budget: ratioBudgets.warmMenu,
    },
    {
      ...dish,
      name: 'Comanda, 1,000 products',
      url: pages.comanda1000,
      storage: storage.long,
      floor: 'floor: 1,000 rows',
      budget: ratioBudgets.longMenu,
    },
  ]
}
