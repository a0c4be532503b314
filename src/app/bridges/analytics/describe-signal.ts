import { categoriesQuery, categoryProductsQuery } from '#src/api/menu-calls.ts'
import { productQuery } from '#src/api/product-calls.ts'
import type { ShownMenu } from '#src/app/bridges/shown-menu.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { getCategories, getProducts } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { fetchAtOnce } from '#src/query/fetch-at-once.ts'
import { createPlacedLinesStore } from '#src/state/placed-lines-store.ts'

import { itemOf, itemOfLine, itemsOfList, valueOf } from './ga4-events.ts'
import type { Ga4Event } from './ga4-events.ts'
import type { ShoppingSignal } from './shopping-signals.ts'

type Kind = ShoppingSignal['kind']
type SignalOf<K extends Kind> = Extract<ShoppingSignal, { readonly kind: K }>

/**
 * The events of one signal; a checkout is two, because place and time were chosen before. Dishes and names come from the
 * cache, or by the calls that the screen makes too.
 */
export async function describeSignal(
  instance: Instance,
  menu: ShownMenu,
  signal: ShoppingSignal,
): Promise<readonly Ga4Event[]> {
  switch (signal.kind) {
    case 'menu':
      return describeList(instance, menu, signal)
    case 'dish':
      return describeDish(instance, menu, signal)
    case 'added':
      return [
        { event: 'add_to_cart', ecommerce: ofLines(instance, menu, [{ ...signal.line, quantity: signal.quantity }]) },
      ]
    case 'cart':
      return [{ event: 'view_cart', ecommerce: ofCart(instance, menu) }]
    case 'checkout': {
      const ecommerce = ofCart(instance, menu)
      return [
        { event: 'begin_checkout', ecommerce },
        { event: 'add_shipping_info', ecommerce: { ...ecommerce, shipping_tier: menu.orderType } },
      ]
    }
    case 'payment':
      return [
        {
          event: 'add_payment_info',
          ecommerce: { ...ofCart(instance, menu), payment_type: signal.mode ?? 'atVenue' },
        },
      ]
    case 'placed':
      return [describeOrder(instance, menu, signal)]
  }
}

async function describeList(
  { api, queryClient }: Instance,
  { venue, place, orderType }: ShownMenu,
  { categoryId }: SignalOf<'menu'>,
): Promise<readonly Ga4Event[]> {
  const { categories } = await queryClient.fetchQuery(categoriesQuery(api, place))
  const category = categoryId === null ? categories[0] : categories.find(({ id }) => id === categoryId)
  if (!category) return []
  const { products } = await fetchAtOnce(queryClient, categoryProductsQuery(api, place, category.id))
  const items = itemsOfList(products, orderType)
  const list = { item_list_id: String(category.id), item_list_name: category.name }
  return [{ event: 'view_item_list', ecommerce: { currency: venue.currencyCode, ...list, items } }]
}

/** From the list it was opened from, if that is known: the call of its sheet ends with a sheet that is closed at once. */
async function describeDish(
  { api, queryClient }: Instance,
  { venue, place, orderType }: ShownMenu,
  { productId, categoryId }: SignalOf<'dish'>,
): Promise<readonly Ga4Event[]> {
  const list = queryClient.getQueryData<ReplyOf<typeof getProducts>>(
    categoryProductsQuery(api, place, categoryId).queryKey,
  )
  const product =
    list?.products.find(({ id }) => id === productId) ??
    (await queryClient.fetchQuery(productQuery(api, { productId, categoryId, venueId: venue.id }))).product
  const item = itemOf(product, orderType)
  return [{ event: 'view_item', ecommerce: { currency: venue.currencyCode, value: item.price, items: [item] } }]
}

function describeOrder(instance: Instance, menu: ShownMenu, { order }: SignalOf<'placed'>): Ga4Event {
  const lines = instance.stores.of(createPlacedLinesStore).linesOf(order.orderId as Id<'Order'>)
  const { currency } = order
  return {
    event: 'purchase',
    ecommerce: { ...ofLines(instance, menu, lines), currency, transaction_id: String(order.orderId) },
  }
}

function ofCart(instance: Instance, menu: ShownMenu) {
  return ofLines(instance, menu, instance.stores.cart.state.cart.lines as readonly CartLine[])
}

function ofLines({ api, queryClient }: Instance, { venue, place }: ShownMenu, lines: readonly CartLine[]) {
  const menu = queryClient.getQueryData<ReplyOf<typeof getCategories>>(categoriesQuery(api, place).queryKey)
  const nameOf = (id: unknown) => menu?.categories.find((category) => category.id === id)?.name
  return {
    currency: venue.currencyCode,
    value: valueOf(lines),
    items: lines.map((line) => itemOfLine(line, nameOf(line.item.categoryId))),
  }
}
