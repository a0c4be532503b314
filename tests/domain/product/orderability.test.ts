import { describe, expect, test } from 'vitest'

import type { Product } from '#src/contract/product.ts'
import { canAddAtOnce } from '#src/domain/product/orderability.ts'
import { whyNotOrderable } from '#src/domain/product/why-not-orderable.ts'
import { aCombo, anExtraSet, aProduct, aSize, aVariant, id, menuId } from '#tests/support/builders.ts'

describe('whyNotOrderable', () => {
  test('is in the menu of the slot or not available', () => {
    const dish = aProduct({ menuIds: [id(3), id(5)] })
    expect(whyNotOrderable(dish, { menuId: id(5), orderType: 'takeAway' })).toBeNull()
    expect(whyNotOrderable(dish, { menuId: id(4), orderType: 'takeAway' })).toBe('not-in-menu')
    expect(whyNotOrderable(aProduct({ menuIds: [] }), { menuId, orderType: 'table' })).toBe('not-in-menu')
  })

  test.each([
    ['delivery', 'not-deliverable'],
    ['dil', 'not-deliverable'],
    ['takeAway', null],
    ['eatIn', null],
    ['table', null],
  ] as const)('without delivery it is %s: %s', (orderType, expected) => {
    expect(whyNotOrderable(aProduct({ isDeliverable: false }), { menuId, orderType })).toBe(expected)
  })
})

describe('canAddAtOnce', () => {
  test.each([
    ['nothing to choose', {}, 'yes'],
    ['one size, taken by itself', { sizes: [aSize()] }, 'yes'],
    ['two sizes', { sizes: [aSize(), aSize({ id: id(2) })] }, 'no'],
    ['two sizes, one of them standard', { sizes: [aSize({ isStandard: true }), aSize({ id: id(2) })] }, 'no'],
    ['a variant', { variants: [aVariant()] }, 'no'],
    ['additions', { additions: anExtraSet() }, 'no'],
    ['picks', { picks: anExtraSet() }, 'no'],
    ['an empty set of additions', { additions: anExtraSet({ ingredients: [] }) }, 'yes'],
  ] satisfies [string, Partial<Product>, string][])('%s: %#', (_what, fields, expected) => {
    expect(canAddAtOnce(aProduct(fields))).toBe(expected)
  })

  test('a combo: no', () => {
    expect(canAddAtOnce(aCombo())).toBe('no')
  })

  test.each(['additions', 'picks'] as const)('is unknown without %s, unless something else tells', (options) => {
    const { [options]: _options, ...listed } = aProduct()
    expect(canAddAtOnce(listed)).toBe('unknown')
    expect(canAddAtOnce({ ...listed, variants: [aVariant()] })).toBe('no')
  })
})
