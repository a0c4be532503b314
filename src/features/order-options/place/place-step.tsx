import type { OrderType } from '#src/contract/service-type.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { useSeatStep } from '#src/features/order-options/table/use-seat-step.ts'
import { nowhere } from '#src/features/order-options/use-order-choice.ts'
import { ChunkPlaceholder } from '#src/parts/screen/chunk-placeholder.tsx'

import type { PlaceStepProps } from './place-step-props.ts'
import { useDeliveryStep } from './use-delivery-step.ts'
import { useServicePointStep } from './use-service-point-step.ts'

/** Step that asks for the destination, for the types that need one [WIZ-09..17]. */
export function PlaceStep({ type, ...props }: PlaceStepProps & { readonly type: OrderType }) {
  switch (destinationOf(type)) {
    case 'address':
      return <DeliveryStep {...props} />
    case 'servicePoint':
      return <ServicePointStep {...props} />
    case 'table':
      return <SeatStep {...props} />
    case 'venue':
      return props.children(nowhere)
  }
}

/** DELIVERY; its code is loaded with the wizard where the venue delivers. */
function DeliveryStep(props: PlaceStepProps) {
  const { data: Step, ...code } = useDeliveryStep(true)
  return Step ? <Step {...props} /> : <ChunkPlaceholder {...code} />
}

/** DIL; its code is loaded with the wizard where the venue delivers to service points. */
function ServicePointStep(props: PlaceStepProps) {
  const { data: Step, ...code } = useServicePointStep(true)
  return Step ? <Step {...props} /> : <ChunkPlaceholder {...code} />
}

/** ORDINA_TAVOLO; its code is loaded with the wizard where the venue takes orders at tables. */
function SeatStep(props: PlaceStepProps) {
  const { data: Step, ...code } = useSeatStep(true)
  return Step ? <Step {...props} /> : <ChunkPlaceholder {...code} />
}
