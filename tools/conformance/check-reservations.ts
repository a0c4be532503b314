import { randomUUID } from 'node:crypto'

import type { RequestOf } from '#src/contract/endpoint.ts'
import { getReservation, getReservationConfig, getReservations, reserve } from '#src/contract/reservation.ts'

import type { Place } from './check-content.ts'
import { freeSlot } from './check-menu.ts'
import { compareIds } from './check-orders.ts'
import type { Visit } from './service-client.ts'

const booking = [reserve, getReservation, 'sameReservation'] as const

/** A table for two, without a deposit. */
export async function checkReservations(visit: Visit, { venueId }: Place): Promise<void> {
  const config = (await visit.call(getReservationConfig, { venueId, type: 'reservation' }))?.reservation
  const slot = config?.isActive ? await freeSlot(visit, venueId, 'reservation') : null
  if (!config?.isActive) visit.journal.skip('the venue takes no reservations', ...booking)
  else if (config.isBlocked) visit.journal.skip('reservations are blocked', ...booking)
  else if (!slot) visit.journal.skip('no day has a table', ...booking)
  else await book(visit, { ...guest, id: null, venueId, startsAt: slot.start }, deposit(config))
  await visit.call(getReservations, { venueId, countsMessages: true })
}

const guest = {
  name: 'Conformance Check',
  phone: '+39 011 555 0100',
  contactEmail: 'conformance@example.com',
  notes: 'Contract conformance: please ignore.',
  people: 2,
  hasAcceptedPrivacy: true,
  device: 'site',
} as const

type Config = { readonly offersDeposits: boolean; readonly deposits: readonly { readonly price: Deposit }[] }
type Booking = RequestOf<typeof reserve>
type Deposit = NonNullable<Booking['deposit']>

function deposit({ offersDeposits, deposits: [first] }: Config): Partial<Booking> {
  return offersDeposits && first ? { paymentMode: 'card', deposit: first.price } : {}
}

async function book(visit: Visit, request: Booking, withDeposit: Partial<Booking>): Promise<void> {
  const idempotencyKey = randomUUID()
  const wanted = { ...request, ...withDeposit }
  const booked = await visit.call(reserve, wanted, { idempotencyKey })
  if (!booked) return visit.journal.skip('no table could be booked', getReservation, 'sameReservation')
  const how = withDeposit.deposit ? 'its deposit unpaid: it lapses' : 'two people'
  visit.left.push(`reservation ${booked.id} (${request.startsAt}, ${how})`)
  const again = await visit.call(reserve, wanted, { idempotencyKey })
  compareIds(visit, 'sameReservation', [booked.id, again?.id])
  await visit.call(getReservation, { venueId: request.venueId, id: booked.id })
}
