import * as z from 'zod/mini'

import { deskRead, deskSend } from './desk-call.ts'
import { cashMeans, order, paymentMode } from './orders.ts'
import { amount, id, instant, nothing, oneOf, rows } from './values.ts'
import { venue } from './venue.ts'

/** What was ordered at a table since it was closed last: its rounds, and what they cost. */
const visit = z.object({
  /** When the first round was ordered. */
  since: instant,
  rounds: rows(id<'Order'>()),
  /** How many of them wait for an answer. */
  waiting: z.int(),
  totalCents: amount,
  paidCents: amount,
  /** Still to be taken. */
  dueCents: amount,
})
export type TableVisit = z.output<typeof visit>

/** A table of a venue; `visit` null: it is free. */
const table = z.object({ id: id<'Table'>(), name: z.string(), visit: z.nullable(visit) })
export type DeskTable = z.output<typeof table>

const tablesOfVenue = z.extend(venue, { tables: rows(table) })
export type VenueTables = z.output<typeof tablesOfVenue>

/** The tables of all venues that the member sees; venues without tables are left out. */
export const readTables = deskRead('/tables', z.object({ venues: rows(tablesOfVenue) }))

/** A payment for rounds of a table, whole or in part. */
const bill = z.object({
  id: id<'Bill'>(),
  /** When it was begun. */
  at: instant,
  cents: amount,
  /** `pending`: somebody is paying it, or has left the page of it. */
  status: oneOf('pending', 'paid'),
  /** Null: it was taken at the table, or no way to pay is chosen yet. */
  mode: z.nullable(paymentMode),
  /** What was given at the table; null = it is paid online. */
  cashMeans: z.nullable(cashMeans),
  /** The customer; null = a guest, or staff have taken it. */
  payer: z.nullable(z.string()),
  rounds: rows(id<'Order'>()),
})
export type TableBill = z.output<typeof bill>

/** A table with its rounds, the first one first, the bills for them, and the tables to which its guests can be moved. */
export const readTable = deskRead(
  '/tables/:table',
  z.object({
    venue,
    table,
    rounds: rows(order),
    bills: rows(bill),
    freeTables: rows(z.object({ id: id<'Table'>(), name: z.string() })),
  }),
)
export type OpenedTable = z.output<typeof readTable.reply>

const tableCard = z.object({
  id: id<'Table'>(),
  name: z.string(),
  /** What its card calls it, in the restaurant's first language. */
  title: z.string(),
  /** What its QR code opens; null = nobody has said where the restaurant's page is. */
  link: z.nullable(z.string()),
})
export type TableCard = z.output<typeof tableCard>
const cardsOfVenue = z.object({
  id: id<'Venue'>(),
  name: z.string(),
  /** Whose table it is, as the card says. */
  place: z.string(),
  cards: rows(tableCard),
})
export type VenueCards = z.output<typeof cardsOfVenue>

/** What the cards of the tables say, in the restaurant's first language; venues without tables are left out. */
export const readTableCodes = deskRead(
  '/tables/codes',
  z.object({ language: z.string(), invitation: z.string(), venues: rows(cardsOfVenue) }),
)
export type TableCodes = z.output<typeof readTableCodes.reply>

/** The rounds that were seen: what came meanwhile is neither closed nor moved with them. */
const seen = rows(id<'Order'>()).check(z.maxLength(500))

/**
 * Takes what is due and ends the visit. `means` null: nothing is due. `givesUpBills`: payments that were begun are given up
 * first; else the table stays open for them.
 */
export const closeTable = deskSend(
  '/tables/:table/close',
  z.object({ rounds: seen, dueCents: amount, means: z.nullable(cashMeans), givesUpBills: z.boolean() }),
  nothing,
)

/** Moves the guests of a table to a free one of the venue. */
export const moveTable = deskSend('/tables/:table/move', z.object({ to: id<'Table'>(), rounds: seen }), nothing)
