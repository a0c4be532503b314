import type { CDPSession, Locator, Page } from '@playwright/test'

import type { Budget } from '#tools/budgets.ts'
import { timeBudgets } from '#tools/budgets.ts'

import { widgetPage } from '../support/widget-page.ts'
import { slowestInput } from './measure.ts'
import { dishSelector } from './pages.ts'
import { workDuring } from './thread-work.ts'

type Widget = ReturnType<typeof widgetPage>
export type Input = {
  readonly name: string
  readonly target: (widget: Widget) => Locator
  /** Typed into the target; without it a finger taps the target. */
  readonly keys?: string
  readonly budget: Budget
}
export type Answered = {
  /** From the slowest event of the input to the end of the next frame. */
  readonly ms: number
  /** Work of the main thread until it is idle again. */
  readonly workMs: number
}

// The first dish of restaurant 6 is sold out.
const dishOnSale = (widget: Locator) => widget.locator(dishSelector).nth(1)

export const add: Input = {
  name: 'add from the list',
  target: ({ widget }) => dishOnSale(widget).getByRole('button', { name: /^Add / }),
  budget: timeBudgets.input,
}
export const searchKey: Input = {
  name: 'search key',
  target: ({ widget }) => widget.getByRole('searchbox'),
  keys: 'mar',
  budget: timeBudgets.redraw,
}
/** In the order of a visit, so that the sheet is opened for the first time. */
export const clicks: readonly Input[] = [
  {
    name: 'category',
    target: ({ widget }) => widget.getByRole('navigation', { name: 'Categories' }).getByRole('button').nth(3),
    budget: timeBudgets.input,
  },
  add,
  {
    name: 'open product',
    target: ({ widget }) => dishOnSale(widget).getByRole('button').first(),
    budget: timeBudgets.input,
  },
  { name: 'save product', target: ({ button }) => button(/^Add to order/), budget: timeBudgets.input },
]
/** Changes all texts, so it comes last. */
export const language: Input = {
  name: 'language',
  target: ({ widget }) =>
    widget.getByRole('navigation', { name: 'Language' }).getByRole('button', { name: 'Italiano' }),
  budget: timeBudgets.redraw,
}

// Locating by role lays out invisible dishes; wait until the browser has skipped them again.
const settledMs = 500

/** Answers once the page has nothing left to do. */
const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))

/** Does one input and measures what it costs. */
export async function answered(page: Page, session: CDPSession, { target, keys }: Input): Promise<Answered> {
  const place = target(widgetPage(page))
  await place.waitFor()
  await place.scrollIntoViewIfNeeded()
  if (keys) await place.focus()
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.waitForTimeout(settledMs)
  await idle(page)
  let ms = 0
  const work = await workDuring(session, async () => {
    ms = await slowestInput(page, () =>
      keys ? page.keyboard.type(keys) : page.touchscreen.tap(x + width / 2, y + height / 2),
    )
    await idle(page)
    await idle(page)
  })
  if (keys) await place.fill('')
  return { ms, workMs: work.TaskDuration }
}
