import { describe, expect, test } from 'vitest'

import { additionPrice, shownSizePrice, variantSurcharge } from '#src/features/product/choices/choice-prices.ts'
import { runningTotal } from '#src/features/product/running-total.ts'
import {
  aConfiguration,
  aGroupRule,
  aPriceRow,
  aProduct,
  aSize,
  aVariant,
  anExtra,
  anExtraSet,
  at,
  choose,
  id,
  price,
  venueId,
} from '#tests/support/builders.ts'

const small = aSize({ price: price('5.00') })
const large = aSize({ id: id(2), price: price('7.50') })
const classic = aVariant({ price: price('0.00') })
const wholemeal = aVariant({ id: id(2), price: price('0.50') })
const total = (
  fields: Parameters<typeof aProduct>[0],
  configuration: Parameters<typeof aConfiguration>[0],
  quantity = 1,
) =>
  runningTotal({
    product: aProduct(fields),
    configuration: aConfiguration(configuration),
    quantity,
    place: at('takeAway'),
  })

describe('runningTotal', () => {
  test('is not "from" nothing: of no unit it is 0 [PROD-49]', () => {
    expect(total({ sizes: [small, large] }, {}, 0)).toEqual({ price: 0, isFrom: false })
  })

  test('is the configured unit price times the quantity [PROD-49]', () => {
    const mushrooms = anExtra({ sizePrices: [{ sizeId: id(2), price: price('1.50') }] })
    const fields = { sizes: [small, large], additions: anExtraSet({ ingredients: [mushrooms] }) }
    const shown = total(fields, { sizeId: id(2), additions: [choose(mushrooms)] }, 2)
    expect(shown).toEqual({ price: price('18.00'), isFrom: false })
  })

  test('starts from the lowest size price, follows the choice [PROD-16, PROD-49]', () => {
    const sizes = [large, small]
    expect(total({ sizes }, {})).toEqual({ price: price('5.00'), isFrom: true })
    expect(total({ sizes }, { sizeId: id(2) })).toEqual({ price: price('7.50'), isFrom: false })
  })
})

describe('shownSizePrice', () => {
  const product = aProduct({ sizes: [small, large], variants: [wholemeal, classic] })

  test('is the size’s base price with the chosen variant [PROD-14]', () => {
    expect(shownSizePrice(product, large, null, 'takeAway')).toBe(price('7.50'))
    expect(shownSizePrice(product, large, id(2), 'takeAway')).toBe(price('8.00'))
  })

  test('includes the cheapest variant while a mandatory one is open', () => {
    const variants = [wholemeal, aVariant({ id: id(3), price: price('0.20') })]
    const mandatory = { ...product, variants, isVariantRequired: true }
    expect(shownSizePrice(mandatory, small, null, 'takeAway')).toBe(price('5.20'))
  })
})

describe('variantSurcharge', () => {
  test('is what the variant adds to the size', () => {
    const product = aProduct({ sizes: [small], variants: [classic, wholemeal] })
    expect(variantSurcharge(product, id(1), id(1), 'takeAway')).toBe(0)
    expect(variantSurcharge(product, id(2), id(1), 'takeAway')).toBe(price('0.50'))
  })

  test('uses the size’s price table, from the cheapest variant', () => {
    const row = (variantId: number, amount: string) =>
      aPriceRow({ sizeId: id(1), variantId: id(variantId), price: price(amount) })
    const product = aProduct({
      sizes: [small],
      variants: [classic, wholemeal],
      isVariantRequired: true,
      priceTable: [row(1, '9.00'), row(2, '10.50')],
    })
    expect(variantSurcharge(product, id(1), id(1), 'takeAway')).toBe(0)
    expect(variantSurcharge(product, id(2), null, 'takeAway')).toBe(price('1.50'))
  })
})

describe('additionPrice', () => {
  const [oil, pesto] = [anExtra({ id: id(1), price: price('0.50') }), anExtra({ id: id(2), price: price('1.00') })]
  const lemon = anExtra({ id: id(3), price: price('0.00') })
  const additions = anExtraSet({ ingredients: [oil, pesto, lemon], groupRules: [aGroupRule({ free: 1 })] })
  const product = { ...aProduct(), additions }

  test('is free for the next one while places are [PRICE-12]', () => {
    expect(additionPrice(product, aConfiguration(), pesto, venueId)).toEqual({ price: 0, isFree: true })
    const withOil = aConfiguration({ additions: [choose(oil)] })
    expect(additionPrice(product, withOil, pesto, venueId)).toEqual({ price: price('1.00'), isFree: false })
  })

  test('is what a chosen one costs in its place [PRICE-12]', () => {
    const both = aConfiguration({ additions: [choose(oil), choose(pesto)] })
    expect(additionPrice(product, both, oil, venueId)).toEqual({ price: 0, isFree: true })
    expect(additionPrice(product, both, pesto, venueId)).toEqual({ price: price('1.00'), isFree: false })
  })

  test('does not call free what costs nothing anyway', () => {
    expect(additionPrice(product, aConfiguration(), lemon, venueId)).toEqual({ price: 0, isFree: false })
  })
})
