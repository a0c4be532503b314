import type { Browser } from '@playwright/test'

import { freshContext } from './measure.ts'
import { heapBytes, scriptMs, throttled } from './throttle.ts'

export type HostCost = {
  readonly requests: number
  /** Origins asked besides the page's own. */
  readonly origins: number
  readonly scriptMs: number
  readonly longTasks: number
  readonly blockingMs: number
  readonly lcpMs: number
  readonly shift: number
  readonly heap: number
  readonly globals: readonly string[]
  readonly nodes: number
  /** Computed styles of each element of the page itself. */
  readonly styles: readonly string[]
}

/** Costs of a page before any interaction, at slow 4G and a CPU four times slower. */
export async function hostCost(browser: Browser, url: string): Promise<HostCost> {
  const context = await freshContext(browser, { hasTouch: true })
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const session = await throttled(page, { network: true, cpu: 4 })
  await page.goto(url, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(() => {
    const bench = Reflect.get(globalThis, Symbol.for('comanda bench'))
    return {
      longTasks: bench.longTasks as number,
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
    origins: new Set(requests.map((address) => new URL(address).origin)).size - 1,
    scriptMs: await scriptMs(session),
    heap: await heapBytes(session),
    styles: await page.evaluate(
      () => Reflect.get(globalThis, Symbol.for('comanda bench')).styles() as readonly string[],
    ),
  }
  await context.close()
  return cost
}
