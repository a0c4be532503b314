import { expect } from '@playwright/test'
import type { Locator, Page, Request, Route } from '@playwright/test'

export type Hops = {
  /** Answers so many waves and nothing more: `shown` must come with the last of them, not before. */
  show(shown: Locator, waves: number): Promise<void>
  /** Answers everything until nothing more is asked. */
  settle(): Promise<void>
  /** Names of the calls that were answered, in order. */
  readonly calls: readonly string[]
  /** Files of the CDN that were answered, in order. */
  readonly files: readonly string[]
}

const quietFrames = 24

/**
 * Holds what the page asks of CDN and service, but for photos, and answers it in waves: what is asked while a wave is
 * on its way belongs to the next one. So each wave is a round trip, whatever the speed of the machine. A call that
 * browsers ask about first waits one wave longer, because Playwright answers preflights itself.
 */
export async function holdHops(page: Page): Promise<Hops> {
  let waiting: Route[] = []
  let wave = 0
  /** The wave in which each address was asked about. */
  const preflights = new Map<string, number>()
  const [calls, files]: [string[], string[]] = [[], []]
  await page.route(/\/(chunks|webservice)\//, (route) => {
    if (route.request().url().includes('/get_image/')) return route.continue()
    waiting.push(route)
    return undefined
  })

  /** Those that are waiting, without calls whose preflight is part of this wave. */
  function takeWaiting(): Route[] {
    const held = waiting.filter((route) => waitsForPreflight(route.request()))
    const taken = waiting.filter((route) => !held.includes(route))
    waiting = held
    return taken
  }

  function waitsForPreflight(request: Request): boolean {
    if (!needsPreflight(request)) return false
    const asked = preflights.get(request.url()) ?? wave
    preflights.set(request.url(), asked)
    return asked === wave
  }

  /** Answers what is waiting; what the page asks until it has an answer is of the same wave. */
  async function answerWave(): Promise<void> {
    wave += 1
    const answers: (() => Promise<void>)[] = []
    for (let taken = takeWaiting(); taken.length > 0; taken = takeWaiting())
      answers.push(...(await Promise.all(taken.map(fetched))))
    await Promise.all(answers.map((answer) => answer()))
  }

  /** Some frames in a row in which the page asks nothing more: what has come is drawn. */
  async function untilAllIsAsked(): Promise<void> {
    let known = -1
    while (known !== waiting.length) {
      known = waiting.length
      await page.evaluate(async (frames) => {
        for (let frame = 0; frame < frames; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
      }, quietFrames)
    }
  }

  /** Fetches an answer; what it returns hands the answer to the page. */
  async function fetched(route: Route): Promise<() => Promise<void>> {
    const path = new URL(route.request().url()).pathname.slice(1)
    if (path.startsWith('chunks/')) files.push(path)
    else calls.push(path.split('/').at(-1) ?? '')
    const response = await route.fetch()
    return () => route.fulfill({ response })
  }

  return {
    calls,
    files,
    async show(shown, count) {
      for (let hops = 0; hops < count; hops += 1) {
        await expect.poll(() => waiting.length).toBeGreaterThan(0)
        await untilAllIsAsked()
        expect(await shown.isVisible(), `shown after ${hops} hops`).toBe(false)
        await answerWave()
      }
      await expect(shown, `shown after ${count} hops`).toBeVisible()
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
