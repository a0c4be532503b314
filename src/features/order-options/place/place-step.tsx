import type { OrderType } from '#src/contract/service-type.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { nowhere } from '#src/parts/start/nowhere.ts'

import type { PlaceStepProps } from './place-step-props.ts'

const options = { texts: 'order', isEssential: true } as const

/** The step that asks for each kind of destination, in a chunk of its own: only some venues need it. */
export const askingSteps = {
  address: lazyPart('DeliveryStep', () => import('./delivery-step.tsx'), options),
  servicePoint: lazyPart('ServicePointStep', () => import('./service-point-step.tsx'), options),
  table: lazyPart('SeatStep', () => import('#src/features/order-options/table/seat-step.tsx'), options),
} as const

/** Step that asks for the destination, for the types that need one [WIZ-09..17]. */
export function PlaceStep({ type, ...props }: PlaceStepProps & { readonly type: OrderType }) {
  const destination = destinationOf(type)
  if (destination === 'venue') return props.children(nowhere)
  const Step = askingSteps[destination]
  return <Step {...props} />
}
