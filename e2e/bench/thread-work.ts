import type { CDPSession } from '@playwright/test'

export const threadParts = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'] as const
export type Work = Readonly<Record<(typeof threadParts)[number], number>>

/**
 * Milliseconds that the main thread works while `act` runs. Counted on the thread's own clock: what else runs on the
 * machine does not count.
 */
export async function workDuring(session: CDPSession, act: () => Promise<unknown>): Promise<Work> {
  await session.send('Performance.disable')
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const measure = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (part: string) => (metrics.find(({ name }) => name === part)?.value ?? 0) * 1000
  }
  const before = await measure()
  await act()
  const after = await measure()
  return Object.fromEntries(threadParts.map((part) => [part, after(part) - before(part)])) as Work
}
