import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import type {
  PrinterKind,
  PrinterProblem,
  PrintFailure,
  PrintOccasion,
  PrintStatus,
  TicketName,
} from '#desk/contract/printers.ts'
import type { BagRule, KitchenRule } from '#server/platform/db/stored-json.ts'
import type { Id } from '#src/contract/values.ts'
import { languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'

import { flag, id, idOrNull, instant, instantOrNull } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'
import {
  oneOf,
  printerKinds,
  printerProblems,
  printFailures,
  printOccasions,
  printStatuses,
  ticketNames,
} from './words.ts'

/** Printers of a venue, which ask the service themselves what there is to print (decision 143). */
export const printers = pgTable(
  'printers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity().$type<Id<'Printer'>>(),
    restaurantId: restaurantId(),
    venueId: id<'Venue'>(),
    /** What the staff call it. */
    name: text().notNull(),
    kind: text().notNull().$type<PrinterKind>(),
    /** Hash of the secret in the address that it asks at. */
    secretHash: text().notNull().unique('printers_secret'),
    /** Width of its paper: 58 or 80. */
    widthMm: integer().notNull().$type<58 | 80>(),
    /** What its tickets are written in. */
    language: text().notNull().$type<Language>(),
    /** Kitchen tickets of accepted orders; null = none. */
    kitchen: jsonb().$type<KitchenRule>(),
    /** Tickets for the bag of orders that leave the venue; null = none. */
    bag: jsonb().$type<BagRule>(),
    /** Whether it prints again what of an accepted order has changed, and that it was cancelled. */
    tellsChanges: flag(true),
    createdAt: instant(),
    /** When it has asked last, to some ten seconds; null = never. */
    lastPollAt: instantOrNull(),
    /** What it says is wrong with it; null = nothing. */
    problem: text().$type<PrinterProblem>(),
    /** Media types that it says it can print; null = it has not said. */
    decodes: text().array(),
    /** Since when a ticket of it has failed or is unconfirmed, and none was printed after that; null = none is missing so. */
    missingSince: instantOrNull(),
    /** When the venue was told that its tickets are missing; null = it was not, or they have come since. */
    toldAt: instantOrNull(),
  },
  (table) => [
    index('printers_restaurant').on(table.restaurantId, table.venueId),
    index('printers_missing')
      .on(table.restaurantId)
      .where(sql`${table.missingSince} is not null and ${table.toldAt} is null`),
    oneOf('printers_kind', table.kind, printerKinds),
    oneOf('printers_language', table.language, languages),
    oneOf('printers_problem', table.problem, printerProblems),
  ],
)

/**
 * What a printer is to print, one row a piece of paper. It names the order and holds nothing of it: a ticket is written when it is
 * handed over, of the order as it is by then.
 */
export const printJobs = pgTable(
  'print_jobs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity().$type<Id<'PrintJob'>>(),
    restaurantId: restaurantId(),
    printerId: integer()
      .notNull()
      .references(() => printers.id, { onDelete: 'cascade' })
      .$type<Id<'Printer'>>(),
    /** Null: a test of the printer. Without a reference: orders may be divided by restaurant (decision 78). */
    orderId: idOrNull<'Order'>(),
    ticket: text().notNull().$type<TicketName>(),
    occasion: text().notNull().$type<PrintOccasion>(),
    /** Which of its kind of occasion: an order can be changed twice. */
    nth: integer().notNull(),
    /** From 1 on. */
    copy: integer().notNull(),
    status: text().notNull().$type<PrintStatus>(),
    /** Why it failed. */
    failure: text().$type<PrintFailure>(),
    createdAt: instant(),
    handedOverAt: instantOrNull(),
    /** How often it was handed over: a printer that did not get all of it asks again. */
    fetches: integer().notNull().default(0),
    endedAt: instantOrNull(),
  },
  (table) => [
    uniqueIndex('print_jobs_once').on(
      table.orderId,
      table.occasion,
      table.nth,
      table.printerId,
      table.ticket,
      table.copy,
    ),
    index('print_jobs_next')
      .on(table.printerId, table.id)
      .where(sql`${table.status} in ('queued', 'handedOver')`),
    index('print_jobs_restaurant').on(table.restaurantId, table.id),
    index('print_jobs_ended').on(table.endedAt),
    oneOf('print_jobs_ticket', table.ticket, ticketNames),
    oneOf('print_jobs_occasion', table.occasion, printOccasions),
    oneOf('print_jobs_status', table.status, printStatuses),
    oneOf('print_jobs_failure', table.failure, printFailures),
  ],
)
