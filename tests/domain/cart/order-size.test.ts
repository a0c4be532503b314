import { describe, expect, test } from 'vitest'

import { isTooLarge, mostLines, mostPieces } from '#src/domain/cart/order-size.ts'

const comboOf = (...quantities: readonly number[]) =>
  quantities.map((quantity) => ({ quantity }) as Parameters<typeof isTooLarge>[0][number]['item']['comboPicks'][number])
const line = (quantity: number, ...inside: readonly number[]) => ({
  quantity,
  item: { comboPicks: comboOf(...inside) },
})
const lines = (count: number) => Array.from({ length: count }, () => line(1))

describe('isTooLarge', () => {
  test.each([
    ['an office of sixty, three different dishes each', lines(180), false],
    ['as many lines as an order takes', lines(mostLines), false],
    ['one line more', lines(mostLines + 1), true],
    ['as many pieces as an order takes', [line(mostPieces - 1), line(1)], false],
    ['one piece more', [line(mostPieces), line(1)], true],
    ['combos of one product', [line(mostPieces, 1)], false],
    ['what is inside combos', [line(mostPieces / 4, 2, 2), line(1)], true],
    ['nothing', [], false],
  ])('judges %s [CART-38]', (_case, order, expected) => {
    expect(isTooLarge(order)).toBe(expected)
  })
})
