import { and, eq, inArray } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { ListedConversation } from '#src/contract/conversation.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { instantOf } from '#src/domain/time/instant.ts'

import type { ChatKind, ChatRow } from './chat-queries.ts'

/** The order or reservation that a conversation is about. */
export type ChatSubject = {
  readonly kind: ChatKind
  readonly id: Id<'Subject'>
  readonly accountId: Id<'Account'> | null
  readonly venue: VenueRow
  /** False where messaging is off, as for orders at a table. */
  readonly isMessagingVisible: boolean
  /** End of the conversation, ms since 1970: later messages are refused. */
  readonly endsAtMs: number
  /** The subject as the list of conversations shows it. */
  readonly shown: ListedConversation['subject']
}

// A conversation stays open for 24 hours after the slot, for example for lost property.
const openForMs = 24 * 3_600_000

/** The orders and reservations that these conversations are about; deleted ones are left out. */
export async function subjectsOf(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  wanted: readonly Pick<ChatRow, 'kind' | 'subjectId'>[],
): Promise<ChatSubject[]> {
  const idsOf = (wantedKind: ChatKind) =>
    wanted.filter(({ kind }) => kind === wantedKind).map(({ subjectId }) => Number(subjectId))
  const venues = await venueRowsOf(db, restaurantId)
  const orderRows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), inArray(orders.id, idsOf('order') as Id<'Order'>[])))
  const reservationIds = idsOf('reservation') as Id<'Reservation'>[]
  const reservationRows = await db
    .select()
    .from(reservations)
    .where(and(eq(reservations.restaurantId, restaurantId), inArray(reservations.id, reservationIds)))
  const ofVenue = <R extends { venueId: Id<'Venue'> }>(
    rows: readonly R[],
    subject: (row: R, at: VenueRow) => ChatSubject,
  ) =>
    rows.flatMap((row) => {
      const venue = venues.find(({ id }) => id === row.venueId)
      return venue ? [subject(row, venue)] : []
    })
  return [...ofVenue(orderRows, orderSubject), ...ofVenue(reservationRows, reservationSubject)]
}

export async function subjectOf(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  wanted: Pick<ChatRow, 'kind' | 'subjectId'>,
): Promise<ChatSubject | null> {
  const [subject] = await subjectsOf(db, restaurantId, [wanted])
  return subject ?? null
}

export function orderSubject(order: typeof orders.$inferSelect, venue: VenueRow): ChatSubject {
  const { id, venueId, status, orderType, slotStart, slotEnd, paymentMode, total } = order
  return {
    kind: 'order',
    id: Number(id) as Id<'Subject'>,
    accountId: order.accountId,
    venue,
    isMessagingVisible: venue.hasMessaging && order.accountId !== null && destinationOf(orderType) !== 'table',
    endsAtMs: endOf(slotEnd ?? slotStart, venue),
    shown: {
      id: Number(id) as Id<'Subject'>,
      venueId,
      status,
      orderType,
      slotStart,
      slotEnd,
      paymentMode,
      total,
      people: null,
      reservedFor: null,
    },
  }
}

export function reservationSubject(reservation: typeof reservations.$inferSelect, venue: VenueRow): ChatSubject {
  const { id, venueId, accountId, status, people, startsAt } = reservation
  return {
    kind: 'reservation',
    id: Number(id) as Id<'Subject'>,
    accountId,
    venue,
    isMessagingVisible: venue.hasMessaging && accountId !== null,
    endsAtMs: endOf(startsAt, venue),
    shown: {
      id: Number(id) as Id<'Subject'>,
      venueId,
      status,
      orderType: null,
      slotStart: null,
      slotEnd: null,
      paymentMode: null,
      total: null,
      people,
      reservedFor: startsAt,
    },
  }
}

function endOf(last: LocalDateTime, { timeZone }: VenueRow): number {
  return instantOf(last, timeZone) + openForMs
}
