import { useEffect, useRef } from 'react'

import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { logSilently } from '#src/integrations/log.ts'

/** Names what is in the cart anew when another language is chosen [CART-50]. */
export function useCartNames() {
  const instance = useInstance()
  const { language } = useApi()
  const named = useRef(language)
  useEffect(() => {
    if (named.current === language) return
    named.current = language
    if (instance.stores.cart.state.cart.lines.length === 0) return
    import('#src/parts/cart/rename-cart.ts')
      .then(({ renameCart }) => renameCart(instance))
      .catch(() => logSilently('the cart keeps the names of another language'))
  }, [instance, language])
}
