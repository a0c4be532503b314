import { useReducer, useState } from 'react'
import { useSnapshot } from 'valtio'

import type { MenuPlace } from '#src/api/menu.ts'
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
import { changed } from './configuring-state.ts'
import type { Lost } from './opening/starting-configuration.ts'
import { startingConfiguration } from './opening/starting-configuration.ts'
import { useOffered } from './opening/use-offered.ts'
import { runningTotal } from './running-total.ts'

export type ProductQuestion = {
  readonly product: Product
  readonly place: MenuPlace
  readonly orderType: OrderType
  /** The line of the cart that is edited; null adds a new one. */
  readonly line: CartLine | null
}

export type Configuring = Pick<ProductQuestion, 'product' | 'orderType'> & {
  readonly venueId: Id<'Venue'>
  readonly configuration: Configuration
  readonly quantity: number
  /** Units that can still be had, the edited line's own among them; null = no limit [PROD-41, PROD-45]. */
  readonly left: number | null
  /** The same for the products of a combo, as far as they are limited. */
  readonly pickStock: UnitsByProduct
  /** The products a combo offers, once they are known. */
  readonly offered: readonly Product[]
  readonly total: ShownPrice
  readonly missing: readonly MissingChoice[]
  /** What is missing and already shown as such. */
  readonly shown: readonly MissingChoice[]
  readonly lost: Lost
  readonly change: (change: Change) => void
}

/** The product as the diner is configuring it, by the rules of the domain [PROD-16..18, PROD-27..40, PROD-44..49]. */
export function useConfiguration({ product, place, orderType, line }: ProductQuestion): Configuring {
  const { stores } = useInstance()
  const { lines } = useSnapshot(stores.cart.state).cart
  const { venueId } = place
  const offered = useOffered(product, place)
  const stock = { venueId, lines, editedLineId: line?.lineId ?? null }
  const pickStock = unitsLeftOf({ products: offered, ...stock })
  const [start] = useState(() => startingConfiguration(product, line, venueId))
  const [state, change] = useReducer(
    (before: ConfiguringState, action: Change) => changed(before, action, { product, venueId }),
    null,
    (): ConfiguringState => ({
      configuration: start.configuration,
      quantity: line?.quantity ?? 1,
      isChecked: false,
    }),
  )
  const { configuration, isChecked } = state
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
    lost: start.lost,
    change,
  }
}

/** The lower of two limits; null is none. */
function least(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b)
}
