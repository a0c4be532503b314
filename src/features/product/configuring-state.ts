import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { changeSize } from '#src/domain/product/change-size.ts'
import type { Configuration, ExtraChoice } from '#src/domain/product/configuration.ts'
import { toggleAddition } from '#src/domain/product/toggle-addition.ts'
import type { Verdict } from '#src/domain/verdict.ts'

export type Change =
  | { readonly kind: 'size'; readonly sizeId: Id<'Size'> }
  | { readonly kind: 'variant'; readonly variantId: Id<'Variant'> | null }
  | { readonly kind: 'addition'; readonly choice: ExtraChoice }
  /** By a rule that travels with its picker. */
  | { readonly kind: 'rule'; readonly apply: (before: Configuration) => Verdict<Configuration, unknown> }
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'quantity'; readonly quantity: number }
  /** Submitted with something missing: from now on it is shown what. */
  | { readonly kind: 'check' }

export type ConfiguringState = {
  readonly configuration: Configuration
  readonly quantity: number
  readonly isChecked: boolean
}

type Place = { readonly product: Product; readonly venueId: Id<'Venue'> }

/** The state after something was tapped; what the rules refuse changes nothing. */
export function changed(state: ConfiguringState, change: Change, { product, venueId }: Place): ConfiguringState {
  const { configuration } = state
  const within = (verdict: Verdict<Configuration, unknown>) =>
    verdict.ok ? { ...state, configuration: verdict.value } : state
  switch (change.kind) {
    case 'size':
      return { ...state, configuration: changeSize(product, configuration, change.sizeId, venueId) }
    case 'variant':
      return { ...state, configuration: { ...configuration, variantId: change.variantId } }
    case 'addition':
      return within(toggleAddition(product, configuration, change.choice, venueId))
    case 'rule':
      return within(change.apply(configuration))
    case 'note':
      return { ...state, configuration: { ...configuration, note: change.note } }
    case 'quantity':
      return { ...state, quantity: Math.max(0, change.quantity) }
    case 'check':
      return { ...state, isChecked: true }
  }
}
