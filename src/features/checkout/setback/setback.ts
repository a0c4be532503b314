import type { Cents } from '#src/contract/values.ts'
import type { Shortage } from '#src/domain/cart/shortages.ts'
import type { Messages } from '#src/state/dialog-store.ts'

/**
 * Why the service took no order although nothing was missing, with what it takes to go on (rulings "refused at the
 * button").
 */
export type Setback = {
  /** What the service says, then what has changed in the order since. */
  readonly messages: Messages
  /** Lines that cannot be had as ordered; they stay in the order until the diner has decided. */
  readonly shortages: readonly Shortage[]
  /** What helps beside a look at the total: another time, more dishes, or another address of a guest. */
  readonly wayOn: 'times' | 'menu' | 'address' | null
  /** What the button said when it was pressed, in cents. */
  readonly totalBefore: Cents
}

/** Answer to a refusal: a setback to show on the screen, else sentences for the errors modal. */
export type RefusalAnswer = { readonly setback: Setback | null; readonly messages: Messages }
