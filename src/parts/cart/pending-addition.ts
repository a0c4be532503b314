import type { LineChoice } from '#src/domain/cart/build-line.ts'
import type { Instance } from '#src/instance/create-instance.ts'

/** What the diner wanted to add before there was an order to add it to. */
export type PendingAddition = Omit<LineChoice, 'orderType' | 'venueId' | 'lineId'>

// One per widget, as long as the widget lives.
const pending = new WeakMap<Instance, PendingAddition>()

/** Keeps an addition while the diner chooses when to eat (rulings "menu before a slot"). */
export function keepAddition(instance: Instance, addition: PendingAddition): void {
  pending.set(instance, addition)
}

/** Hands the kept addition out, once. */
export function takeAddition(instance: Instance): PendingAddition | null {
  const addition = pending.get(instance) ?? null
  pending.delete(instance)
  return addition
}
