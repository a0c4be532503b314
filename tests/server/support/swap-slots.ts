import { eq } from 'drizzle-orm'

import { slotBookings } from '#server/platform/db/schema/slot-tables.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import { reserve } from '#src/contract/reservation.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'

import { aTable } from './a-table.ts'
import { clientOf, refusalOf } from './diner.ts'

const eight = moment('2026-03-10 20:00:00')
const halfPastEight = moment('2026-03-10 20:30:00')
type Booked = ReplyOf<typeof reserve>
const guests = [0, 1, 2, 3, 4, 5, 6, 7]

/**
 * Eight guests with a table for two each swap between two slots, all at the same moment, so many times; their deposits
 * stay unpaid, so that each reservation can be moved under its number. Answers the status of every refusal and the seats
 * that are taken in the two slots.
 */
export async function swapSlots(service: TestService, rounds: number) {
  const restaurantId = await service.newRestaurant({ like: 2 })
  const client = clientOf(service, restaurantId)
  const refused: (string | null)[] = []
  async function move(guest: number, startsAt: LocalDateTime, known: Booked | null) {
    const moved = client.call(reserve, {
      ...aTable,
      id: known?.id ?? null,
      token: known?.token ?? null,
      venueId: id<'Venue'>(21),
      startsAt,
      people: 2,
      phone: `+39 333 555 010${guest}`,
      contactEmail: `guest${guest}@example.com`,
      deposit: price('10.00'),
      paymentMode: 'card',
    })
    const refusal = await refusalOf(moved)
    if (refusal) refused.push(refusal.status)
    return refusal ? null : await moved
  }
  const slotIn = (round: number, guest: number) => ((guest + round) % 2 === 0 ? eight : halfPastEight)
  let booked = await Promise.all(guests.map((guest) => move(guest, slotIn(0, guest), null)))
  for (let round = 1; round <= rounds; round += 1) {
    const known = booked
    booked = await Promise.all(guests.map((guest) => move(guest, slotIn(round, guest), known[guest] ?? null)))
  }
  const rows = await service.db.select().from(slotBookings).where(eq(slotBookings.restaurantId, restaurantId))
  const inOrder = rows.toSorted((a, b) => (a.slotStart < b.slotStart ? -1 : 1))
  return { refused, seats: inOrder.map(({ seatsTaken }) => seatsTaken) }
}
