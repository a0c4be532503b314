import type { Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { productsTotal } from '#src/domain/cart/cart.ts'
import { shownPrice } from '#src/domain/product/shown-price.ts'

/** A dish, as Google Analytics 4 names its fields. Never a note, which a diner writes freely. */
export type Ga4Item = {
  readonly item_id: string
  readonly item_name: string
  readonly item_category?: string
  readonly item_variant?: string
  /** Price of one unit in units of the currency. */
  readonly price: number
  readonly quantity: number
  /** Place in a list, from 0. */
  readonly index?: number
}

/** An e-commerce event: https://developers.google.com/analytics/devguides/collection/ga4/ecommerce */
export type Ga4Event = {
  readonly event:
    | 'view_item_list'
    | 'view_item'
    | 'add_to_cart'
    | 'view_cart'
    | 'begin_checkout'
    | 'add_shipping_info'
    | 'add_payment_info'
    | 'purchase'
  readonly ecommerce: {
    readonly currency: string
    /** Sum of price times quantity, without delivery and fees; left out for a list. */
    readonly value?: number
    readonly items: readonly Ga4Item[]
    readonly item_list_id?: string
    readonly item_list_name?: string
    readonly shipping_tier?: string
    readonly payment_type?: string
    readonly transaction_id?: string
  }
}

/** Most items of one event: https://support.google.com/analytics/answer/9267744 */
const mostItems = 200

/** The dishes of a list at the price their card shows. */
export function itemsOfList(products: readonly Product[], orderType: OrderType): Ga4Item[] {
  return products.slice(0, mostItems).map((product, index) => ({ ...itemOf(product, orderType), index }))
}

/** A dish as its sheet opens. */
export function itemOf(product: Product, orderType: OrderType): Ga4Item {
  const { id, name, category } = product
  return {
    item_id: String(id),
    item_name: name,
    item_category: category.name,
    price: shownPrice(product, orderType).price / 100,
    quantity: 1,
  }
}

/** A line of the cart with its size and variant; `category` is the name of its category where it is known. */
export function itemOfLine({ item, unitPrice, quantity }: CartLine, category: string | undefined): Ga4Item {
  const variant = [item.size?.name, item.variant?.name].filter((name) => name !== undefined).join(', ')
  return {
    item_id: String(item.productId),
    item_name: item.name,
    ...(category === undefined ? {} : { item_category: category }),
    ...(variant === '' ? {} : { item_variant: variant }),
    price: unitPrice / 100,
    quantity,
  }
}

/** The sum of the lines in units of the currency. */
export function valueOf(lines: readonly CartLine[]): number {
  return productsTotal(lines) / 100
}
