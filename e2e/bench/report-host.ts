import type { Browser } from '@playwright/test'

import { standing, timeBudgets } from '#tools/budgets.ts'

import type { HostCost } from './measure.ts'
import { hostCost, median } from './measure.ts'
import type { BenchPages } from './pages.ts'
import { printTable } from './table.ts'

export type Bench = { readonly browser: Browser; readonly pages: BenchPages; readonly rounds: number }

const targets = [
  ['page alone', 'bare'],
  ['floor: empty script', 'empty'],
  ['floor: smallest loader', 'floor50'],
  ['Comanda', 'comanda'],
  ['Comanda, data-preload="idle"', 'comandaIdle'],
] as const satisfies readonly (readonly [string, keyof BenchPages])[]

/** What the tag costs the host page before anybody touches it. */
export async function reportHost({ browser, pages, rounds }: Bench) {
  const costs = new Map<string, HostCost[]>(targets.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, page] of targets) costs.get(name)?.push(await hostCost(browser, pages[page]))
  }
  const alone = costs.get('page alone')?.[0]
  const middle = (name: string, of: (cost: HostCost) => number) => median((costs.get(name) ?? []).map(of))
  const added = (name: string) => costs.get(name)?.[0]?.globals.filter((one) => !alone?.globals.includes(one)) ?? []
  printTable(
    'Host page before any intent (added to the page alone)',
    ['', 'requests', 'script ms', 'blocking ms', 'LCP ms', 'shift', 'globals', 'nodes', 'heap kB'],
    targets.map(([name]) => {
      const more = (of: (cost: HostCost) => number) => middle(name, of) - middle('page alone', of)
      const isAlone = name === 'page alone'
      const show = isAlone ? (of: (cost: HostCost) => number) => middle(name, of) : more
      return [
        name,
        show(({ requests }) => requests),
        show(({ scriptMs }) => scriptMs),
        show(({ blockingMs }) => blockingMs),
        show(({ lcpMs }) => lcpMs),
        show(({ shift }) => shift),
        isAlone ? '' : added(name).length,
        show(({ nodes }) => nodes),
        show(({ heap }) => heap) / 1000,
      ]
    }),
  )
  const script = middle('Comanda', ({ scriptMs }) => scriptMs)
  console.log(`  Comanda's global: ${added('Comanda').join(', ') || 'none'}`)
  console.log(
    `  script ${script.toFixed(1)} ms, goal ${timeBudgets.hostScript.goal}: ${standing(script, timeBudgets.hostScript)}`,
  )
}
