import { describe, expect, test } from 'vitest'

import { rowOptions } from '#src/domain/orders/row-options.ts'
import { id, price } from '#tests/support/builders.ts'
import { aRow } from '#tests/support/order-builders.ts'

const part = { productId: id<'Product'>(70), name: 'Cola', quantity: 2, price: price('0.00'), total: price('0.00') }
const extra = (name: string) => ({ ingredientId: id<'Ingredient'>(1), name, price: price('1.00') })

describe('rowOptions', () => {
  test('are none for a dish as it is', () => {
    expect(rowOptions(aRow())).toEqual([])
  })

  test('stand in the order of choosing [ORD-17]', () => {
    const row = aRow({
      sizeName: 'Maxi',
      sizePrice: price('8.00'),
      variantName: 'Wholemeal',
      variantPrice: price('0.50'),
      comboContent: [part],
      picks: [extra('Lemon')],
      additions: [extra('Olives')],
      note: 'Well done',
    })
    expect(rowOptions(row)).toEqual([
      { kind: 'choice', name: 'Maxi', price: 800 },
      { kind: 'choice', name: 'Wholemeal', price: 50 },
      { kind: 'part', name: 'Cola', quantity: 2 },
      { kind: 'choice', name: 'Lemon', price: 100 },
      { kind: 'addition', name: 'Olives', price: 100 },
      { kind: 'note', text: 'Well done' },
    ])
  })

  test.each([
    [true, 'variable' as const, true],
    [true, null, true],
    [true, 'fixed' as const, false],
    [false, 'variable' as const, false],
  ])('a combo %s, priced %s, has a minimum price: %s [ORD-18]', (isCombo, comboPricing, isMinimum) => {
    expect(rowOptions(aRow({ isCombo, comboPricing }))).toEqual(isMinimum ? [{ kind: 'minimumPrice' }] : [])
  })
})
