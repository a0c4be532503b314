import { beyondScreen } from './beyond-screen.ts'
import type { Judged } from './judged.ts'
import { median } from './measure.ts'
import type { OpeningTarget } from './opening-targets.ts'
import { openingTargets } from './opening-targets.ts'
import type { Opened } from './opening.ts'
import { opening } from './opening.ts'
import type { Bench } from './report-host.ts'
import { bytesOf, hopsOf, mostAtOnce } from './requests.ts'
import { printTable } from './table.ts'

type Middle = (name: string, of: (one: Opened) => number) => number

/** From tap to usable screen, product and floors in turns. */
export async function reportOpenings({ browser, pages, rounds }: Bench): Promise<Judged[]> {
  const targets = await openingTargets(browser, pages)
  const measured = new Map<string, Opened[]>(targets.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) measured.get(target.name)?.push(await opening(browser, target))
  }
  const middle: Middle = (name, of) => median((measured.get(name) ?? []).map(of))
  printTable(
    'Tap to usable screen (cold HTTP cache unless said)',
    ['', 'ms', 'times floor', 'hops', 'requests', 'photos', 'preflights', 'at once', 'last sent ms', 'bytes in 5 s'],
    targets.map(({ name, floor, isWatched }) => [
      name,
      middle(name, ({ ms }) => ms),
      floor ? timesFloor(middle, name, floor).toFixed(2) : '',
      middle(name, hopsOf),
      ...(['code or data', 'photo', 'preflight'] as const).map((kind) =>
        middle(name, ({ requests }) => requests.filter((request) => request.kind === kind).length),
      ),
      // Above six, HTTP/1.1 makes a browser wait where HTTP/2 would not (decision 108).
      middle(name, ({ requests }) => mostAtOnce(requests.filter(({ kind }) => kind !== 'photo'))),
      middle(name, ({ requests }) => lastSentMs(requests)),
      isWatched ? middle(name, ({ untouched }) => bytesOf(untouched)) : '',
    ]),
  )
  for (const { name } of targets.filter(({ savesData }) => savesData)) {
    const [first] = measured.get(name) ?? []
    const rows = first ? beyondScreen(first).map(({ path, bytes }) => [path, bytes]) : []
    printTable(`${name}: fetched in 5 s, not on the screen`, ['', 'bytes'], rows)
  }
  return targets.flatMap((target) => judgedOf(target, middle))
}

const timesFloor = (middle: Middle, name: string, floor: string) =>
  middle(name, ({ ms }) => ms) / middle(floor, ({ ms }) => ms)

function judgedOf({ name, floor, budget, hopBudget, byteBudget, savesData }: OpeningTarget, middle: Middle): Judged[] {
  const rows: Judged[] = []
  if (budget && floor) rows.push({ name, unit: 'times floor', now: timesFloor(middle, name, floor), budget })
  if (budget && !floor) rows.push({ name, unit: 'ms', now: middle(name, ({ ms }) => ms), budget })
  if (hopBudget) rows.push({ name, unit: 'hops', now: middle(name, hopsOf), budget: hopBudget })
  const bytes = (one: Opened) => bytesOf(savesData ? beyondScreen(one) : one.untouched)
  const what = savesData ? 'fetched in 5 s, not on the screen' : 'fetched in 5 s'
  if (byteBudget) rows.push({ name: `${name}: ${what}`, unit: 'kB', now: middle(name, bytes), budget: byteBudget })
  return rows
}

/** Far from 0 means hops: requests that could start only after another had finished. */
function lastSentMs(requests: Opened['requests']): number {
  return Math.max(0, ...requests.filter(({ kind }) => kind === 'code or data').map(({ sentMs }) => sentMs))
}

/** Prints the requests of one cold opening with their times. */
export async function reportWaterfall({ browser, pages }: Bench): Promise<void> {
  const targets = await openingTargets(browser, pages)
  for (const target of targets.filter(({ hasWaterfall }) => hasWaterfall)) {
    const { ms, requests } = await opening(browser, target)
    printTable(
      `${target.name}: usable after ${Math.round(ms)} ms`,
      ['', 'sent ms', 'came ms', 'bytes'],
      requests.map(({ path, kind, sentMs, cameMs, bytes }) => [
        kind === 'preflight' ? `${path} (preflight)` : path,
        Math.round(sentMs),
        cameMs === null ? 'later' : Math.round(cameMs),
        bytes,
      ]),
    )
  }
}
