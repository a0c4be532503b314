import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import type { PaymentModeKind } from '#src/contract/payment.ts'
import type { EndReason } from '#src/contract/placed-order.ts'
import type { ReservationStatus } from '#src/contract/reservation.ts'
import type { Id } from '#src/contract/values.ts'
import type { Attendance } from '#src/domain/reservations/attendance.ts'
import { languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'

import { accounts } from './account-tables.ts'
import { id, instant, instantOrNull, moneyOrNull, wallClock } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'
import { attendances, endReasons, oneOf, paymentModeKinds, paymentStatuses, statuses } from './words.ts'

/** Tables booked at a venue. */
export const reservations = pgTable(
  'reservations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 5001 }).$type<Id<'Reservation'>>(),
    restaurantId: restaurantId(),
    venueId: id<'Venue'>(),
    /** Null: a visitor's, or of an account that was erased. */
    accountId: integer()
      .references(() => accounts.id, { onDelete: 'set null' })
      .$type<Id<'Account'>>(),
    /** Hash of the token with which a guest pays the deposit. */
    tokenHash: text(),
    language: text().notNull().$type<Language>(),
    /** `new`: its deposit is still to be paid. */
    status: text().notNull().$type<Exclude<ReservationStatus, 'other'>>(),
    timetableId: id<'Timetable'>(),
    startsAt: wallClock(),
    people: integer().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    notes: text(),
    /** Message from the restaurant to the customer. */
    message: text(),
    /** Null: none was asked for. */
    deposit: moneyOrNull(),
    paymentMode: text().$type<PaymentModeKind>(),
    /** Null without a deposit. */
    paymentStatus: text().$type<(typeof paymentStatuses)[number]>(),
    /** While it waits for its payment: hash of the network it was sent from. */
    waitingNetwork: text(),
    createdAt: instant(),
    /** The same six as of an order. */
    waitsSince: instantOrNull(),
    reminders: integer().notNull().default(0),
    pushedAt: instantOrNull(),
    calledAt: instantOrNull(),
    slotOverAt: instantOrNull(),
    /** Why the service refused it by itself; null = it did not. */
    endReason: text().$type<EndReason>(),
    /** Whether its guests have come; null: nobody has said so. Seats of a no-show are free (decision 128). */
    attendance: text().$type<Attendance>(),
    /** Of guests who came without a reservation: the key of the tap that seated them; null: they have reserved. */
    walkInKey: text(),
  },
  (table) => [
    index('reservations_restaurant').on(table.restaurantId, table.id),
    index('reservations_seats').on(table.restaurantId, table.venueId, table.startsAt),
    index('reservations_account').on(table.accountId, table.createdAt),
    index('reservations_unanswered')
      .on(table.restaurantId, table.waitsSince)
      .where(sql`${table.waitsSince} is not null`),
    index('reservations_confirmed')
      .on(table.restaurantId, table.startsAt)
      .where(sql`${table.status} = 'confirmed'`),
    index('reservations_unpaid')
      .on(table.restaurantId, table.createdAt)
      .where(sql`${table.paymentStatus} = 'pending'`),
    index('reservations_guests')
      .on(table.createdAt)
      .where(sql`${table.accountId} is null and ${table.phone} <> ''`),
    oneOf('reservations_language', table.language, languages),
    oneOf('reservations_status', table.status, statuses),
    oneOf('reservations_payment_mode', table.paymentMode, paymentModeKinds),
    oneOf('reservations_payment_status', table.paymentStatus, paymentStatuses),
    oneOf('reservations_end_reason', table.endReason, endReasons),
    oneOf('reservations_attendance', table.attendance, attendances),
    uniqueIndex('reservations_walk_in').on(table.restaurantId, table.walkInKey),
  ],
)
