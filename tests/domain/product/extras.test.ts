import { describe, expect, test } from 'vitest'

import { extraPrice, groupRuleFor, pricedAdditions, pricedPicks } from '#src/domain/product/extras.ts'
import {
  aConfiguration,
  aGroupRule,
  aProduct,
  anExtra,
  anExtraSet,
  choose,
  id,
  price,
  venueId,
} from '#tests/support/builders.ts'

const total = (extras: readonly { price: number }[]) => extras.reduce((sum, extra) => sum + extra.price, 0)

describe('groupRuleFor', () => {
  const any = aGroupRule({ sizeId: 'any', max: 1 })
  const large = aGroupRule({ sizeId: id(2), max: 5 })

  test('takes the size’s row before the general one', () => {
    const set = anExtraSet({ groupRules: [any, large] })
    expect(groupRuleFor(set, id(1), id(2))).toBe(large)
    expect(groupRuleFor(set, id(1), id(1))).toBe(any)
    expect(groupRuleFor(set, id(1), null)).toBe(any)
  })

  test('is null for a group without rows for it', () => {
    expect(groupRuleFor(anExtraSet({ groupRules: [large] }), id(1), id(1))).toBeNull()
    expect(groupRuleFor(anExtraSet({ groupRules: [large] }), id(8), id(2))).toBeNull()
  })
})

describe('extraPrice', () => {
  const extra = anExtra({ price: price('1.00'), sizePrices: [{ sizeId: id(2), price: price('1.50') }] })
  const set = anExtraSet({ ingredients: [extra], groupRules: [aGroupRule({ price: price('0.50') })] })

  test.each([
    ['the override of the size', set, 2, '1.50'],
    ['else the price of the group', set, 1, '0.50'],
    ['else its own', anExtraSet({ ingredients: [extra] }), 1, '1.00'],
    ['its own when the rule of the group has no price', { ...set, groupRules: [aGroupRule()] }, 1, '1.00'],
  ] as const)('is %s [PRICE-11]', (_which, inSet, sizeId, expected) => {
    expect(extraPrice(inSet, extra, id(sizeId))).toBe(price(expected))
  })
})

describe('pricedAdditions', () => {
  const first = anExtra({ id: id(1), name: 'Olives', price: price('1.00') })
  const second = anExtra({ id: id(2), name: 'Onion', price: price('0.50') })
  const third = anExtra({ id: id(3), name: 'Ham', price: price('1.50') })
  const withFree = (free: number, ...ingredients: ReturnType<typeof anExtra>[]) =>
    aProduct({ additions: anExtraSet({ ingredients, groupRules: [aGroupRule({ free })] }) })
  const chosen = (...extras: ReturnType<typeof anExtra>[]) => aConfiguration({ additions: extras.map(choose) })

  test('names every addition with its price, in order', () => {
    const dish = withFree(0, first, second)
    expect(pricedAdditions(dish, chosen(second, first), venueId)).toEqual([
      { id: 2, groupId: 1, name: 'Onion', price: price('0.50') },
      { id: 1, groupId: 1, name: 'Olives', price: price('1.00') },
    ])
  })

  test('makes the first two free: 1.00, 0.50, 1.50 cost 1.50 [PRICE-12]', () => {
    const dish = withFree(2, first, second, third)
    expect(total(pricedAdditions(dish, chosen(first, second, third), venueId))).toBe(price('1.50'))
    expect(total(pricedAdditions(dish, chosen(second, third), venueId))).toBe(0)
  })

  test('counts free places per group: 2.00 charged [PRICE-13]', () => {
    const inB = anExtra({ id: id(4), groupId: id(2), price: price('0.70') })
    const dear = anExtra({ id: id(5), price: price('2.00') })
    const groupRules = [aGroupRule({ free: 1 }), aGroupRule({ groupId: id(2), free: 1 })]
    const dish = aProduct({ additions: anExtraSet({ ingredients: [first, dear, inB], groupRules }) })
    expect(total(pricedAdditions(dish, chosen(first, dear, inB), venueId))).toBe(price('2.00'))
  })

  test('gives no free place to negative or unavailable additions [PRICE-12]', () => {
    const without = anExtra({ id: id(6), price: price('-0.80') })
    const soldOut = anExtra({ id: id(7), price: price('0.30'), isAvailable: false })
    const elsewhere = anExtra({ id: id(8), price: price('0.40'), excludedVenueIds: [venueId] })
    const dish = withFree(1, without, soldOut, elsewhere, first)
    expect(
      pricedAdditions(dish, chosen(without, soldOut, elsewhere, first), venueId).map((extra) => extra.price),
    ).toEqual([price('-0.80'), price('0.30'), price('0.40'), 0])
  })

  test('lets an addition without price use a free place', () => {
    const gratis = anExtra({ id: id(9), price: price('0.00') })
    expect(total(pricedAdditions(withFree(1, gratis, first), chosen(gratis, first), venueId))).toBe(price('1.00'))
  })

  test('counts an addition once and skips what is not offered', () => {
    const dish = withFree(0, first)
    expect(pricedAdditions(dish, chosen(first, first, third), venueId)).toHaveLength(1)
    expect(pricedAdditions(aProduct({ additions: null }), chosen(first), venueId)).toEqual([])
  })

  test('keeps the same ingredient of two groups apart', () => {
    const other = { ...first, groupId: id<'ExtraGroup'>(2), price: price('3.00') }
    expect(total(pricedAdditions(withFree(0, first, other), chosen(first, other), venueId))).toBe(price('4.00'))
  })
})

describe('pricedPicks', () => {
  const vanilla = anExtra({ id: id(1), price: price('0.50') })

  test('has one element per unit [PRICE-15]', () => {
    const dish = aProduct({ picks: anExtraSet({ ingredients: [vanilla] }) })
    const picks = pricedPicks(dish, aConfiguration({ picks: [choose(vanilla), choose(vanilla)] }), venueId)
    expect(picks.map((pick) => pick.price)).toEqual([price('0.50'), price('0.50')])
  })

  test('takes the price of the chosen size [PRICE-11]', () => {
    const sized = { ...vanilla, sizePrices: [{ sizeId: id<'Size'>(2), price: price('0.80') }] }
    const dish = aProduct({ picks: anExtraSet({ ingredients: [sized] }) })
    expect(total(pricedPicks(dish, aConfiguration({ sizeId: id(2), picks: [choose(sized)] }), venueId))).toBe(
      price('0.80'),
    )
  })

  test('has free places per group as additions have', () => {
    const dish = aProduct({ picks: anExtraSet({ ingredients: [vanilla], groupRules: [aGroupRule({ free: 1 })] }) })
    expect(total(pricedPicks(dish, aConfiguration({ picks: [choose(vanilla), choose(vanilla)] }), venueId))).toBe(
      price('0.50'),
    )
  })
})
