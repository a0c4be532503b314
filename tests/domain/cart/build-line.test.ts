import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { buildLine, configurationOf } from '#src/domain/cart/build-line.ts'
import { unitPrice } from '#src/domain/product/unit-price.ts'
import {
  aConfiguration,
  aGroupRule,
  aLine,
  aPriceRow,
  aProduct,
  aSize,
  aVariant,
  anExtra,
  anExtraSet,
  at,
  choose,
  id,
  menuId,
  price,
  venueId,
} from '#tests/support/builders.ts'
import { aConfiguredProduct } from '#tests/support/configured-product.ts'

const olives = anExtra({ id: id(31), name: 'Olives', price: price('0.80') })
const pizza = aProduct({
  name: 'Diavola',
  price: price('5.00'),
  photoCode: 'diavola',
  typeId: id(2),
  suggestedProductIds: [id(8)],
  isDiscountable: false,
  sizes: [
    aSize({ id: id(1), name: 'Small', price: price('5.00') }),
    aSize({ id: id(2), name: 'Large', price: price('7.50') }),
  ],
  variants: [aVariant({ id: id(21), name: 'farina integrale', label: 'Wholemeal', price: price('0.50') })],
  additions: anExtraSet({ ingredients: [olives] }),
})

describe('buildLine', () => {
  test('holds what is sent and what the client keeps [CART-09]', () => {
    const configuration = aConfiguration({
      sizeId: id(2),
      variantId: id(21),
      additions: [choose(olives)],
      note: '  well done ',
    })
    expect(
      buildLine({
        product: pizza,
        categoryId: id(6),
        configuration,
        quantity: 2,
        orderType: 'takeAway',
        venueId,
        lineId: 4,
      }),
    ).toEqual({
      lineId: 4,
      quantity: 2,
      unitPrice: price('8.80'),
      item: {
        productId: 7,
        categoryId: 6,
        name: 'Diavola',
        price: price('8.00'),
        size: { id: 2, name: 'Large', price: price('7.50') },
        standardSize: { id: 1, name: 'Small', price: price('5.00') },
        variant: { id: 21, name: 'Wholemeal', price: price('0.50') },
        additions: [{ id: 31, groupId: 1, name: 'Olives', price: price('0.80') }],
        picks: [],
        comboPicks: [],
        note: 'well done',
        isDiscountable: false,
      },
      menuIds: [menuId],
      isDeliverable: true,
      suggestedProductIds: [8],
      typeId: 2,
      photoCode: 'diavola',
      standardPrice: price('5.00'),
      isAlcoholic: false,
      orderedGroupIds: [],
      member: null,
    })
  })

  test('leaves empty what was not chosen', () => {
    const { item } = aLine()
    expect(item).toMatchObject({ size: null, standardSize: null, variant: null, additions: [], picks: [], note: null })
  })

  test('names size prices in the order type’s list', () => {
    const row = aPriceRow({ sizeId: id(1), price: price('6.00'), eatInPrice: price('5.50') })
    const line = aLine({
      product: { ...pizza, priceTable: [row] },
      configuration: { sizeId: id(1) },
      orderType: 'table',
    })
    expect([line.item.size?.price, line.item.standardSize?.price, line.unitPrice]).toEqual(Array(3).fill(price('5.50')))
  })

  test('remembers the groups in which the order of choice counts', () => {
    const groupRules = [aGroupRule({ sizeId: id(2), free: 1 }), aGroupRule({ groupId: id(3), free: 0 })]
    const product = { ...pizza, additions: anExtraSet({ ingredients: [olives], groupRules }) }
    expect(aLine({ product, configuration: { sizeId: id(2) } }).orderedGroupIds).toEqual([1])
    expect(aLine({ product, configuration: { sizeId: id(1) } }).orderedGroupIds).toEqual([])
  })
})

describe('configurationOf', () => {
  test('returns what was chosen, at the same price', () => {
    fc.assert(
      fc.property(aConfiguredProduct, ({ product, configuration, orderType }) => {
        const line = aLine({ product, configuration, orderType })
        const again = configurationOf(line)
        expect(again).toEqual({ ...configuration, note: configuration.note.trim() })
        expect(unitPrice(product, again, at(orderType))).toBe(line.unitPrice)
      }),
    )
  })
})
