import { msg } from '@lingui/core/macro'

import { isRefusedWith } from '#src/api/is-refused-with.ts'
import { productsByIdsQuery } from '#src/api/menu-calls.ts'
import { productQuery } from '#src/api/product-calls.ts'
import type { MenuPlace } from '#src/contract/product-lists.ts'
import type { Product } from '#src/contract/product.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { refreshCart, retainOrderable } from '#src/domain/cart/refresh-cart.ts'
import type { CartChange, RefreshContext } from '#src/domain/cart/refresh-cart.ts'
import { whyNotOrderable } from '#src/domain/product/why-not-orderable.ts'
import { cartChangeText } from '#src/i18n/cart-change-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { paths } from '#src/instance/routes/paths.ts'
import { fetchToTheEnd } from '#src/query/fetch-to-the-end.ts'
import { createCartChangesStore } from '#src/state/cart-changes-store.ts'

/**
 * Prices the cart again for a menu and order type and reports what was removed or changed and why. Rejects, with nothing
 * changed, when products cannot be loaded.
 */
export async function repriceAndReport(
  instance: Instance,
  context: RefreshContext,
  price: (amount: Cents) => string,
): Promise<readonly CartChange[]> {
  const changes = await repriceCart(instance, context)
  reportChanges(instance, changes, price)
  return changes
}

/** Says what has changed in the cart: on the cart as a notice above the lines, elsewhere in a dialog. */
export function reportChanges(
  { stores, location, i18n }: Instance,
  changes: readonly CartChange[],
  price: (amount: Cents) => string,
): void {
  if (changes.length === 0) return
  if (location.entry.path === paths.cart) return stores.of(createCartChangesStore).add(changes)
  stores.dialogs.alert(
    () => changes.map((change) => cartChangeText(i18n, change, price)),
    () => i18n._(msg({ id: 'cart.changed', message: 'Your order has changed' })),
  )
}

/**
 * Removes the lines that the menu or the order type does not allow and prices the rest again with fresh products
 * [WIZ-38, WIZ-42, CART-17, CART-35]. When products cannot be loaded, throws the `ApiError` and changes nothing.
 */
async function repriceCart(instance: Instance, context: RefreshContext): Promise<CartChange[]> {
  const { cart } = instance.stores
  const { lines } = cart.state.cart
  const asked = lines.filter((line) => whyNotOrderable(line, context) === null)
  const products = await loadProducts(instance, asked, context)
  const { cart: kept, removed } = retainOrderable(cart.state.cart, context)
  const refreshed = refreshCart(kept, products, context)
  const changes = [...removed.flatMap((line) => removal(line, context)), ...refreshed.changes]
  cart.change(() => refreshed.cart)
  return changes
}

function removal(line: CartLine, context: RefreshContext): CartChange[] {
  const kind = whyNotOrderable(line, context)
  return kind ? [{ kind, name: line.item.name }] : []
}

type Products = Map<Id<'Product'>, Product | null>

/**
 * Loads the products of lines: one call for each product with options, one call for all others (rulings "re-pricing a
 * cart"). Throws the `ApiError` of a failed call.
 */
export async function loadProducts(
  instance: Instance,
  asked: readonly CartLine[],
  context: MenuPlace,
): Promise<Products> {
  const withChoices = new Map(asked.filter(hasChoices).map(({ item }) => [item.productId, item]))
  const plainIds = new Set(asked.map(({ item }) => item.productId).filter((id) => !withChoices.has(id)))
  const found = await Promise.all([
    loadPlain(instance, [...plainIds], context),
    ...[...withChoices.values()].map((item) => loadOne(instance, item, context)),
  ])
  return new Map(found.flat())
}

function hasChoices({ item }: CartLine): boolean {
  return item.additions.length + item.picks.length + item.comboPicks.length > 0
}

type Found = readonly (readonly [Id<'Product'>, Product | null])[]

async function loadPlain(instance: Instance, ids: Id<'Product'>[], place: MenuPlace): Promise<Found> {
  if (ids.length === 0) return []
  const { menuId, venueId } = place
  const query = productsByIdsQuery(instance.api, { menuId, venueId }, ids)
  const { products } = await fetchToTheEnd(instance.queryClient, { ...query, staleTime: 0 })
  return ids.map((id) => [id, products.find((product) => product.id === id) ?? null])
}

async function loadOne(instance: Instance, item: CartLine['item'], context: MenuPlace): Promise<Found> {
  return [[item.productId, await loadProduct(instance, item, context)]]
}

/** Loads a product with all its options; null when it no longer exists. */
export async function loadProduct(
  instance: Instance,
  { productId, categoryId }: Pick<CartLine['item'], 'productId' | 'categoryId'>,
  { venueId }: Pick<MenuPlace, 'venueId'>,
): Promise<Product | null> {
  const query = productQuery(instance.api, { productId, categoryId, venueId })
  try {
    return (await fetchToTheEnd(instance.queryClient, { ...query, staleTime: 0 })).product
  } catch (error) {
    if (!isRefusedWith(error, 'PRODUCT_NOT_AVAILABLE')) throw error
    return null
  }
}
