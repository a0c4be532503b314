import { expect } from '@playwright/test'
import type { Locator, Page, Request, Route } from '@playwright/test'

export type Hops = {
  /** Answers wave after wave until `shown` is to be seen; resolves to the number of waves. */
  until(shown: Locator): Promise<number>
  /** Answers everything until nothing more is asked. */
  settle(): Promise<void>
  /** Names of the calls that were answered, in order. */
  readonly calls: readonly string[]
  /** Files of the CDN that were answered, in order. */
  readonly files: readonly string[]
}

/**
 * Holds what the page asks of CDN and service, but for photos, and answers it in waves: what is asked while a wave is
 * on its way belongs to the next one. So each wave is a round trip, whatever the speed of the machine. A call that
 * browsers ask about first waits one wave longer, because Playwright answers preflights itself.
 */
export async function holdHops(page: Page): Promise<Hops> {
  let waiting: Route[] = []
  const preflighted = new Set<string>()
  const [calls, files]: [string[], string[]] = [[], []]
  await page.route(/\/(chunks|webservice)\//, (route) => {
    if (route.request().url().includes('/get_image/')) return route.continue()
    waiting.push(route)
    return undefined
  })

  async function answerWave(): Promise<void> {
    const wave = waiting
    waiting = wave.filter((route) => needsPreflight(route.request()) && !preflighted.has(route.request().url()))
    for (const route of waiting) preflighted.add(route.request().url())
    await Promise.all(wave.filter((route) => !waiting.includes(route)).map(answer))
  }

  async function answer(route: Route): Promise<void> {
    const path = new URL(route.request().url()).pathname.slice(1)
    if (path.startsWith('chunks/')) files.push(path)
    else calls.push(path.split('/').at(-1) ?? '')
    await route.fulfill({ response: await route.fetch() })
  }

  /** Two frames in which the page asks nothing more. */
  async function untilAllIsAsked(): Promise<void> {
    let known = -1
    while (known !== waiting.length) {
      known = waiting.length
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    }
  }

  return {
    calls,
    files,
    async until(shown) {
      for (let waves = 0; ; waves += 1) {
        await expect.poll(async () => waiting.length > 0 || (await shown.isVisible())).toBe(true)
        await untilAllIsAsked()
        if (await shown.isVisible()) return waves
        await answerWave()
      }
    },
    async settle() {
      await untilAllIsAsked()
      while (waiting.length > 0) {
        await answerWave()
        await untilAllIsAsked()
      }
    },
  }
}

/** Whether it is no simple request: a body of another type than text, or a header of ours. */
function needsPreflight(request: Request): boolean {
  const { 'content-type': type = 'text/plain', ...others } = request.headers()
  return !type.startsWith('text/plain') || 'idempotency-key' in others || 'authorization' in others
}
