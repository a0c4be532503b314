import type { Browser } from '@playwright/test'

import { hostBudgets } from '#tools/budgets.ts'

import type { HostCost } from './host-cost.ts'
import { hostCost } from './host-cost.ts'
import type { Judged } from './judged.ts'
import { median } from './measure.ts'
import type { BenchPages } from './pages.ts'
import { printTable } from './table.ts'

export type Bench = { readonly browser: Browser; readonly pages: BenchPages; readonly rounds: number }

const alone = 'page alone'
const tag = 'the tag'
const targets = [
  [tag, 'comandaReadme'],
  [alone, 'bare'],
  ['floor: empty script', 'empty'],
  ['floor: smallest loader', 'floor50'],
  ['the tag, data-preload="idle"', 'comandaIdle'],
] as const satisfies readonly (readonly [string, keyof BenchPages])[]

const figures = {
  requests: (cost: HostCost) => cost.requests,
  origins: (cost: HostCost) => cost.origins,
  scriptMs: (cost: HostCost) => cost.scriptMs,
  longTasks: (cost: HostCost) => cost.longTasks,
  blockingMs: (cost: HostCost) => cost.blockingMs,
  lcpMs: (cost: HostCost) => cost.lcpMs,
  shift: (cost: HostCost) => cost.shift,
  globals: (cost: HostCost) => cost.globals.length,
  nodes: (cost: HostCost) => cost.nodes,
  heap: (cost: HostCost) => cost.heap,
} satisfies Record<string, (cost: HostCost) => number>

/** What the tag costs the host page before anybody touches it. */
export async function reportHost({ browser, pages, rounds }: Bench): Promise<Judged[]> {
  const costs = new Map<string, HostCost[]>(targets.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, page] of targets) costs.get(name)?.push(await hostCost(browser, pages[page]))
  }
  const middle = (name: string, of: (cost: HostCost) => number) => median((costs.get(name) ?? []).map(of))
  const added = (name: string, of: (cost: HostCost) => number) => middle(name, of) - middle(alone, of)
  printTable(
    'Host page before any intent (added to the page alone)',
    ['', 'requests', 'origins', 'script ms', 'long', 'blocking ms', 'LCP ms', 'shift', 'globals', 'nodes', 'heap kB'],
    targets.map(([name]) => {
      const of = name === alone ? middle : added
      const { heap, ...others } = figures
      return [name, ...Object.values(others).map((figure) => of(name, figure)), of(name, heap) / 1000]
    }),
  )
  const [bare] = costs.get(alone) ?? []
  const restyled = ({ styles }: HostCost) => styles.filter((style, index) => style !== bare?.styles[index]).length
  const of = (figure: keyof typeof figures) => added(tag, figures[figure])
  const before = 'host page, before any intent: '
  return [
    { name: `${before}requests`, unit: '', now: of('requests'), budget: hostBudgets.requests },
    // All but the origin of the script itself.
    { name: `${before}third parties`, unit: '', now: of('origins') - 1, budget: hostBudgets.thirdParties },
    { name: `${before}script`, unit: 'ms', now: middle(tag, figures.scriptMs), budget: hostBudgets.scriptMs },
    { name: `${before}long tasks`, unit: '', now: of('longTasks'), budget: hostBudgets.longTasks },
    { name: `${before}blocking time`, unit: 'ms', now: of('blockingMs'), budget: hostBudgets.blockingMs },
    { name: `${before}layout shift`, unit: '', now: of('shift'), budget: hostBudgets.shift },
    { name: `${before}globals`, unit: '', now: of('globals'), budget: hostBudgets.globals },
    { name: `${before}nodes of the page`, unit: '', now: of('nodes'), budget: hostBudgets.nodes },
    { name: `${before}restyled elements`, unit: '', now: middle(tag, restyled), budget: hostBudgets.restyled },
    { name: `${before}heap`, unit: 'kB', now: of('heap'), budget: hostBudgets.heap },
  ]
}
