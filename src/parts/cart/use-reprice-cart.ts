import type { CartChange, RefreshContext } from '#src/domain/cart/refresh-cart.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'

/**
 * Returns a function that prices the cart again for a menu and order type and reports what has changed. Its code is
 * loaded for a cart with dishes only: most orders start with an empty one. Rejects, with nothing changed, when code or
 * products cannot be loaded.
 */
export function useRepriceCart(): (context: RefreshContext) => Promise<readonly CartChange[]> {
  const instance = useInstance()
  const price = usePrice()
  return async (context) => {
    if (instance.stores.cart.state.cart.lines.length === 0) return []
    const { repriceAndReport } = await import('./reprice-cart.ts')
    return repriceAndReport(instance, context, price)
  }
}
