import { subscribe } from 'valtio/vanilla'

import type { Id } from '#src/contract/values.ts'
import type { CartStore } from '#src/state/cart-store.ts'

export type CartQuantities = ReturnType<typeof createCartQuantities>

/** Units in the cart by product; only listeners of a product whose quantity changed are told [MENU-20]. */
export function createCartQuantities({ state }: Pick<CartStore, 'state'>) {
  const listeners = new Map<Id<'Product'>, Set<() => void>>()
  let quantities = count()
  let stop: (() => void) | null = null

  function count() {
    const counted = new Map<Id<'Product'>, number>()
    for (const { item, quantity } of state.cart.lines)
      counted.set(item.productId, (counted.get(item.productId) ?? 0) + quantity)
    return counted
  }

  function recount() {
    const before = quantities
    quantities = count()
    for (const [id, those] of listeners) {
      if (before.get(id) !== quantities.get(id)) those.forEach((listener) => listener())
    }
  }

  return {
    of: (id: Id<'Product'>) => quantities.get(id) ?? 0,
    subscribe(id: Id<'Product'>, listener: () => void) {
      if (stop === null) {
        quantities = count()
        stop = subscribe(state, recount)
      }
      const those = listeners.get(id) ?? new Set()
      listeners.set(id, those.add(listener))
      return () => {
        those.delete(listener)
        if (those.size === 0) listeners.delete(id)
        if (listeners.size > 0) return
        stop?.()
        stop = null
      }
    },
  }
}
