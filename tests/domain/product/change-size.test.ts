import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isIngredientAvailable } from '#src/domain/product/availability.ts'
import { changeSize } from '#src/domain/product/change-size.ts'
import { findExtra, groupRuleFor } from '#src/domain/product/extras.ts'
import { unitPrice } from '#src/domain/product/unit-price.ts'
import {
  aConfiguration,
  aGroupRule,
  aProduct,
  aSize,
  anExtra,
  anExtraSet,
  at,
  choose,
  id,
  price,
  venueId,
} from '#tests/support/builders.ts'
import { aConfiguredProduct } from '#tests/support/configured-product.ts'

const small = aSize({ id: id(1), price: price('5.00') })
const large = aSize({ id: id(2), price: price('7.50') })
const extras = [1, 2, 3].map((key) => anExtra({ id: id(key) }))
const chosen = aConfiguration({ sizeId: small.id, additions: extras.map(choose) })

describe('changeSize', () => {
  test('resets the price: small 5.00 becomes large 7.50 [PROD-16]', () => {
    const dish = aProduct({ sizes: [small, large] })
    const changed = changeSize(dish, aConfiguration({ sizeId: small.id }), large.id, venueId)
    expect(unitPrice(dish, changed, at('takeAway'))).toBe(price('7.50'))
  })

  test('prices the additions again: 6.00 becomes 9.00 [PROD-17]', () => {
    const mushroom = anExtra({ price: price('1.00'), sizePrices: [{ sizeId: large.id, price: price('1.50') }] })
    const dish = aProduct({ sizes: [small, large], additions: anExtraSet({ ingredients: [mushroom] }) })
    const before = aConfiguration({ sizeId: small.id, additions: [choose(mushroom)] })
    expect(unitPrice(dish, before, at('takeAway'))).toBe(price('6.00'))
    expect(unitPrice(dish, changeSize(dish, before, large.id, venueId), at('takeAway'))).toBe(price('9.00'))
  })

  test('takes the free places of the new size [PROD-17]', () => {
    const groupRules = [aGroupRule({ sizeId: large.id, free: 2 })]
    const dish = aProduct({ sizes: [small, large], additions: anExtraSet({ ingredients: extras, groupRules }) })
    expect(unitPrice(dish, chosen, at('takeAway'))).toBe(price('8.00'))
    expect(unitPrice(dish, changeSize(dish, chosen, large.id, venueId), at('takeAway'))).toBe(price('8.50'))
  })

  test('keeps the first 2 of 3 when the maximum drops [PROD-18]', () => {
    const groupRules = [aGroupRule({ sizeId: large.id, max: 2 })]
    const dish = aProduct({ sizes: [small, large], additions: anExtraSet({ ingredients: extras, groupRules }) })
    expect(changeSize(dish, chosen, large.id, venueId).additions.map((one) => one.id)).toEqual([1, 2])
    expect(changeSize(dish, chosen, small.id, venueId).additions).toEqual(chosen.additions)
  })

  test('reads a maximum of 0 as none', () => {
    const groupRules = [aGroupRule({ max: 0 })]
    const dish = aProduct({ sizes: [small, large], additions: anExtraSet({ ingredients: extras, groupRules }) })
    expect(changeSize(dish, chosen, large.id, venueId).additions).toHaveLength(3)
  })

  test('keeps additions of a group without rows for it', () => {
    const groupRules = [aGroupRule({ sizeId: small.id, max: 3 })]
    const dish = aProduct({ sizes: [small, large], additions: anExtraSet({ ingredients: extras, groupRules }) })
    expect(changeSize(dish, chosen, large.id, venueId).additions).toEqual(chosen.additions)
  })

  test('drops what is sold out or excluded at the venue [PROD-18, PROD-52]', () => {
    const ingredients = [
      anExtra({ id: id(1), isAvailable: false }),
      anExtra({ id: id(2), excludedVenueIds: [venueId] }),
      anExtra({ id: id(3), excludedVenueIds: [id(99)] }),
    ]
    const dish = aProduct({ sizes: [small, large], additions: anExtraSet({ ingredients }) })
    expect(changeSize(dish, chosen, large.id, venueId).additions.map((one) => one.id)).toEqual([3])
  })

  test('never leaves unoffered additions, nor more than allowed', () => {
    fc.assert(
      fc.property(aConfiguredProduct, fc.integer({ min: 1, max: 3 }), ({ product, configuration }, size) => {
        const sizeId = id<'Size'>(size)
        const changed = changeSize(product, configuration, sizeId, venueId)
        expect(changed.sizeId).toBe(sizeId)
        for (const [set, kept] of [
          [product.additions, changed.additions],
          [product.picks, changed.picks],
        ] as const) {
          for (const choice of kept) {
            const extra = findExtra(set, choice)
            expect(extra && isIngredientAvailable(extra, venueId)).toBe(true)
            const max = groupRuleFor(set!, choice.groupId, sizeId)?.max || Infinity
            expect(kept.filter((other) => other.groupId === choice.groupId).length).toBeLessThanOrEqual(max)
          }
        }
      }),
    )
  })

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(aConfiguredProduct, ({ product, configuration }) => {
        const once = changeSize(product, configuration, configuration.sizeId, venueId)
        expect(changeSize(product, once, once.sizeId, venueId)).toEqual(once)
      }),
    )
  })
})
