import type { Locator, Page } from '@playwright/test'

import { standing, timeBudgets } from '#tools/budgets.ts'

import { widgetPage } from '../support/widget-page.ts'
import { freshContext, median, slowestInput } from './measure.ts'
import { dishSelector } from './pages.ts'
import type { Bench } from './report-host.ts'
import { printTable } from './table.ts'
import { throttled } from './throttle.ts'
import { openMenu } from './visits.ts'

type Widget = ReturnType<typeof widgetPage>
type Input = {
  readonly name: string
  readonly target: (widget: Widget) => Locator
  /** Typed into the target; without it the target is clicked. */
  readonly keys?: string
  readonly budget: (typeof timeBudgets)['input' | 'searchKey']
}

// The first dish of restaurant 6 is sold out.
const dishOnSale = (widget: Locator) => widget.locator(dishSelector).nth(1)

const inputs: readonly Input[] = [
  {
    name: 'category',
    target: ({ widget }) => widget.getByRole('navigation', { name: 'Categories' }).getByRole('button').nth(3),
    budget: timeBudgets.input,
  },
  {
    name: 'add from the list',
    target: ({ widget }) => dishOnSale(widget).getByRole('button', { name: /^Add / }),
    budget: timeBudgets.input,
  },
  {
    name: 'open product',
    target: ({ widget }) => dishOnSale(widget).getByRole('button').first(),
    budget: timeBudgets.input,
  },
  {
    name: 'save product',
    target: ({ button }) => button(/^Add to order/),
    budget: timeBudgets.input,
  },
  {
    name: 'search key',
    target: ({ widget }) => widget.getByRole('searchbox'),
    keys: 'mar',
    budget: timeBudgets.searchKey,
  },
]

/** From an input to the end of the next frame, with 1,000 products and a CPU four times slower. */
export async function reportInputs({ browser, pages, rounds }: Bench) {
  const absent = new Set<string>()
  const times = new Map<string, number[]>(inputs.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    const context = await freshContext(browser)
    const page = await context.newPage()
    await openMenu(page, pages.comanda1000Wizard)
    await throttled(page, { cpu: 4 })
    for (const input of inputs) {
      if (absent.has(input.name)) continue
      const ms = await inputMs(page, input)
      if (ms === null) absent.add(input.name)
      else times.get(input.name)?.push(ms)
    }
    await context.close()
  }
  printTable(
    'Input to next frame, 1,000 products, 4x CPU',
    ['', 'ms', 'goal', 'hard line', ''],
    inputs.map(({ name, budget }) => {
      const found = times.get(name) ?? []
      if (found.length === 0) return [name, 'not built yet', budget.goal, budget.hard, '']
      return [name, median(found), budget.goal, budget.hard, standing(median(found), budget)]
    }),
  )
}

// Locating by role lays out invisible dishes; wait until the browser has skipped them again.
const settledMs = 500

/** Null when the screen has no such element. */
async function inputMs(page: Page, { target, keys }: Input): Promise<number | null> {
  const place = target(widgetPage(page))
  const isThere = await place.waitFor({ timeout: 20_000 }).then(
    () => true,
    () => false,
  )
  if (!isThere) return null
  await place.scrollIntoViewIfNeeded()
  if (keys) await place.focus()
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.waitForTimeout(settledMs)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  return slowestInput(page, () => (keys ? page.keyboard.type(keys) : page.mouse.click(x + width / 2, y + height / 2)))
}
