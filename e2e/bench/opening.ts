import type { Browser, CDPSession, Locator, Page } from '@playwright/test'

import type { StorageState } from './measure.ts'
import { freshContext } from './measure.ts'
import { throttled } from './throttle.ts'

export type Opening = {
  readonly url: string
  readonly selector: string
  readonly amount: number
  /** Milliseconds of hovering before the click; 0 = no hovering. */
  readonly intentMs: number
  /** Browser storage of an earlier visit. */
  readonly storage?: StorageState
  /** Selector inside the loader's snapshot, shown until the widget is rendered. */
  readonly isSnapshot?: true
  /** The page was opened completely before, so that the HTTP cache is warm. */
  readonly isSecondVisit?: true
  /** Waits for 5 s after the click to see what an untouched widget fetches. */
  readonly isWatched?: true
}

const watchedMs = 5000

export type SentRequest = {
  readonly path: string
  readonly kind: 'code or data' | 'photo' | 'preflight'
  /** Milliseconds after the click; negative for requests made on intent. */
  readonly sentMs: number
  /** Null = not finished when the menu was usable. */
  readonly cameMs: number | null
  readonly bytes: number
}
export type Opened = {
  readonly ms: number
  /** Sent before the menu was usable. */
  readonly requests: readonly SentRequest[]
  /** Bytes of code and data that came within 5 s of the click; null unless they were waited for. */
  readonly untouchedBytes: number | null
}
type Wanted = Pick<Opening, 'selector' | 'amount'> & { readonly isSnapshot?: true | undefined }
type Clicked = { readonly ms: number; readonly clickedAtMs: number }

/** Time from the click on the button until a number of rows is painted: cold caches, slow 4G, CPU four times slower. */
export async function opening(
  browser: Browser,
  { url, selector, amount, isSnapshot, intentMs, storage, isSecondVisit, isWatched }: Opening,
): Promise<Opened> {
  const context = await freshContext(browser, storage)
  const page = await context.newPage()
  if (isSecondVisit) {
    await page.goto(url)
    await clickUntil(page, { selector, amount })
  }
  const session = await throttled(page, { network: true, cpu: 4 })
  await page.goto(url, { waitUntil: 'networkidle' })
  const requestsSince = followRequests(session)
  if (intentMs > 0) {
    await buttonOf(page).hover()
    await page.waitForTimeout(intentMs)
  }
  const { ms, clickedAtMs } = await clickUntil(page, { selector, amount, isSnapshot })
  if (isWatched) await page.waitForTimeout(watchedMs - ms)
  const all = requestsSince(clickedAtMs)
  await context.close()
  return {
    ms,
    requests: all.filter(({ sentMs }) => sentMs < ms),
    untouchedBytes: isWatched ? bytesBy(all, watchedMs) : null,
  }
}

/** Bytes of code and data that came until `ms` after the click. */
function bytesBy(requests: readonly SentRequest[], ms: number): number {
  const came = requests.filter(({ kind, cameMs }) => kind === 'code or data' && cameMs !== null && cameMs <= ms)
  return came.reduce((sum, { bytes }) => sum + bytes, 0)
}

/**
 * Requests that followed one another until the last reply the menu needed: each was sent only after the one before had
 * come. Photos and what had not come when the menu was usable do not count.
 */
export function hopsOf({ ms, requests }: Opened): number {
  let hops = 0
  let until = Number.NEGATIVE_INFINITY
  const needed = requests
    .filter(({ kind, cameMs }) => kind === 'code or data' && cameMs !== null && cameMs <= ms)
    .toSorted((a, b) => (a.cameMs ?? 0) - (b.cameMs ?? 0))
  for (const { sentMs, cameMs } of needed) {
    if (sentMs < until) continue
    hops += 1
    until = cameMs ?? until
  }
  return hops
}

function buttonOf(page: Page): Locator {
  return page.getByRole('button', { name: /^(Order now|Order for|View order|Opens)/ }).first()
}

/** Clicks without hovering, which would count as intent. */
export async function clickUntil(page: Page, wanted: Wanted): Promise<Clicked> {
  const measured = page.evaluate(
    (rows) => Reflect.get(globalThis, Symbol.for('comanda bench')).clickUntil(rows) as Promise<Clicked>,
    wanted,
  )
  await buttonOf(page).evaluate((element) => (element as HTMLElement).click())
  return measured
}

type Followed = {
  readonly path: string
  readonly kind: SentRequest['kind']
  readonly wallMs: number
  readonly startedMs: number
  cameMs?: number
  bytes?: number
}

/** Records network requests, without those answered by a cache. */
function followRequests(session: CDPSession): (clickedAtMs: number) => SentRequest[] {
  const followed = new Map<string, Followed>()
  session.on('Network.requestWillBeSent', ({ requestId, type, request, wallTime, timestamp }) => {
    const kind = type === 'Preflight' ? 'preflight' : type === 'Image' ? 'photo' : 'code or data'
    const path = new URL(request.url).pathname
    followed.set(requestId, { path, kind, wallMs: wallTime * 1000, startedMs: timestamp * 1000 })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => followed.delete(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) followed.delete(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = followed.get(requestId)
    if (!request) return
    request.cameMs = timestamp * 1000 - request.startedMs
    request.bytes = encodedDataLength
  })
  return (clickedAtMs) =>
    [...followed.values()].map(({ path, kind, wallMs, cameMs, bytes = 0 }) => {
      const sentMs = wallMs - clickedAtMs
      return { path, kind, sentMs, cameMs: cameMs === undefined ? null : sentMs + cameMs, bytes }
    })
}
