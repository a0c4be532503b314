import { useReducer } from 'react'
import { useSnapshot } from 'valtio'

import type { Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { unitsLeft } from '#src/domain/product/availability.ts'
import { changeSize } from '#src/domain/product/change-size.ts'
import type { Configuration, ExtraChoice } from '#src/domain/product/configuration.ts'
import type { MissingChoice } from '#src/domain/product/missing-choices.ts'
import { missingChoices } from '#src/domain/product/missing-choices.ts'
import type { ShownPrice } from '#src/domain/product/shown-price.ts'
import { toggleAddition } from '#src/domain/product/toggle-addition.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

import { startingConfiguration } from './opening/starting-configuration.ts'
import { runningTotal } from './running-total.ts'

export type ProductQuestion = {
  readonly product: Product
  readonly venueId: Id<'Venue'>
  readonly orderType: OrderType
  /** The line of the cart that is edited; null adds a new one. */
  readonly line: CartLine | null
}

export type Change =
  | { readonly kind: 'size'; readonly sizeId: Id<'Size'> }
  | { readonly kind: 'variant'; readonly variantId: Id<'Variant'> | null }
  | { readonly kind: 'addition'; readonly choice: ExtraChoice }
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'quantity'; readonly quantity: number }
  /** Submitted with something missing: from now on it is shown what. */
  | { readonly kind: 'check' }

type State = {
  readonly configuration: Configuration
  readonly quantity: number
  readonly isChecked: boolean
  readonly lostAdditions: readonly string[]
}

export type Configuring = Pick<ProductQuestion, 'product' | 'venueId' | 'orderType'> & {
  readonly configuration: Configuration
  readonly quantity: number
  /** Units that can still be had, the edited line's own among them; null = no limit [PROD-41, PROD-45]. */
  readonly left: number | null
  readonly total: ShownPrice
  readonly missing: readonly MissingChoice[]
  /** What is missing and already shown as such. */
  readonly shown: readonly MissingChoice[]
  readonly lostAdditions: readonly string[]
  readonly change: (change: Change) => void
}

/** The product as the diner is configuring it, by the rules of the domain [PROD-16..18, PROD-44..49]. */
export function useConfiguration({ product, venueId, orderType, line }: ProductQuestion): Configuring {
  const { stores } = useInstance()
  const { cart } = useSnapshot(stores.cart.state)
  const [state, change] = useReducer(
    (before: State, action: Change) => changed(before, action, { product, venueId }),
    null,
    (): State => ({
      ...startingConfiguration(product, line, venueId),
      quantity: line?.quantity ?? 1,
      isChecked: false,
    }),
  )
  const { configuration, isChecked, lostAdditions } = state
  const left = unitsLeft({ product, venueId, lines: cart.lines, editedLineId: line?.lineId ?? null })
  const quantity = Math.min(state.quantity, left ?? state.quantity)
  const missing = missingChoices(product, configuration, { venueId, orderType })
  return {
    product,
    venueId,
    orderType,
    configuration,
    quantity,
    left,
    total: runningTotal({ product, configuration, quantity, orderType }),
    missing,
    shown: isChecked ? missing : [],
    lostAdditions,
    change,
  }
}

function changed(
  state: State,
  change: Change,
  { product, venueId }: Pick<ProductQuestion, 'product' | 'venueId'>,
): State {
  const { configuration } = state
  switch (change.kind) {
    case 'size':
      return { ...state, configuration: changeSize(product, configuration, change.sizeId, venueId) }
    case 'variant':
      return { ...state, configuration: { ...configuration, variantId: change.variantId } }
    case 'addition': {
      const verdict = toggleAddition(product, configuration, change.choice, venueId)
      return verdict.ok ? { ...state, configuration: verdict.value } : state
    }
    case 'note':
      return { ...state, configuration: { ...configuration, note: change.note } }
    case 'quantity':
      return { ...state, quantity: Math.max(0, change.quantity) }
    case 'check':
      return { ...state, isChecked: true }
  }
}
