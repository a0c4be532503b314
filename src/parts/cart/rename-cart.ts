import { renameLine } from '#src/domain/cart/rename-line.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { isStarted } from '#src/state/order-draft-store.ts'

import { loadProducts } from './reprice-cart.ts'

/** Names what is in the cart in the language now chosen [CART-50]; rejects, with nothing changed, when products cannot be loaded. */
export async function renameCart(instance: Instance): Promise<void> {
  const { api, stores } = instance
  const draft = stores.draft.state
  if (!isStarted(draft)) return
  const { language } = api
  const products = await loadProducts(instance, stores.cart.state.cart.lines, draft)
  // Chosen anew meanwhile: the later call brings its names.
  if (api.language !== language) return
  stores.cart.change((cart) => ({
    ...cart,
    lines: cart.lines.map((line) => {
      const product = products.get(line.item.productId)
      return product ? renameLine(line, product) : line
    }),
  }))
}
