import { describe, expect, test } from 'vitest'

import { openTable } from './open-table.tsx'
import type { TableSetup } from './open-table.tsx'

/** Two orders of 9.50 and 15.00, each with 4.00 for two covers. */
const twice = { rounds: [{}, { dishes: [{ id: 801, quantity: 2 }] }] }

async function openSplit(setup: TableSetup = twice) {
  const table = await openTable(setup)
  const { screen, user, card } = table
  await screen.findByRole('region', { name: 'Split the bill' })
  const split = card('Split the bill')
  return {
    ...table,
    split,
    more: () => user.click(split.getByRole('button', { name: 'One more person' })),
    choose: (name: string) => user.click(split.getByRole('radio', { name })),
    dishes: () => split.getAllByRole<HTMLInputElement>('checkbox'),
    async tick(index: number) {
      const dish = split.getAllByRole('checkbox')[index]
      if (dish) await user.click(dish)
    },
  }
}

describe('a bill in equal parts', () => {
  test('begins with the people of the orders', async () => {
    const { parts } = await openSplit()
    expect(parts()).toEqual(['Each of 2 people pays12,25 €'])
  })

  test('by three shows the odd cent', async () => {
    const { parts, more, expectAccessible } = await openSplit()
    await more()
    expect(parts()).toEqual(['Each of 2 people pays8,17 €', '1 person pays8,16 €'])
    await expectAccessible()
  })
})

describe('a bill by dish', () => {
  test('gives each person what they ticked, with their costs', async () => {
    const { parts, choose, tick, dishes, split, expectAccessible } = await openSplit()
    await choose('By dish')
    expect(split.getByText('Nobody has taken 16,50 € yet: it is split among everyone.')).toBeTruthy()
    await tick(0)
    await choose('Person 2')
    await tick(1)
    await tick(2)
    expect(dishes().map(({ checked }) => checked)).toEqual([false, true, true])
    expect(split.getByText('Person 1', { selector: '.hint' })).toBeTruthy()
    expect(parts()).toEqual(['Person 1Tiramisu9,50 €', 'Person 2Tiramisu, Tiramisu15,00 €'])
    expect(split.queryByText(/^Nobody has taken/)).toBeNull()
    await expectAccessible()
  })

  test('takes a dish back, and from another person', async () => {
    const { parts, choose, tick, user, split } = await openSplit({ rounds: [{}] })
    await choose('By dish')
    await tick(0)
    expect(parts()).toEqual(['Person 1Tiramisu9,50 €', 'Person 20,00 €'])
    await choose('Person 2')
    await tick(0)
    expect(parts()).toEqual(['Person 10,00 €', 'Person 2Tiramisu9,50 €'])
    await tick(0)
    expect(parts()).toEqual(['Person 14,75 €', 'Person 24,75 €'])
    await user.click(split.getByRole('button', { name: 'One person less' }))
    expect(parts()).toEqual(['Person 19,50 €'])
  })

  test('sends nothing', async () => {
    const { choose, tick, calls, settled } = await openSplit()
    await settled()
    const before = calls.length
    await choose('By dish')
    await tick(0)
    await settled()
    expect(calls.length).toBe(before)
  })
})
