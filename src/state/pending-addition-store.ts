import type { LineChoice } from '#src/domain/cart/build-line.ts'

/** A configured product that the diner wanted to add before there was an order to add it to. */
export type PendingAddition = Omit<LineChoice, 'orderType' | 'venueId' | 'lineId'>

/** Keeps one addition while the diner chooses when to eat (rulings "menu before a slot"); not kept in the browser. */
export function createPendingAdditionStore() {
  let pending: PendingAddition | null = null
  return {
    keep(addition: PendingAddition) {
      pending = addition
    },
    /** Returns the kept addition and forgets it; null when there is none. */
    take(): PendingAddition | null {
      const addition = pending
      pending = null
      return addition
    },
    stop() {},
  }
}
