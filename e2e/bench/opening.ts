import type { Browser, Locator, Page } from '@playwright/test'

import type { StorageState } from './measure.ts'
import { freshContext } from './measure.ts'
import type { SentRequest } from './requests.ts'
import { cameWithin, followRequests } from './requests.ts'
import { throttled } from './throttle.ts'

export type Opening = {
  readonly url: string
  readonly selector: string
  readonly amount: number
  /** Milliseconds for which a mouse rests on the button before it clicks; 0 = a finger taps. */
  readonly intentMs: number
  /** Browser storage of an earlier visit. */
  readonly storage?: StorageState
  /** Selector inside the loader's snapshot, shown until the widget is rendered. */
  readonly isSnapshot?: true
  /** The page was opened completely before, so that the HTTP cache is warm. */
  readonly isSecondVisit?: true
  /** Waits for 5 s after the tap to see what an untouched widget fetches. */
  readonly isWatched?: true
  /** The browser says that its user saves data. */
  readonly savesData?: true
}

const watchedMs = 5000

export type Opened = {
  readonly ms: number
  /** Sent before the screen was usable. */
  readonly requests: readonly SentRequest[]
  /** Code and data that came within 5 s of the tap; none unless they were waited for. */
  readonly untouched: readonly SentRequest[]
}
type Wanted = Pick<Opening, 'selector' | 'amount'> & { readonly isSnapshot?: true | undefined }
type Tapped = { readonly ms: number; readonly tappedAtMs: number }

/** Time from the tap on the button until a number of rows is painted: cold caches, slow 4G, CPU four times slower. */
export async function opening(browser: Browser, target: Opening): Promise<Opened> {
  const { url, selector, amount, isSnapshot, intentMs, storage, isSecondVisit, isWatched, savesData } = target
  const context = await freshContext(browser, { storage, hasTouch: intentMs === 0 })
  const page = await context.newPage()
  if (isSecondVisit) {
    await page.goto(url)
    await tapUntil(page, { selector, amount })
    await page.waitForLoadState('networkidle')
  }
  const session = await throttled(page, { network: true, cpu: 4 })
  if (savesData) await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  await page.goto(url, { waitUntil: 'networkidle' })
  const requestsSince = followRequests(session)
  const { ms, tappedAtMs } = intentMs
    ? await clickUntil(page, { selector, amount, isSnapshot }, intentMs)
    : await tapUntil(page, { selector, amount, isSnapshot })
  if (isWatched) await page.waitForTimeout(watchedMs - ms)
  const all = requestsSince(tappedAtMs)
  await context.close()
  return {
    ms,
    requests: all.filter(({ sentMs }) => sentMs < ms),
    untouched: isWatched ? cameWithin(watchedMs, all) : [],
  }
}

function buttonOf(page: Page): Locator {
  return page.getByRole('button', { name: /^(Order now|Order for|View order|Opens)/ }).first()
}

/** Where the button is, in view. */
async function placeOf(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const button = buttonOf(page)
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('The button to tap is not to be seen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Measures the input of `act`, which must not reach the page before it is expected. */
async function timed(page: Page, wanted: Wanted, act: () => Promise<void>): Promise<Tapped> {
  await page.evaluate(
    (rows) => Reflect.get(globalThis, Symbol.for('comanda bench')).expectTap(rows) as undefined,
    wanted,
  )
  await act()
  return page.evaluate(() => Reflect.get(globalThis, Symbol.for('comanda bench')).tapped as Promise<Tapped>)
}

/** A finger taps the button, in a context with a touch screen; no pointer rests on it before. */
export async function tapUntil(page: Page, wanted: Wanted): Promise<Tapped> {
  const { x, y } = await placeOf(page)
  return timed(page, wanted, () => page.touchscreen.tap(x, y))
}

/** A mouse rests on the button, then clicks. */
async function clickUntil(page: Page, wanted: Wanted, intentMs: number): Promise<Tapped> {
  const { x, y } = await placeOf(page)
  return timed(page, wanted, async () => {
    await page.mouse.move(x, y)
    await page.waitForTimeout(intentMs)
    await page.mouse.click(x, y)
  })
}
