import type { OrderType } from '#src/contract/service-type.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { linkedTableCode } from '#src/features/order-options/table/linked-table-code.ts'
import { TableStep } from '#src/features/order-options/table/table-step.tsx'
import { useSeat } from '#src/features/order-options/table/use-seat.ts'
import { nowhere } from '#src/features/order-options/use-order-choice.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { ChunkPlaceholder } from '#src/parts/screen/chunk-placeholder.tsx'

import type { PlaceStepProps } from './place-step-props.ts'
import { ServicePointStep } from './service-point-step.tsx'
import { useDeliveryStep } from './use-delivery-step.ts'

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

/** ORDINA_TAVOLO: the scanned table, else the table of the current visit, unless the page's address names another. */
function SeatStep({ venue, choice, move, children }: PlaceStepProps) {
  const { stores, view } = useInstance()
  const seat = useSeat(venue.id)
  const isNamed = linkedTableCode(stores, view) !== null
  const table = choice.place.table ?? (isNamed ? null : seat)
  const isOpen = choice.open === 'place'
  return (
    <>
      <TableStep
        venueId={venue.id}
        chosen={table}
        isOpen={isOpen}
        takesFocus={choice.open !== null}
        onChoose={(chosen) => move({ to: 'place', place: { table: chosen }, isFinal: true })}
        onOpen={() => move({ to: 'open', step: 'place' })}
      />
      {table && !isOpen && children({ ...nowhere, table })}
    </>
  )
}
