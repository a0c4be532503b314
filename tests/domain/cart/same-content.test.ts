import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { hasSameContent } from '#src/domain/cart/same-content.ts'
import {
  aCombo,
  aComboProduct,
  aGroupRule,
  aLine,
  anExtra,
  anExtraSet,
  aProduct,
  aSize,
  aVariant,
  choose,
  id,
  price,
} from '#tests/support/builders.ts'
import { aFilledCart } from '#tests/support/configured-product.ts'

const extras = [1, 2, 3].map((key) => anExtra({ id: id(key) }))
const [first, second, third] = extras.map(choose) as [
  ReturnType<typeof choose>,
  ReturnType<typeof choose>,
  ReturnType<typeof choose>,
]
const set = anExtraSet({ ingredients: extras })
const dish = aProduct({
  sizes: [aSize({ id: id(1) }), aSize({ id: id(2) })],
  variants: [aVariant()],
  additions: set,
  picks: set,
})
const base = { sizeId: id<'Size'>(1), additions: [first, second], picks: [first, second], note: 'no salt' }

describe('hasSameContent', () => {
  test('holds for the same choice in any category [CART-12]', () => {
    const a = aLine({ product: dish, configuration: base })
    const b = aLine({ product: dish, configuration: base, quantity: 4, categoryId: id(99), lineId: 2 })
    const dearer = { ...b, unitPrice: price('99.00') }
    expect(hasSameContent(a, dearer)).toBe(true)
  })

  test.each([
    ['another size', { sizeId: id<'Size'>(2) }],
    ['a variant', { variantId: id<'Variant'>(1) }],
    ['an addition less', { additions: [first] }],
    ['another addition', { additions: [first, third] }],
    ['another count of a pick', { picks: [first, second, second] }],
    ['another pick', { picks: [first, third] }],
    ['another note', { note: 'no pepper' }],
    ['no note', { note: '' }],
  ])('does not hold with %s [CART-12]', (_what, fields) => {
    const a = aLine({ product: dish, configuration: base })
    const b = aLine({ product: dish, configuration: { ...base, ...fields } })
    expect(hasSameContent(a, b)).toBe(false)
  })

  test('does not hold for another product [CART-12]', () => {
    expect(hasSameContent(aLine({ product: dish }), aLine({ product: { ...dish, id: id(8) } }))).toBe(false)
  })

  test('compares trimmed notes [CART-12]', () => {
    const [a, b] = ['no salt', '  no salt '].map((note) => aLine({ product: dish, configuration: { ...base, note } }))
    expect(hasSameContent(a!, b!)).toBe(true)
    const raw = { ...b!, item: { ...b!.item, note: ' no salt' } }
    expect(hasSameContent(a!, raw)).toBe(true)
  })

  test('ignores the order of choice of additions and picks [CART-12]', () => {
    const a = aLine({ product: dish, configuration: base })
    const b = aLine({ product: dish, configuration: { ...base, additions: [second, first], picks: [second, first] } })
    expect(hasSameContent(a, b)).toBe(true)
  })

  test('respects order only in groups with free places [CART-12]', () => {
    const other = anExtra({ id: id(4), groupId: id(2) })
    const additions = anExtraSet({ ingredients: [...extras, other], groupRules: [aGroupRule({ free: 1 })] })
    const pizza = aProduct({ additions })
    const line = (...chosen: ReturnType<typeof choose>[]) =>
      aLine({ product: pizza, configuration: { additions: chosen } })
    expect(hasSameContent(line(first, second), line(second, first))).toBe(false)
    expect(hasSameContent(line(first, choose(other), second), line(first, second, choose(other)))).toBe(true)
  })

  test('compares combo picks by quantity in any order [CART-12]', () => {
    const [cola, chips] = [aComboProduct(), aComboProduct({ productId: id(71) })]
    const deal = aCombo({ comboProducts: [cola, chips] })
    const line = (...quantities: [typeof cola, number][]) =>
      aLine({
        product: deal,
        configuration: { comboPicks: quantities.map(([pick, quantity]) => ({ ...pick, quantity })) },
      })
    expect(hasSameContent(line([cola, 1], [chips, 2]), line([chips, 2], [cola, 1]))).toBe(true)
    expect(hasSameContent(line([cola, 1], [chips, 2]), line([cola, 2], [chips, 1]))).toBe(false)
  })

  test('equal lines of one menu cost the same', () => {
    fc.assert(
      fc.property(aFilledCart, ({ cart, line }) => {
        const twins = cart.lines.filter((other) => hasSameContent(other, line))
        expect(twins.every((twin) => twin.unitPrice === line.unitPrice)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})
