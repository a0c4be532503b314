import { subscribe } from 'valtio/vanilla'

import type { Id } from '#src/contract/values.ts'
import type { CartStore } from '#src/state/cart-store.ts'

export type CartQuantities = ReturnType<typeof createCartQuantities>

/**
 * Units in the cart by product, and units of its stock in use; notifies only listeners of products whose number changed
 * [MENU-20].
 */
export function createCartQuantities({ state }: Pick<CartStore, 'state'>) {
  const listeners = new Map<Id<'Product'>, Set<() => void>>()
  let counted = count()
  let stop: (() => void) | null = null

  function count() {
    const quantities = new Map<Id<'Product'>, number>()
    // Combo picks use the stock of the picked product (rulings "stock of combo picks").
    const inUse = new Map<Id<'Product'>, number>()
    const add = (counts: typeof inUse, id: Id<'Product'>, units: number) =>
      counts.set(id, (counts.get(id) ?? 0) + units)
    for (const { item, quantity } of state.cart.lines) {
      add(quantities, item.productId, quantity)
      add(inUse, item.productId, quantity)
      for (const pick of item.comboPicks) add(inUse, pick.productId, quantity * pick.quantity)
    }
    return { quantities, inUse }
  }

  function recount() {
    const before = counted
    counted = count()
    for (const [id, those] of listeners) {
      const isSame =
        before.quantities.get(id) === counted.quantities.get(id) && before.inUse.get(id) === counted.inUse.get(id)
      if (!isSame) those.forEach((listener) => listener())
    }
  }

  return {
    of: (id: Id<'Product'>) => counted.quantities.get(id) ?? 0,
    /** Units of its stock in use, on its own or inside combos [PROD-42]. */
    inUse: (id: Id<'Product'>) => counted.inUse.get(id) ?? 0,
    subscribe(id: Id<'Product'>, listener: () => void) {
      if (stop === null) {
        counted = count()
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
