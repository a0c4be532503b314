import { fileURLToPath } from 'node:url'

import type { Browser, BrowserContext, Page } from '@playwright/test'

import { heapBytes, scriptMs, throttled } from './throttle.ts'

const clock = fileURLToPath(new URL('page-clock.js', import.meta.url))
const viewport = { width: 390, height: 844 }

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

export type HostCost = {
  readonly requests: number
  readonly scriptMs: number
  readonly blockingMs: number
  readonly lcpMs: number
  readonly shift: number
  readonly heap: number
  readonly globals: readonly string[]
  readonly nodes: number
}

/** A new, cold browser profile whose pages carry the bench's clock. */
export async function freshContext(browser: Browser, storageState?: StorageState): Promise<BrowserContext> {
  const options = { viewport, locale: 'en-GB', timezoneId: 'Europe/Rome' }
  const context = await browser.newContext(storageState ? { ...options, storageState } : options)
  await context.addInitScript({ path: clock })
  return context
}

/** What a page costs before anybody touches it, at slow 4G and a CPU four times slower. */
export async function hostCost(browser: Browser, url: string): Promise<HostCost> {
  const context = await freshContext(browser)
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const session = await throttled(page, { network: true, cpu: 4 })
  await page.goto(url, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(() => {
    const bench = Reflect.get(globalThis, Symbol.for('comanda bench'))
    return {
      blockingMs: bench.blockingMs as number,
      lcpMs: bench.lcpMs as number,
      shift: bench.shift as number,
      globals: Object.getOwnPropertyNames(globalThis),
      nodes: document.querySelectorAll('*').length,
    }
  })
  const cost = {
    ...seen,
    requests: requests.length - 1,
    scriptMs: await scriptMs(session),
    heap: await heapBytes(session),
  }
  await context.close()
  return cost
}

export type Opening = {
  readonly url: string
  readonly selector: string
  readonly amount: number
  /** Milliseconds of hovering before the click; 0 clicks without pointing first. */
  readonly intentMs: number
  /** What an earlier visit left in the browser. */
  readonly storage?: StorageState
}
export type Opened = {
  readonly ms: number
  readonly requests: number
  readonly preflights: number
  /** When the last request of the opening left, after the click. */
  readonly lastRequestMs: number
}

/** From the click on the button to so many rows painted: cold caches, slow 4G, a CPU four times slower. */
export async function opening(
  browser: Browser,
  { url, selector, amount, intentMs, storage }: Opening,
): Promise<Opened> {
  const context = await freshContext(browser, storage)
  const page = await context.newPage()
  const session = await throttled(page, { network: true, cpu: 4 })
  await page.goto(url, { waitUntil: 'networkidle' })
  const sent: { atMs: number; isPreflight: boolean }[] = []
  session.on('Network.requestWillBeSent', ({ type, request }) => {
    if (!request.url.startsWith('data:')) sent.push({ atMs: performance.now(), isPreflight: type === 'Preflight' })
  })
  const measured = page.evaluate(
    (wanted) => Reflect.get(globalThis, Symbol.for('comanda bench')).clickUntil(wanted) as Promise<number>,
    { selector, amount },
  )
  const button = page.getByRole('button', { name: /^(Order now|View order)/ }).first()
  if (intentMs > 0) {
    await button.hover()
    await page.waitForTimeout(intentMs)
  }
  const clickedMs = performance.now()
  await button.evaluate((element) => (element as HTMLElement).click())
  const ms = await measured
  const requests = sent.filter(({ isPreflight }) => !isPreflight)
  const lastRequestMs = Math.max(0, ...requests.map(({ atMs }) => atMs - clickedMs))
  await context.close()
  return { ms, requests: requests.length, preflights: sent.length - requests.length, lastRequestMs }
}

/** Milliseconds from each input of `act` to the end of the next frame: the worst of them. */
export async function slowestInput(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void (Reflect.get(globalThis, Symbol.for('comanda bench')).inputMs.length = 0))
  await act()
  const times = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return Reflect.get(globalThis, Symbol.for('comanda bench')).inputMs as number[]
  })
  return Math.max(0, ...times)
}

/** Middle of the rounds, so that one slow round does not decide. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2
}
