import type { ComboPick } from '#src/contract/order.ts'
import type { Id } from '#src/contract/values.ts'

/** What the diner chose on the product sheet, before it is priced. */
export type Configuration = {
  readonly sizeId: Id<'Size'> | null
  readonly variantId: Id<'Variant'> | null
  /** In order of selection: the first ones of a group may be free [PRICE-12]. */
  readonly additions: readonly ExtraChoice[]
  /** One element per unit: a pick may repeat (contract C74). */
  readonly picks: readonly ExtraChoice[]
  readonly comboPicks: readonly ComboPick[]
  readonly note: string
}

export type ExtraChoice = { readonly id: Id<'Ingredient'>; readonly groupId: Id<'ExtraGroup'> }
