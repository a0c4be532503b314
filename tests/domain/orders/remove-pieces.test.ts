import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Cents } from '#src/contract/values.ts'
import { apportion } from '#src/domain/apportion.ts'
import { cents, sumCents } from '#src/domain/money.ts'
import type { PlacedLine, PlacedOrder } from '#src/domain/orders/remove-pieces.ts'
import { removePieces } from '#src/domain/orders/remove-pieces.ts'
import { includedVat } from '#src/domain/taxes/included-vat.ts'

const percent = 10
const vatOf = (gross: Cents) => [{ class: 'dish', percent, gross, vat: includedVat(gross, percent) }] as const

/** An order of such lines whose discount is divided over them, with costs that are no line's. */
function anOrder(
  dishes: readonly (readonly [quantity: number, unitPrice: number])[],
  { discount = 0, costs = 0, knowsVat = true } = {},
): PlacedOrder {
  const totals = dishes.map(([quantity, unitPrice]) => cents(quantity * unitPrice))
  const productsTotal = sumCents(totals)
  const off = cents(Math.min(discount, productsTotal))
  const prices = apportion(cents(productsTotal - off), totals)
  const lines = dishes.map(([quantity, unitPrice], position): PlacedLine => {
    const vat = knowsVat ? vatOf(prices[position] ?? cents(0)) : null
    return { position, quantity, unitPrice: cents(unitPrice), total: totals[position] ?? cents(0), vat }
  })
  return { lines, productsTotal, discount: off, total: cents(productsTotal - off + costs) }
}

const someDishes = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 4000 })), {
  minLength: 1,
  maxLength: 5,
})
const anyOrder = fc
  .tuple(someDishes, fc.nat(9000), fc.nat(900), fc.boolean())
  .map(([dishes, discount, costs, knowsVat]) => anOrder(dishes, { discount, costs, knowsVat }))

describe('removePieces', () => {
  test('any removals and the rest are exactly what was paid [ORD-66]', () => {
    fc.assert(
      fc.property(anyOrder, fc.infiniteStream(fc.nat()), (order, choices) => {
        const choose = (count: number) => choices.next().value! % count
        let [now, back] = [order, 0]
        for (let round = 0; round < 8; round += 1) {
          const line = now.lines[choose(now.lines.length)]!
          const quantity = 1 + choose(line.quantity)
          const removed = removePieces(now, [{ position: line.position, quantity }])
          const isWhole = now.lines.length === 1 && quantity === line.quantity
          expect(removed.ok).toBe(!isWhole)
          if (!removed.ok) continue
          now = removed.value
          back += removed.value.amount
          expect(removed.value.amount).toBeGreaterThanOrEqual(0)
          expect(back + now.total).toBe(order.total)
          expect(now.discount).toBeGreaterThanOrEqual(0)
          // Fees stay: what is left beside the lines after discounts is the same.
          expect(now.total - now.productsTotal + now.discount).toBe(order.total - order.productsTotal + order.discount)
          expect(sumCents(now.lines.map(({ total }) => total))).toBe(now.productsTotal)
          const grosses = now.lines.flatMap(({ vat }) => vat ?? []).map(({ gross }) => gross)
          const isKept = now.lines.every(({ vat }) => vat !== null)
          expect(isKept ? sumCents(grosses) : now.productsTotal - now.discount).toBe(now.productsTotal - now.discount)
        }
      }),
    )
  })

  test('gives back the price after discounts, with its VAT [ORD-66]', () => {
    // 10 % off 3 × 5,50 and 10,00.
    const order = anOrder(
      [
        [3, 550],
        [1, 1000],
      ],
      { discount: 265, costs: 150 },
    )
    const removed = removePieces(order, [{ position: 0, quantity: 2 }])
    if (!removed.ok) throw new Error(removed.refusal.reason)
    expect(removed.value).toMatchObject({ amount: 990, total: 1545, productsTotal: 1550, discount: 155 })
    expect(removed.value.lines[0]).toMatchObject({ quantity: 1, total: 550, vat: [{ gross: 495, vat: 45 }] })
  })

  test('takes from several lines, the others stay as they are [ORD-66]', () => {
    const order = anOrder([
      [2, 300],
      [2, 500],
      [1, 700],
    ])
    const pieces = [
      { position: 0, quantity: 2 },
      { position: 1, quantity: 1 },
    ]
    const removed = removePieces(order, pieces)
    if (!removed.ok) throw new Error(removed.refusal.reason)
    expect(removed.value).toMatchObject({ amount: 1100, total: 1200 })
    expect(removed.value.lines).toMatchObject([{ position: 1, quantity: 1 }, { position: 2 }])
    expect(removed.value.lines[1]).toBe(order.lines[2])
  })

  test('gives back the same where VAT was not kept [ORD-66]', () => {
    const order = anOrder(
      [
        [3, 550],
        [1, 1000],
      ],
      { discount: 265, knowsVat: false },
    )
    const [first, second] = order.lines
    const half = { ...order, lines: [{ ...first!, vat: vatOf(cents(1485)) }, second!] }
    for (const each of [order, half])
      expect(removePieces(each, [{ position: 0, quantity: 2 }])).toMatchObject({
        value: { amount: 990, discount: 155 },
      })
  })

  test('keeps the parts of a dish of several classes [ORD-66]', () => {
    const parts = [
      ...vatOf(cents(300)),
      { ...vatOf(cents(700))[0], class: 'alcohol', percent: 22, vat: cents(126) } as const,
    ]
    const own = { class: 'softDrink', percent: null, gross: cents(200), vat: null } as const
    const line = { position: 0, quantity: 2, unitPrice: cents(600), total: cents(1200), vat: [...parts, own] }
    const order = { lines: [line], productsTotal: cents(1200), discount: cents(0), total: cents(1200) }
    expect(removePieces(order, [{ position: 0, quantity: 1 }])).toMatchObject({
      value: {
        lines: [
          {
            vat: [
              { gross: 150, vat: 14 },
              { gross: 350, vat: 63 },
              { ...own, gross: 100 },
            ],
          },
        ],
      },
    })
  })

  test.each([
    ['nothing', []],
    ['another line', [{ position: 7, quantity: 1 }]],
    [
      'another line beside one of its own',
      [
        { position: 0, quantity: 1 },
        { position: 7, quantity: 1 },
      ],
    ],
    ['more than there are', [{ position: 0, quantity: 4 }]],
    ['no piece', [{ position: 0, quantity: 0 }]],
    [
      'a line twice',
      [
        { position: 0, quantity: 1 },
        { position: 0, quantity: 1 },
      ],
    ],
  ])('refuses %s', (_what, pieces) => {
    expect(removePieces(anOrder([[3, 550]]), pieces)).toMatchObject({ refusal: { reason: 'unknown-pieces' } })
  })

  test('leaves removing everything to a cancellation [ORD-66]', () => {
    const all = [{ position: 0, quantity: 3 }]
    expect(removePieces(anOrder([[3, 550]]), all)).toMatchObject({ refusal: { reason: 'all-removed' } })
  })

  test('keeps the smallest unit of a currency', () => {
    const removed = removePieces(anOrder([[3, 1000]], { discount: 100 }), [{ position: 0, quantity: 1 }], 100)
    expect(removed).toMatchObject({ value: { amount: 1000, total: 1900 } })
  })

  test('gives back a whole line to the last cent', () => {
    const order = anOrder([
      [1, 950],
      [1, 1000],
    ])
    expect(removePieces(order, [{ position: 0, quantity: 1 }], 100)).toMatchObject({
      value: { amount: 950, total: 1000 },
    })
  })
})
