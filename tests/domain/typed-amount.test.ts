import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { cents } from '#src/domain/money.ts'
import { amountToType, highestTypedAmount, typedAmount } from '#src/domain/typed-amount.ts'

describe('typedAmount', () => {
  test.each([
    ['2', 200],
    [' 2,5 ', 250],
    ['2.50', 250],
    ['999999,99', highestTypedAmount],
    ['1000000', null],
    ['2,505', null],
    ['2,', null],
    [',5', null],
    ['-2', null],
    ['2 €', null],
    ['', null],
  ])('of "%s" is %s', (typed, amount) => {
    expect(typedAmount(typed)).toBe(amount)
  })

  test('reads what is written for an amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: highestTypedAmount }), (amount) => {
        expect(typedAmount(amountToType(cents(amount)))).toBe(amount)
      }),
    )
    expect(amountToType(cents(250))).toBe('2,50')
  })
})
