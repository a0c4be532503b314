import type { Browser } from '@playwright/test'

import { growthBudget } from '#tools/budgets.ts'

import type { Answered, Input } from './inputs.ts'
import { add, answered, clicks, language, searchKey } from './inputs.ts'
import type { Judged } from './judged.ts'
import { freshContext, median } from './measure.ts'
import type { Bench } from './report-host.ts'
import { printTable } from './table.ts'
import { throttled } from './throttle.ts'
import { openMenu } from './visits.ts'

type Visited = { readonly wizard: string; readonly inputs: readonly Input[] }

/** One visit to a menu, which does each input once. */
async function visit(browser: Browser, { wizard, inputs }: Visited): Promise<Answered[]> {
  const context = await freshContext(browser, { hasTouch: true })
  const page = await context.newPage()
  await openMenu(page, wizard)
  const session = await throttled(page, { cpu: 4 })
  const answers: Answered[] = []
  for (const input of inputs) answers.push(await answered(page, session, input))
  await context.close()
  return answers
}

/** What inputs cost at 50, 1,000 and 5,000 products, with a CPU four times slower. */
export async function reportInputs({ browser, pages, rounds }: Bench): Promise<Judged[]> {
  const menus = {
    '50 products': { wizard: pages.comandaWizard, inputs: [...clicks, language] },
    '1,000 products': { wizard: pages.comanda1000Wizard, inputs: [...clicks, searchKey, language] },
    '5,000 products': { wizard: pages.comanda5000Wizard, inputs: [add, searchKey] },
  } as const satisfies Record<string, Visited>
  const measured = new Map<string, Answered[]>()
  const labelOf = (menu: string, { name }: Input) => `${name}, ${menu}`
  for (let round = 0; round < rounds; round += 1) {
    for (const [menu, visited] of Object.entries(menus)) {
      const answers = await visit(browser, visited)
      for (const [index, input] of visited.inputs.entries()) {
        const label = labelOf(menu, input)
        measured.set(label, [...(measured.get(label) ?? []), ...answers.slice(index, index + 1)])
      }
    }
  }
  const middle = (label: string, of: keyof Answered) => median((measured.get(label) ?? []).map((one) => one[of]))
  printTable(
    'Inputs, 4x CPU: to the next frame, and work of the main thread until it is idle',
    ['', 'ms', 'work ms'],
    [...measured.keys()].map((label) => [label, middle(label, 'ms'), middle(label, 'workMs')]),
  )
  const judged = Object.entries(menus).flatMap(([menu, { inputs }]) =>
    menu === '5,000 products'
      ? []
      : inputs.map((input): Judged => {
          const label = labelOf(menu, input)
          return { name: label, unit: 'ms', now: middle(label, 'ms'), budget: input.budget }
        }),
  )
  const growth = [add, searchKey].map((input): Judged => {
    const [few, many] = (['1,000 products', '5,000 products'] as const).map((menu) =>
      middle(labelOf(menu, input), 'workMs'),
    )
    const now = (many ?? Number.NaN) / (few ?? Number.NaN)
    return { name: `${input.name}, 5,000 products`, unit: 'times 1,000', now, budget: growthBudget }
  })
  return [...judged, ...growth]
}
