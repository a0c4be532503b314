import { useLayoutEffect, useReducer } from 'react'
import { useSnapshot } from 'valtio'

import type { MenuPlace } from '#src/contract/product-lists.ts'
import type { Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { unitsLeft } from '#src/domain/product/availability.ts'
import type { UnitsByProduct } from '#src/domain/product/combo-stock.ts'
import { combosLeft, unitsLeftOf } from '#src/domain/product/combo-stock.ts'
import type { Configuration } from '#src/domain/product/configuration.ts'
import type { MissingChoice } from '#src/domain/product/missing-choices.ts'
import { missingChoices } from '#src/domain/product/missing-choices.ts'
import type { ShownPrice } from '#src/domain/product/shown-price.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

import type { Change, ConfiguringState } from './configuring-state.ts'
import { changed, judged } from './configuring-state.ts'
import type { Lost } from './opening/lost-choices.ts'
import { startingConfiguration } from './opening/starting-configuration.ts'
import { useOffered } from './opening/use-offered.ts'
import { runningTotal } from './running-total.ts'

export type ProductQuestion = {
  readonly product: Product
  readonly place: MenuPlace
  readonly orderType: OrderType
  /** The line of the cart that is edited; null adds a new one. */
  readonly line: CartLine | null
  /** The product of the edited line is being refetched. */
  readonly isProductPending: boolean
}

export type Configuring = Pick<ProductQuestion, 'product' | 'orderType'> & {
  readonly venueId: Id<'Venue'>
  readonly configuration: Configuration
  readonly quantity: number
  /** Units still available, including those of the edited line; null = no limit [PROD-41, PROD-45]. */
  readonly left: number | null
  /** Units left of the products of a combo, where limited. */
  readonly pickStock: UnitsByProduct
  /** The products of a combo; empty while loading. */
  readonly offered: readonly Product[]
  readonly total: ShownPrice
  readonly missing: readonly MissingChoice[]
  /** Missing choices that are shown as errors. */
  readonly shown: readonly MissingChoice[]
  readonly lost: Lost
  /** Still loading: the product of an edited line or the stock of combo picks. */
  readonly isPending: boolean
  readonly change: (change: Change) => void
}

/** State of the product being configured, by the rules of the domain [PROD-16..18, PROD-27..40, PROD-44..49]. */
export function useConfiguration(question: ProductQuestion): Configuring {
  const { product, place, orderType, line, isProductPending } = question
  const { stores } = useInstance()
  const { lines } = useSnapshot(stores.cart.state).cart
  const { venueId } = place
  const { offered, isStockPending } = useOffered(product, place)
  const stock = { venueId, lines, editedLineId: line?.lineId ?? null }
  const pickStock = unitsLeftOf({ products: offered, ...stock })
  const known = { product, venueId, pickStock }
  const [kept, change] = useReducer(
    (before: ConfiguringState, action: Change) => changed(before, action, known),
    null,
    (): ConfiguringState => ({
      ...startingConfiguration(product, line, venueId),
      product,
      quantity: line?.quantity ?? 1,
      isChecked: false,
    }),
  )
  // Judged on every render and then stored: a removed choice does not return by itself.
  const state = judged(kept, known)
  const isOld = state !== kept
  useLayoutEffect(() => {
    if (isOld) change({ kind: 'judge' })
  }, [isOld, state])
  const { configuration, isChecked, lost } = state
  const left = least(unitsLeft({ product, ...stock }), combosLeft(configuration.comboPicks, pickStock))
  const quantity = Math.min(state.quantity, left ?? state.quantity)
  const missing = missingChoices(product, configuration, { venueId, orderType })
  return {
    product,
    venueId,
    orderType,
    configuration,
    quantity,
    left,
    pickStock,
    offered,
    total: runningTotal({ product, configuration, quantity, place: { venueId, orderType } }),
    missing,
    shown: isChecked ? missing : [],
    lost,
    isPending: isProductPending || isStockPending,
    change,
  }
}

/** The lower of two limits; null = no limit. */
function least(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b)
}
