import { productsWithIds } from '#server/menu/product-queries.ts'
import { vatClassesOf } from '#server/menu/vat-classes.ts'
import type { Call } from '#server/platform/call.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import { zero } from '#src/domain/money.ts'
import { standardPrice } from '#src/domain/product/shown-price.ts'
import type { OrderVat, TaxedDish } from '#src/domain/taxes/vat-of-order.ts'
import { vatOfOrder } from '#src/domain/taxes/vat-of-order.ts'
import { rateOf, vatPlaceOf } from '#src/domain/taxes/vat-rates.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'

import type { JudgedOrder } from './judge-order.ts'
import type { PricedLine } from './price-lines.ts'

type Request = Pick<RequestOf<typeof createOrder>, 'orderType' | 'slotStart'>
type Judged = Pick<JudgedOrder, 'lines' | 'savings' | 'totals' | 'venue'>

/** The VAT that is kept with an order, by the menu and the rates of now [TAX-12]. */
export async function vatOfNewOrder(
  { orderType, slotStart }: Request,
  { db, restaurant, localize, nowMs }: Pick<Call, 'db' | 'restaurant' | 'localize' | 'nowMs'>,
  { lines, savings, totals, venue }: Judged,
): Promise<OrderVat> {
  const inCombos = lines.filter(({ comboPricing }) => comboPricing === 'fixed').flatMap(pickedOf)
  const restaurantId = restaurant.id
  const products = await productsWithIds(db, { restaurantId, ids: inCombos }, { localize, nowMs })
  const prices = new Map(products.map((product) => [product.id, standardPrice(product, orderType)]))
  const named = lines.flatMap((line) => [line.item.productId, ...pickedOf(line)])
  const classes = await vatClassesOf(db, { restaurantId, ids: named })
  const classOf = (id: (typeof named)[number]) => classes.get(id) ?? 'dish'

  const dishesOf = ({ item, comboPricing }: PricedLine): TaxedDish[] => {
    const dishes = item.comboPicks.map(({ productId, quantity, price }) => ({
      class: classOf(productId),
      quantity,
      price: comboPricing === 'fixed' ? (prices.get(productId) ?? zero) : price,
    }))
    return dishes.length > 0 ? dishes : [{ class: classOf(item.productId), quantity: 1, price: zero }]
  }
  const at = { country: venue.country, place: vatPlaceOf(orderType), on: dateOf(slotStart) }
  return vatOfOrder({
    lines: lines.map((line) => ({ ...line, dishes: dishesOf(line) })),
    totals,
    savings,
    percentOf: (vatClass) => rateOf({ ...at, class: vatClass }, restaurant.vatRates),
  })
}

function pickedOf({ item }: PricedLine) {
  return item.comboPicks.map(({ productId }) => productId)
}
