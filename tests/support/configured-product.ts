import fc from 'fast-check'

import type { ExtraSet, Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Cents } from '#src/contract/values.ts'
import type { Cart, CartLine } from '#src/domain/cart/cart-line.ts'
import { emptyCart } from '#src/domain/cart/cart.ts'
import { addToCart } from '#src/domain/cart/change-cart.ts'
import { pricedComboPicks } from '#src/domain/product/combo.ts'
import type { Configuration } from '#src/domain/product/configuration.ts'

import {
  aComboProduct,
  aConfiguration,
  aGroupRule,
  aLine,
  anExtra,
  anExtraSet,
  aProduct,
  aSize,
  aVariant,
  choose,
  id,
} from './builders.ts'

export const anOrderType = fc.constantFrom<OrderType>('takeAway', 'delivery', 'eatIn', 'dil', 'table')

const amount = fc.integer({ min: 0, max: 3000 }).map((value) => value as Cents)
const surcharge = fc.integer({ min: -300, max: 500 }).map((value) => value as Cents)
const limit = fc.option(fc.integer({ min: 0, max: 3 }))

/** Three sizes at most, two groups of extras with rules for some sizes. */
const aSet = fc
  .record({
    extras: fc.array(
      fc.record({ group: fc.integer({ min: 1, max: 2 }), price: surcharge, isAvailable: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
    rules: fc.array(
      fc.record({
        group: fc.integer({ min: 1, max: 2 }),
        size: fc.integer({ min: 0, max: 3 }),
        max: limit,
        min: limit,
        free: limit,
        price: fc.option(surcharge),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ extras, rules }): ExtraSet => {
    const ingredients = extras.map(({ group, ...extra }, index) =>
      anExtra({ ...extra, id: id(index + 1), groupId: id(group), name: `Extra ${index + 1}` }),
    )
    const groupRules = rules.map(({ group, size, ...rule }) =>
      aGroupRule({ ...rule, groupId: id(group), sizeId: size === 0 ? 'any' : id(size) }),
    )
    return anExtraSet({ ingredients, groupRules })
  })

/** Two categories of three products, some of them preselected. */
const aComboOffer = fc
  .record({
    comboPricing: fc.constantFrom('fixed', 'variable', 'other', null),
    minComboProducts: limit,
    maxComboProducts: limit,
    limits: fc.array(fc.record({ min: limit, max: limit }), { minLength: 2, maxLength: 2 }),
    offers: fc.array(
      fc.record({ category: fc.integer({ min: 0, max: 1 }), quantity: fc.integer({ min: 0, max: 1 }), price: amount }),
      { minLength: 1, maxLength: 5 },
    ),
  })
  .map(({ limits, offers, ...terms }) => ({
    ...terms,
    isCombo: true,
    comboCategories: limits.map((each, index) => ({
      ...each,
      id: id<'Category'>(90 + index),
      name: `Course ${index}`,
    })),
    comboProducts: offers.map(({ category, quantity, price }, index) =>
      aComboProduct({
        productId: id(700 + index),
        categoryId: id(90 + category),
        name: `Dish ${index}`,
        quantity,
        price,
        total: (price * quantity) as Cents,
      }),
    ),
  }))

const aChoosableProduct: fc.Arbitrary<Product> = fc
  .record({
    key: fc.integer({ min: 1, max: 3 }),
    price: amount,
    eatInPrice: fc.option(amount),
    sizes: fc.array(amount, { maxLength: 3 }),
    variants: fc.array(amount, { maxLength: 2 }),
    additions: fc.option(aSet),
    picks: fc.option(aSet),
    minPicks: limit,
    maxPicks: limit,
    maxFlavours: limit,
    combo: fc.option(aComboOffer),
  })
  .map(({ key, sizes, variants, combo, ...fields }) =>
    aProduct({
      ...fields,
      ...combo,
      id: id(key),
      sizes: sizes.map((price, index) => aSize({ id: id(index + 1), name: `Size ${index + 1}`, price })),
      variants: variants.map((price, index) => aVariant({ id: id(index + 1), name: `Variant ${index + 1}`, price })),
    }),
  )

function oneOrNone<T>(values: readonly T[]): fc.Arbitrary<T | null> {
  return fc.constantFrom(null, ...values)
}

/** Some of what a combo offers, each once or more, with the name and total a line keeps. */
function someComboPicks(product: Product): fc.Arbitrary<Configuration['comboPicks']> {
  return fc
    .subarray([...(product.comboProducts ?? [])])
    .chain((offers) =>
      fc
        .array(fc.integer({ min: 1, max: 3 }), { minLength: offers.length, maxLength: offers.length })
        .map((quantities) => offers.map((offer, index) => ({ ...offer, quantity: quantities[index] ?? 1 }))),
    )
    .map((comboPicks) => pricedComboPicks(product, aConfiguration({ comboPicks })))
}

/** Any choice of what a product offers, limits not heeded. */
function aConfigurationOf(product: Product): fc.Arbitrary<Configuration> {
  const choices = (set: ExtraSet | null | undefined) => (set?.ingredients ?? []).map(choose)
  const [additions, picks] = [choices(product.additions), choices(product.picks)]
  return fc
    .record({
      sizeId: product.sizes.length === 0 ? fc.constant(null) : fc.constantFrom(...product.sizes.map((size) => size.id)),
      variantId: oneOrNone(product.variants.map((variant) => variant.id)),
      additions: fc.shuffledSubarray(additions),
      picks: picks.length === 0 ? fc.constant([]) : fc.array(fc.constantFrom(...picks), { maxLength: 4 }),
      comboPicks: someComboPicks(product),
      note: fc.constantFrom('', '', 'no salt', ' no salt '),
    })
    .map((fields) => aConfiguration(fields))
}

export type ConfiguredProduct = {
  readonly product: Product
  readonly configuration: Configuration
  readonly orderType: OrderType
}

export const aConfiguredProduct: fc.Arbitrary<ConfiguredProduct> = aChoosableProduct.chain((product) =>
  fc.record({ product: fc.constant(product), configuration: aConfigurationOf(product), orderType: anOrderType }),
)

/** A choice made of a product as it once was, and the product as it is now: other sizes, limits, prices, stock. */
export const aConfiguredTwin: fc.Arbitrary<ConfiguredProduct> = fc
  .tuple(aConfiguredProduct, aChoosableProduct)
  .map(([{ configuration, orderType }, product]) => ({ product, configuration, orderType }))

export type FilledCart = {
  readonly products: readonly Product[]
  readonly orderType: OrderType
  readonly cart: Cart
  /** One more line out of the same menu. */
  readonly line: CartLine
}

/** A cart filled line by line out of a menu of three products, and a line to add to it. */
export const aFilledCart: fc.Arbitrary<FilledCart> = fc
  .record({ menu: fc.array(aChoosableProduct, { minLength: 3, maxLength: 3 }), orderType: anOrderType })
  .chain(({ menu, orderType }) => {
    const products = menu.map((product, index) => ({ ...product, id: id<'Product'>(index + 1) }))
    const line = fc
      .constantFrom(...products)
      .chain((product) =>
        fc
          .record({ configuration: aConfigurationOf(product), quantity: fc.integer({ min: 1, max: 9 }) })
          .map((fields) => aLine({ product, orderType, ...fields })),
      )
    return fc.record({
      products: fc.constant(products),
      orderType: fc.constant(orderType),
      cart: fc.array(line, { maxLength: 8 }).map((lines) => lines.reduce<Cart>(addToCart, emptyCart)),
      line,
    })
  })
