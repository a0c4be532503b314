import { describe, expect, test } from 'vitest'

import { addComboPick, removeComboPick, whyNotAdd } from '#src/domain/product/change-combo.ts'
import { countOf, pricedComboPicks } from '#src/domain/product/combo.ts'
import { aCombo, aComboProduct, aConfiguration, aProduct, id, price } from '#tests/support/builders.ts'

const cola = aComboProduct({ price: price('3.50') })
const water = aComboProduct({ productId: id(72), name: 'Water' })
const chips = aComboProduct({ productId: id(71), categoryId: id(10), name: 'Chips' })
const deal = aCombo({ comboProducts: [cola, water, chips] })
const picked = (...picks: [typeof cola, number][]) =>
  aConfiguration({
    comboPicks: pricedComboPicks(
      deal,
      aConfiguration({ comboPicks: picks.map(([one, quantity]) => ({ ...one, quantity })) }),
    ),
  })

describe('addComboPick', () => {
  test('keeps picks by category with quantity and total [PROD-34]', () => {
    const once = addComboPick(deal, aConfiguration(), cola, null)
    const twice = once.ok ? addComboPick(deal, once.value, cola, null) : once
    if (!twice.ok) throw new Error('there is no limit')
    expect(twice.value.comboPicks).toEqual([
      { productId: 70, categoryId: 9, name: 'Cola', quantity: 2, price: price('3.50'), total: price('7.00') },
    ])
    expect([
      countOf(twice.value.comboPicks, cola.categoryId),
      countOf(twice.value.comboPicks, chips.categoryId),
    ]).toEqual([2, 0])
  })

  test('stops at the overall maximum: 3 + 1 of four [PROD-39]', () => {
    const four = { ...deal, maxComboProducts: 4 }
    const full = picked([cola, 3], [chips, 1])
    expect([cola, water, chips].map((one) => whyNotAdd(four, full, one, null))).toEqual(
      Array(3).fill({ reason: 'combo-full', max: 4 }),
    )
    expect(whyNotAdd(four, picked([cola, 3]), chips, null)).toBeNull()
  })

  test('stops one category at its maximum, others stay open [PROD-40]', () => {
    const one = { ...deal, comboCategories: [{ id: cola.categoryId, name: 'Drinks', min: null, max: 1 }] }
    const full = picked([cola, 1])
    const refusal = { reason: 'category-full', categoryName: 'Drinks', max: 1 }
    expect([cola, water].map((drink) => whyNotAdd(one, full, drink, null))).toEqual([refusal, refusal])
    expect(whyNotAdd(one, full, chips, null)).toBeNull()
  })

  test.each([
    [1, null],
    [2, { reason: 'category-full', categoryName: 'Sides', max: 2 }],
  ])('judges by the category of the product: %i of 2', (portions, refusal) => {
    const comboCategories = [
      { id: cola.categoryId, name: 'Drinks', min: null, max: null },
      { id: chips.categoryId, name: 'Sides', min: null, max: 2 },
    ]
    expect(whyNotAdd({ ...deal, comboCategories }, picked([chips, portions]), chips, null)).toEqual(refusal)
  })

  test('has no limits without a list of categories', () => {
    expect(whyNotAdd({ ...deal, comboCategories: null }, picked([cola, 9]), cola, null)).toBeNull()
  })

  test.each([null, 0])('has no limits when they are %s', (none) => {
    const open = {
      ...deal,
      maxComboProducts: none,
      comboCategories: [{ id: cola.categoryId, name: 'Drinks', min: none, max: none }],
    }
    expect(addComboPick(open, picked([cola, 9]), cola, null).ok).toBe(true)
  })

  test('takes no more than the stock of the product allows', () => {
    expect(whyNotAdd(deal, picked([cola, 1]), cola, 2)).toBeNull()
    expect(whyNotAdd(deal, picked([cola, 2]), cola, 2)).toEqual({ reason: 'too-few-left', name: 'Cola', left: 2 })
    expect(whyNotAdd(deal, picked(), cola, 0)?.reason).toBe('too-few-left')
    expect(whyNotAdd(deal, picked([water, 2]), cola, 2)).toBeNull()
  })

  test('refuses what is not offered, and dishes without combo', () => {
    expect(whyNotAdd(deal, picked(), { ...cola, categoryId: id(10) }, null)).toEqual({ reason: 'not-offered' })
    expect(addComboPick(aProduct(), aConfiguration(), cola, null).ok).toBe(false)
  })
})

describe('removeComboPick', () => {
  test('takes one unit out, and the pick with the last', () => {
    expect(removeComboPick(deal, picked([cola, 2], [chips, 1]), cola)).toEqual(picked([cola, 1], [chips, 1]))
    expect(removeComboPick(deal, picked([cola, 1], [chips, 1]), cola)).toEqual(picked([chips, 1]))
  })

  test('changes nothing without a unit of the product', () => {
    const configuration = picked([chips, 1])
    expect(removeComboPick(deal, configuration, cola)).toBe(configuration)
  })
})
