import { standing, untouchedBudget } from '#tools/budgets.ts'

import { median } from './measure.ts'
import { openingTargets } from './opening-targets.ts'
import type { Opened } from './opening.ts'
import { hopsOf, opening } from './opening.ts'
import type { Bench } from './report-host.ts'
import { printTable } from './table.ts'

/** From click to usable menu, product and floors in turns. */
export async function reportOpenings({ browser, pages, rounds }: Bench) {
  const targets = await openingTargets(browser, pages)
  const measured = new Map<string, Opened[]>(targets.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) measured.get(target.name)?.push(await opening(browser, target))
  }
  const middle = (name: string, of: (one: Opened) => number) => median((measured.get(name) ?? []).map(of))
  printTable(
    'Click to usable screen (returning diner, cold HTTP cache unless said)',
    ['', 'ms', 'times floor', 'goal', 'hard line', '', 'requests', 'photos', 'preflights', 'last sent ms'],
    targets.map(({ name, floor, budget }) => {
      const ms = middle(name, (one) => one.ms)
      const ratio = floor ? ms / middle(floor, (one) => one.ms) : null
      const judged = budget ? [budget.goal, budget.hard, standing(ratio ?? ms, budget)] : ['', '', '']
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
  printTable(
    'Hops to the usable screen, and what an untouched widget fetches within 5 s',
    ['', 'hops', 'goal', 'hard line', '', 'bytes', 'goal', 'hard line', ''],
    targets
      .filter(({ hopBudget, isWatched }) => hopBudget || isWatched)
      .map(({ name, hopBudget, isWatched }) => {
        const hops = middle(name, hopsOf)
        const bytes = middle(name, ({ untouchedBytes }) => untouchedBytes ?? 0)
        const { goal, hard } = untouchedBudget
        return [
          name,
          hops,
          ...(hopBudget ? [hopBudget.goal, hopBudget.hard, standing(hops, hopBudget)] : ['', '', '']),
          ...(isWatched ? [bytes, goal, hard, standing(bytes, untouchedBudget)] : ['', '', '', '']),
        ]
      }),
  )
}

/** Far from 0 means hops: requests that could start only after another had finished. */
function lastSentMs(requests: Opened['requests']): number {
  return Math.max(0, ...requests.filter(({ kind }) => kind === 'code or data').map(({ sentMs }) => sentMs))
}

/** Prints the requests of one cold opening with their times. */
export async function reportWaterfall({ browser, pages }: Bench) {
  const targets = await openingTargets(browser, pages)
  for (const target of targets.filter(({ hasWaterfall }) => hasWaterfall)) {
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
