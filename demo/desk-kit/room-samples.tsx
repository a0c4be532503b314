import type { DeskReservation } from '#desk/contract/reservations.ts'
import { KitchenRoom } from '#desk/rooms/kitchen/kitchen-room.tsx'
import { ReservationCard } from '#desk/rooms/reservations/reservation-card.tsx'
import { ReservationsRoom } from '#desk/rooms/reservations/reservations-room.tsx'
import { CloseForm } from '#desk/rooms/tables/close-form.tsx'
import { TablePage } from '#desk/rooms/tables/table-page.tsx'
import { TablePlan } from '#desk/rooms/tables/table-plan.tsx'

import { dueReservation, overReservations, waitingReservation } from './fixed-reservations.ts'
import { answeredTable } from './fixed-tables.ts'
import type { KitSample } from './kit-sample.tsx'
import { InRoom, nothing } from './kit-sample.tsx'

function Reservations({ all }: { readonly all: readonly DeskReservation[] }) {
  return (
    <InRoom>
      <div className="desk-plan">
        <ul>
          {all.map((reservation) => (
            <ReservationCard key={reservation.id} reservation={reservation} hasDay />
          ))}
        </ul>
      </div>
    </InRoom>
  )
}

/** The rooms beside the orders: kitchen, tables and reservations. */
export const roomSamples: readonly KitSample[] = [
  {
    name: 'kitchen',
    desk: 'evening',
    isWide: true,
    // A dish of the second order, and all of the last one.
    taps: ['.orders > li:nth-child(2)', '.orders > li:last-child', '.orders > li:last-child li + li'].map(
      (dish) => `${dish} input`,
    ),
    content: <KitchenRoom />,
  },
  { name: 'tables', desk: 'evening', isWide: true, content: <TablePlan /> },
  { name: 'table-open', desk: 'evening', isWide: true, content: <TablePage tableId={7} onMoved={nothing} /> },
  {
    name: 'table-close',
    desk: 'evening',
    content: (
      <InRoom>
        <div className="desk-table-page">
          <CloseForm {...answeredTable} onClose={nothing} onBack={nothing} />
        </div>
      </InRoom>
    ),
  },
  { name: 'reservation-waiting', desk: 'evening', content: <Reservations all={[waitingReservation]} /> },
  { name: 'reservation-due', desk: 'evening', content: <Reservations all={[dueReservation]} /> },
  { name: 'reservations-over', desk: 'evening', content: <Reservations all={overReservations} /> },
  {
    name: 'day-plan',
    desk: 'evening',
    isWide: true,
    taps: ['.desk-view button:last-child'],
    content: <ReservationsRoom />,
  },
]
