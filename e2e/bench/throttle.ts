import type { CDPSession, Page } from '@playwright/test'

import type { Delays } from '#tools/late.ts'
import { noDelays } from '#tools/late.ts'

/** Ms that slow 4G, as the DevTools define it, adds to a request. */
const roundTripMs = 562.5
/** The same with its 180 kB/s, which all requests share. */
const slow4g = { offline: false, latency: roundTripMs, downloadThroughput: 180_000, uploadThroughput: 84_375 }
/** The DevTools do not slow preflights, so the origins themselves answer them a round trip later (decision 108). */
export const slowPreflights: Delays = { ...noDelays, preflight: roundTripMs }
const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/** A DevTools session of the page, with cold caches and the given throttling. */
export async function throttled(page: Page, brakes: { network?: boolean; cpu?: number }): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Performance.enable')
  await session.send('Network.emulateNetworkConditions', brakes.network ? slow4g : unlimited)
  await session.send('Emulation.setCPUThrottlingRate', { rate: brakes.cpu ?? 1 })
  return session
}

/** Milliseconds of script the page has run so far. */
export async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}

/** Heap in use after a collection, in bytes. */
export async function heapBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
}
