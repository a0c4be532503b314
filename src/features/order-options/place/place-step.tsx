import type { OrderType } from '#src/contract/service-type.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { ChunkPlaceholder } from '#src/parts/screen/chunk-placeholder.tsx'
import { nowhere } from '#src/parts/start/nowhere.ts'

import type { PlaceStepProps } from './place-step-props.ts'
import type { AskedDestination } from './use-place-step.ts'
import { usePlaceStep } from './use-place-step.ts'

/** Step that asks for the destination, for the types that need one [WIZ-09..17]. */
export function PlaceStep({ type, ...props }: PlaceStepProps & { readonly type: OrderType }) {
  const destination = destinationOf(type)
  if (destination === 'venue') return props.children(nowhere)
  return <LoadedStep key={destination} destination={destination} {...props} />
}

/** The step for a kind of destination; its code is loaded with the wizard where the venue needs it. */
function LoadedStep({ destination, ...props }: PlaceStepProps & { readonly destination: AskedDestination }) {
  const { data: Step, ...code } = usePlaceStep(destination, true)
  return Step ? <Step {...props} /> : <ChunkPlaceholder {...code} />
}
