import { productsByIdsQuery } from '#src/api/menu-calls.ts'
import { productQuery } from '#src/api/product-calls.ts'
import { shownMenu } from '#src/app/bridges/shown-menu.ts'
import type { ShownMenu } from '#src/app/bridges/shown-menu.ts'
import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { isIngredientAvailable, unitsLeft } from '#src/domain/product/availability.ts'
import { emptyConfiguration } from '#src/domain/product/configuration.ts'
import { canAddAtOnce } from '#src/domain/product/orderability.ts'
import { whyNotOrderable } from '#src/domain/product/why-not-orderable.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { idFrom, orderSheet, productPath } from '#src/instance/routes/paths.ts'
import type { Addition, AdditionOptions } from '#src/options/answers.ts'
import { addToOrder } from '#src/parts/cart/add-to-order.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import { createPendingAdditionStore } from '#src/state/pending-addition-store.ts'

import { askDiner } from './ask-diner.ts'

const mostUnits = 99

/**
 * Adds a product of the menu, or opens its sheet when something has to be chosen, or the order options when there is no
 * order yet, as the plus of the menu does. Rejects when there is no venue, no such product, or none left.
 */
export async function addProduct(instance: Instance, id: unknown, options: AdditionOptions = {}): Promise<Addition> {
  const { stores, surface } = instance
  const quantity = options.quantity ?? 1
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > mostUnits)
    throw new Error(`the quantity is a whole number from 1 to ${mostUnits}, not ${String(quantity)}.`)
  const menu = menuOf(instance)
  const product = await find(instance, menu, id)
  const { venueId } = menu.place
  const hasOrder = isStarted(stores.draft.state)
  if (hasOrder) refuseUnorderable(product, instance, menu)

  const categoryId = product.category.id
  const isComplete = product.ingredients.every((ingredient) => isIngredientAvailable(ingredient, venueId))
  if (canAddAtOnce(product) !== 'yes' || !isComplete) return ask(instance, productPath(categoryId, product.id))
  const addition = { product, categoryId, configuration: emptyConfiguration(product), quantity }
  if (!hasOrder) {
    stores.of(createPendingAdditionStore).keep(addition)
    return ask(instance, orderSheet)
  }
  await instance.texts.need('order')
  addToOrder(instance, addition, { ...menu, isStarted: true })
  // Its message belongs to a screen that somebody sees.
  if (instance.options.mode !== 'inline' && !surface.isOpen) stores.dialogs.hideToast()
  return { outcome: 'added' }
}

function menuOf(instance: Instance): ShownMenu {
  if (instance.stores.place.state.venueId === null)
    throw new Error('no venue is chosen. Name one by `data-venue`, or let the diner choose: open the widget.')
  const menu = shownMenu(instance)
  if (menu) return menu
  throw new Error('this venue shows its menu only once the time of the order is chosen: open "orders" first.')
}

/** The product with all its options. */
async function find({ api, queryClient }: Instance, { venue, place }: ShownMenu, id: unknown): Promise<Product> {
  const productId = idFrom<'Product'>(String(id))
  const unknown = `${venue.name} has no product ${String(id)} on its menu.`
  if (productId === null) throw new Error(unknown)
  const { products } = await queryClient.fetchQuery(productsByIdsQuery(api, place, [productId]))
  const listed = products.find((product) => product.id === (productId as Id<'Product'>))
  if (!listed) throw new Error(unknown)
  if (canAddAtOnce(listed) !== 'unknown') return listed
  const question = { productId, categoryId: listed.category.id, venueId: place.venueId }
  return (await queryClient.fetchQuery(productQuery(api, question))).product
}

function refuseUnorderable(product: Product, { stores }: Instance, { place, orderType }: ShownMenu): void {
  const { lines } = stores.cart.state.cart
  if (whyNotOrderable(product, { menuId: place.menuId, orderType }))
    throw new Error(`${product.name} cannot be ordered for the chosen time and type of order.`)
  if (unitsLeft({ product, venueId: place.venueId, lines }) === 0) throw new Error(`${product.name} is sold out.`)
}

function ask(instance: Instance, path: string): Addition {
  if (!askDiner(instance, path)) throw new Error('the page keeps the widget closed.')
  return { outcome: 'asked' }
}
