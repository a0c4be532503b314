import { subscribe } from 'valtio/vanilla'

import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently } from '#src/integrations/log.ts'

/** Names what is in the cart anew when another language is chosen [CART-50]. Returns a function that stops it. */
export function watchCartNames(instance: Instance): () => void {
  const { cart, language } = instance.stores
  return subscribe(language.state, () => {
    if (cart.state.cart.lines.length === 0) return
    import('#src/parts/cart/rename-cart.ts')
      .then(({ renameCart }) => renameCart(instance))
      .catch(() => logSilently('the cart keeps the names of another language'))
  })
}
