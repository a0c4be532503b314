import type { LineChoice } from '#src/domain/cart/build-line.ts'

/** A configured product that the diner wanted to add before choosing a slot. */
export type PendingAddition = Omit<LineChoice, 'orderType' | 'venueId' | 'lineId'>

/** Keeps one product while the diner chooses a slot (rulings "menu before a slot"); not stored in the browser. */
export function createPendingAdditionStore() {
  let pending: PendingAddition | null = null
  return {
    keep(addition: PendingAddition) {
      pending = addition
    },
    /** Returns the product and removes it; null when there is none. */
    take(): PendingAddition | null {
      const addition = pending
      pending = null
      return addition
    },
    stop() {},
  }
}
