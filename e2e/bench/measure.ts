import { fileURLToPath } from 'node:url'

import type { Browser, BrowserContext, Page } from '@playwright/test'

const clock = fileURLToPath(new URL('page-clock.js', import.meta.url))
const viewport = { width: 390, height: 844 }

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

type Visitor = {
  /** Browser storage of an earlier visit. */
  readonly storage?: StorageState | undefined
  /** A finger, no mouse. */
  readonly hasTouch: boolean
}

/** A new, cold browser profile whose pages carry the bench's clock. */
export async function freshContext(browser: Browser, { storage, hasTouch }: Visitor): Promise<BrowserContext> {
  const options = { viewport, hasTouch, locale: 'en-GB', timezoneId: 'Europe/Rome' }
  const context = await browser.newContext(storage ? { ...options, storageState: storage } : options)
  await context.addInitScript({ path: clock })
  return context
}

/** Longest time in ms from an event of an input of `act` to the end of the next frame. */
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
