import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { changeSize } from '#src/domain/product/change-size.ts'
import type { UnitsByProduct } from '#src/domain/product/combo-stock.ts'
import { withinStock } from '#src/domain/product/combo-stock.ts'
import type { Configuration, ExtraChoice } from '#src/domain/product/configuration.ts'
import { stillPossible } from '#src/domain/product/still-possible.ts'
import { toggleAddition } from '#src/domain/product/toggle-addition.ts'
import type { Verdict } from '#src/domain/verdict.ts'

import type { Lost } from './opening/lost-choices.ts'
import { lostChoices, namedChoices } from './opening/lost-choices.ts'

export type Change =
  | { readonly kind: 'size'; readonly sizeId: Id<'Size'> }
  | { readonly kind: 'variant'; readonly variantId: Id<'Variant'> | null }
  | { readonly kind: 'addition'; readonly choice: ExtraChoice }
  /** A rule of the domain, passed along so that its code is loaded with its picker only. */
  | { readonly kind: 'rule'; readonly apply: (before: Configuration) => Verdict<Configuration, unknown> }
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'quantity'; readonly quantity: number }
  /** Applies the newest product and stock. */
  | { readonly kind: 'judge' }
  /** Submitted while incomplete: missing choices are shown from now on. */
  | { readonly kind: 'check' }

export type ConfiguringState = {
  /** The product that the configuration was last judged against. */
  readonly product: Product
  readonly configuration: Configuration
  readonly quantity: number
  readonly isChecked: boolean
  /** Everything removed since the sheet was opened. */
  readonly lost: Lost
}

/** The newest product, and the units left of the products of its combo. */
export type Known = { readonly product: Product; readonly venueId: Id<'Venue'>; readonly pickStock: UnitsByProduct }

/**
 * Judges the configuration against the newest data: keeps what is still available, adds the rest to `lost`
 * [PROD-42, PROD-45, PROD-53, PROD-54] (rulings "unavailable since"). The same state when nothing has changed.
 */
export function judged(state: ConfiguringState, { product, venueId, pickStock }: Known): ConfiguringState {
  const { configuration: chosen, lost } = state
  const possible = state.product === product ? chosen : stillPossible(product, chosen, venueId)
  const comboPicks = withinStock(possible.comboPicks, pickStock)
  if (state.product === product && comboPicks === possible.comboPicks) return state
  const configuration = { ...possible, comboPicks }
  const { additions, picks } = lostChoices(namedChoices(state.product, chosen), configuration)
  const isLess = additions.length + picks.length > 0
  return {
    ...state,
    product,
    configuration,
    lost: isLess ? { additions: [...lost.additions, ...additions], picks: [...lost.picks, ...picks] } : lost,
  }
}

/** Applies a change by the diner; a change that the rules refuse returns the same state. */
export function changed(before: ConfiguringState, change: Change, known: Known): ConfiguringState {
  const { product, venueId } = known
  const state = judged(before, known)
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
    case 'judge':
      return state
    case 'check':
      return { ...state, isChecked: true }
  }
}
