import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Cents } from '#src/contract/values.ts'
import type { Takers } from '#src/domain/tables/split-bill.ts'
import { dishUnits, splitByDish, splitEqually, takerOf, untakenUnits } from '#src/domain/tables/split-bill.ts'
import { id, price } from '#tests/support/builders.ts'
import { aRow } from '#tests/support/order-builders.ts'

const prices = (...amounts: string[]) => amounts.map(price)
const sum = (amounts: readonly Cents[]) => amounts.reduce((total, amount) => total + amount, 0)

type Dish = readonly [quantity: number, total: string]
const anOrder = (number: number, total: string, ...dishes: Dish[]) => ({
  id: id<'Order'>(number),
  total: price(total),
  rows: dishes.map(([quantity, rowTotal]) => aRow({ quantity, total: price(rowTotal) })),
})

describe('splitEqually', () => {
  test.each([
    ['50.00', 3, ['16.67', '16.67', '16.66']],
    ['50.00', 1, ['50.00']],
    ['50.00', 2, ['25.00', '25.00']],
    ['0.02', 3, ['0.01', '0.01', '0.00']],
    ['0.00', 2, ['0.00', '0.00']],
  ])('%s by %i, the largest parts first', (total, people, parts) => {
    expect(splitEqually(price(total), people)).toEqual(prices(...parts))
  })

  test('adds up, differs by at most a cent, never negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 60 }), (total, people) => {
        const parts = splitEqually(total as Cents, people)
        expect(parts).toHaveLength(people)
        expect(sum(parts)).toBe(total)
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
        expect(parts).toEqual([...parts].sort((a, b) => b - a))
      }),
    )
  })
})

describe('dishUnits', () => {
  test('are the portions of every row', () => {
    const units = dishUnits([anOrder(7, '16.00', [3, '10.00'], [1, '6.00']), anOrder(8, '2.00', [1, '2.00'])])
    expect(units.map((unit) => [unit.key, unit.price])).toEqual([
      ['7-0-0', 334],
      ['7-0-1', 333],
      ['7-0-2', 333],
      ['7-1-0', 600],
      ['8-0-0', 200],
    ])
  })
})

describe('splitByDish', () => {
  const bill = [anOrder(7, '20.00', [2, '14.00'], [1, '6.00'])]

  test('gives everybody what they had', () => {
    const takers = { '7-0-0': 0, '7-0-1': 0, '7-1-0': 1 }
    expect(splitByDish(bill, takers, 2)).toEqual(prices('14.00', '6.00'))
    expect(untakenUnits(dishUnits(bill), takers, 2)).toEqual([])
  })

  test('splits what nobody took among all', () => {
    expect(splitByDish(bill, { '7-0-0': 0, '7-1-0': 2 }, 3)).toEqual(prices('9.34', '2.33', '8.33'))
    expect(splitByDish(bill, {}, 3)).toEqual(prices('6.67', '6.67', '6.66'))
  })

  test('gives back what a person who left had taken', () => {
    const takers = { '7-0-0': 0, '7-0-1': 0, '7-1-0': 2 }
    expect(takerOf('7-1-0', takers, 3)).toBe(2)
    expect(takerOf('7-1-0', takers, 2)).toBeNull()
    expect(splitByDish(bill, takers, 2)).toEqual(prices('17.00', '3.00'))
  })

  test.each([
    ['a discount', '10.00', ['7.00', '3.00']],
    ['costs', '22.00', ['15.40', '6.60']],
    ['an odd cent', '20.01', ['14.01', '6.00']],
  ])('shares %s in proportion', (_what, total, parts) => {
    const order = { ...bill[0]!, total: price(total) }
    expect(splitByDish([order], { '7-0-0': 0, '7-0-1': 0, '7-1-0': 1 }, 2)).toEqual(prices(...parts))
  })

  test('leaves a discount with its round', () => {
    const rounds = [anOrder(7, '5.00', [1, '10.00']), anOrder(8, '10.00', [1, '10.00'])]
    expect(splitByDish(rounds, { '7-0-0': 0, '8-0-0': 1 }, 2)).toEqual(prices('5.00', '10.00'))
  })

  test('splits equally what has no dishes, or free ones', () => {
    expect(splitByDish([anOrder(7, '3.00')], {}, 2)).toEqual(prices('1.50', '1.50'))
    expect(splitByDish([anOrder(7, '3.00', [1, '0.00'])], { '7-0-0': 1 }, 2)).toEqual(prices('1.50', '1.50'))
  })

  const aDish = fc.record({ quantity: fc.integer({ min: 1, max: 6 }), total: fc.integer({ min: 0, max: 20_000 }) })
  const aBill = fc.array(
    fc.record({ dishes: fc.array(aDish, { maxLength: 5 }), share: fc.integer({ max: 150, min: 0 }) }),
    {
      maxLength: 4,
    },
  )

  test('adds up to what is owed and is never negative', () => {
    fc.assert(
      fc.property(aBill, fc.integer({ min: 1, max: 12 }), fc.infiniteStream(fc.nat(14)), (orders, people, dice) => {
        const rounds = orders.map(({ dishes, share }, index) => {
          const gross = dishes.reduce((total, dish) => total + dish.total, 0)
          return {
            id: id<'Order'>(index + 1),
            // With a discount or costs of its own.
            total: Math.round((gross * share) / 100) as Cents,
            rows: dishes.map(({ quantity, total }) => aRow({ quantity, total: total as Cents })),
          }
        })
        const units = dishUnits(rounds)
        expect(sum(units.map((unit) => unit.price))).toBe(
          sum(rounds.flatMap(({ rows }) => rows.map((row) => row.total))),
        )
        const takers: Takers = Object.fromEntries(units.map(({ key }) => [key, dice.next().value as number]))
        const parts = splitByDish(rounds, takers, people)
        expect(parts).toHaveLength(people)
        expect(sum(parts)).toBe(sum(rounds.map(({ total }) => total)))
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('owes all of it who took every dish', () => {
    fc.assert(
      fc.property(
        fc.array(aDish, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 12 }),
        (dishes, people) => {
          const rows = dishes.map(({ quantity, total }) => aRow({ quantity, total: total as Cents }))
          const gross = sum(rows.map(({ total }) => total))
          fc.pre(gross > 0)
          const rounds = [{ id: id<'Order'>(1), total: gross as Cents, rows }]
          const takers = Object.fromEntries(dishUnits(rounds).map(({ key }) => [key, people - 1]))
          expect(splitByDish(rounds, takers, people).at(-1)).toBe(gross)
        },
      ),
    )
  })
})

test('a currency without cents is split in whole units [PRICE-47]', () => {
  expect(splitEqually(price('1000.00'), 3, 100)).toEqual([price('334.00'), price('333.00'), price('333.00')])
})
