import type { PlaceStepProps } from '#src/features/order-options/place/place-step-props.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { nowhere } from '#src/parts/start/nowhere.ts'
import { useSeat } from '#src/parts/table/use-seat.ts'

import { linkedTableCode } from './linked-table-code.ts'
import { TableStep } from './table-step.tsx'

/** ORDINA_TAVOLO: the scanned table, else the table of the current visit, unless the page's address names another. */
export function SeatStep({ venue, choice, move, children }: PlaceStepProps) {
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
