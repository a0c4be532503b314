import type { Product } from '#src/contract/product.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { isShort } from '#src/domain/cart/is-short.ts'
import type { RefreshContext } from '#src/domain/cart/refresh-cart.ts'
import { refreshCart } from '#src/domain/cart/refresh-cart.ts'
import type { LineChange } from '#src/domain/cart/refresh-line.ts'
import type { Shortage } from '#src/domain/cart/shortages.ts'
import { shortagesOf } from '#src/domain/cart/shortages.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { createCartShortagesStore } from '#src/state/cart-shortages-store.ts'
import { isStarted } from '#src/state/order-draft-store.ts'

import { loadProducts, reportChanges } from './reprice-cart.ts'

type CartNow = { readonly shortages: readonly Shortage[]; readonly changes: readonly LineChange[] }

/**
 * Prices the cart again as it stands. What cannot be had as ordered stays in it, marked, until the diner has decided
 * (rulings "short in the cart"). Rejects, with nothing changed, when the products cannot be loaded.
 */
export async function lookAtCart(instance: Instance, context: RefreshContext): Promise<CartNow> {
  const { cart, of } = instance.stores
  const products = await loadProducts(instance, cart.state.cart.lines, context)
  const { lines } = cart.state.cart
  const shortages = shortagesOf(lines, products, context)
  const isKept = (line: CartLine) => shortages.some((shortage) => isShort(line, shortage))
  lines.filter(isKept).forEach(({ item }) => products.delete(item.productId))
  const refreshed = refreshCart(cart.state.cart, products, context)
  cart.change(() => refreshed.cart)
  of(createCartShortagesStore).say(shortages)
  return { shortages, changes: refreshed.changes }
}

/** Looks at the cart and reports what has changed beside what is marked in it [CART-17]; rejects as `lookAtCart`. */
export async function lookAndReport(
  instance: Instance,
  context: RefreshContext,
  price: (amount: Cents) => string,
): Promise<void> {
  const { changes } = await lookAtCart(instance, context)
  reportChanges(instance, changes, price)
}

/**
 * Marks what cannot be had by a list reply just loaded of products by their `ids`, and changes nothing. A list says
 * little of lines with choices: those marked before are asked for by themselves.
 */
export async function markShort(
  instance: Instance,
  ids: readonly Id<'Product'>[],
  products: readonly Product[],
): Promise<void> {
  const { cart, draft, of } = instance.stores
  if (!isStarted(draft.state)) return
  const { menuId, venueId, type: orderType } = draft.state
  const context = { menuId, venueId, orderType }
  const listed = ids.map((id) => [id, products.find((product) => product.id === id) ?? null] as const)
  const store = of(createCartShortagesStore)
  const marked = cart.state.cart.lines.filter((line) => store.state.shortages.some((found) => isShort(line, found)))
  const details = marked.length > 0 ? await loadProducts(instance, marked, context) : []
  store.say(shortagesOf(cart.state.cart.lines, new Map([...listed, ...details]), context))
}
