import type { ReactNode } from 'react'

import type { ServiceConfig, Venue } from '#src/contract/venue.ts'
import type { OrderChoice, OrderMove } from '#src/features/order-options/use-order-choice.ts'
import type { OrderPlace } from '#src/state/order-draft-store.ts'

/** Props of the wizard steps that ask where the order goes. */
export type PlaceStepProps = {
  readonly venue: Venue
  readonly config: ServiceConfig | null
  readonly choice: OrderChoice
  readonly move: (move: OrderMove) => void
  /** Renders the following steps, once it is known where the order goes. */
  readonly children: (place: OrderPlace) => ReactNode
}
