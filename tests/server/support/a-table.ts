import type { RequestOf } from '#src/contract/endpoint.ts'
import type { reserve } from '#src/contract/reservation.ts'
import { id, moment } from '#tests/support/builders.ts'

/** A visitor's reservation of venue 11, tonight at eight for four. */
export const aTable: RequestOf<typeof reserve> = {
  id: null,
  venueId: id<'Venue'>(11),
  name: 'Anna Rossi',
  phone: '+39 333 555 0199',
  contactEmail: 'anna@example.com',
  notes: null,
  people: 4,
  startsAt: moment('2026-03-10 20:00:00'),
  hasAcceptedPrivacy: true,
  device: 'site',
}
