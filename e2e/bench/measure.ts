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

/** Costs of a page before any interaction, at slow 4G and a CPU four times slower. */
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

/** Longest time in ms from an input of `act` to the end of the next frame. */
export async function slowestInput(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void (Reflect.get(globalThis, Symbol.for('comanda bench')).inputMs.length = 0))
  await act()
  const times = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return Reflect.get(globalThis, Symbol.for('comanda bench')).inputMs as number[]
  })
  return Math.max(0, ...times)
}

/** Median of the rounds, so that one slow round does not count. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2
}
