import { sql } from 'drizzle-orm'
import { check } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type {
  PrinterKind,
  PrinterProblem,
  PrintFailure,
  PrintOccasion,
  PrintStatus,
  TicketName,
} from '#desk/contract/printers.ts'
import type { LegalName } from '#server/platform/db/stored-json.ts'
import type { ZoneMode } from '#src/contract/delivery-area.ts'
import type { CashMeansKind, PaymentModeKind } from '#src/contract/payment.ts'
import type { EndReason, OrderStatus } from '#src/contract/placed-order.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Attendance } from '#src/domain/reservations/attendance.ts'

// The words that columns may hold. A row with another one would make the calls that read it fail, so the database refuses it.

/** A list that is complete by its type: a word that is missing here does not compile. */
const wordsOf = <W extends string>(words: Readonly<Record<W, true>>) => Object.keys(words) as W[]

export const serviceTypes = wordsOf<ServiceType>({
  takeAway: true,
  delivery: true,
  eatIn: true,
  dil: true,
  table: true,
  reservation: true,
})
export const zoneModes = wordsOf<ZoneMode>({ manual: true, coordinates: true })
export const areaShapes = ['polygon', 'circle'] as const
export const layouts = ['grid', 'list'] as const
export const slotProviders = ['ponyu', 'eatintime'] as const

export const paymentModeKinds = wordsOf<PaymentModeKind>({ cash: true, card: true, payPal: true })
export const cashMeansKinds = wordsOf<CashMeansKind>({ cash: true, cardAtDoor: true, mealVouchers: true })
export const questionKinds = ['text', 'yesNo'] as const
export const discountKinds = ['amount', 'percentage'] as const
export const rewardKinds = ['amount', 'percentage', 'product'] as const
export const scorings = ['amountSpent', 'productCount'] as const
export const comboPricings = ['fixed', 'variable'] as const

/** Of orders and reservations, which have the same. */
export const statuses = wordsOf<Exclude<OrderStatus, 'other'>>({
  new: true,
  waiting: true,
  confirmed: true,
  refused: true,
  cancelled: true,
})
export const endReasons = wordsOf<EndReason>({ unanswered: true, tooLate: true })
/** Why the service pauses a way to order by itself: the venue has missed orders. */
export const blockReasons = ['missed'] as const
/** Whether the guests of a reservation have come. */
export const attendances = wordsOf<Attendance>({ arrived: true, noShow: true })
export const paymentStatuses = ['pending', 'paid', 'failed'] as const
export const attemptStatuses = ['open', 'paid', 'cancelled', 'returned'] as const
export const dueActions = ['capture', 'return'] as const
/** What is paid. */
export const entityKinds = ['order', 'reservation', 'bill'] as const
export const chatKinds = ['order', 'reservation'] as const
export const staffRoles = ['owner', 'manager', 'staff', 'kitchen'] as const
/** What a device of the staff is asked to sign. */
export const challengePurposes = ['add', 'sign-in'] as const
/** Payment accounts: what holds them, by a restaurant's own keys; accounts joined to one of the platform are a kind to come. */
export const paymentAccountKinds = ['stripe', 'payPal'] as const
export const paymentAccountModes = ['test', 'live'] as const

/** Printers, and what they print (decision 143). */
export const printerKinds = wordsOf<PrinterKind>({ star: true, epson: true })
export const printerProblems = wordsOf<PrinterProblem>({
  paperOut: true,
  coverOpen: true,
  cutter: true,
  offline: true,
  other: true,
})
export const ticketNames = wordsOf<TicketName>({ kitchen: true, bag: true, receipt: true, test: true })
export const printOccasions = wordsOf<PrintOccasion>({
  accepted: true,
  changed: true,
  cancelled: true,
  asked: true,
  again: true,
  test: true,
})
export const printStatuses = wordsOf<PrintStatus>({
  queued: true,
  handedOver: true,
  printed: true,
  failed: true,
  unconfirmed: true,
})
export const printFailures = wordsOf<PrintFailure>({
  paperOut: true,
  coverOpen: true,
  cutter: true,
  cannotDecode: true,
  notFetched: true,
  other: true,
})

/** The documents that a restaurant has for itself. */
export const legalNames = wordsOf<LegalName>({ privacy: true, terms: true })

/** The kinds of things of a restaurant that have a number, named as their numbers are (`Id<'Venue'>`). */
export const entities = [
  'Venue',
  'Closure',
  'Timetable',
  'DeliveryCity',
  'DeliveryZone',
  'ServicePoint',
  'Table',
  'CallReason',
  'Deposit',
  'PaymentMode',
  'CashMeans',
  'CheckoutQuestion',
  'DiscountCode',
  'Promotion',
  'Reward',
  'News',
  'Menu',
  'Category',
  'Trait',
  'Ingredient',
  'ExtraSet',
  'ExtraGroup',
  'Product',
  'ProductType',
  'Size',
  'Variant',
] as const
export type Entity = (typeof entities)[number]

/** What of a menu can be paused. */
export const pausableKinds = ['product', 'category'] as const

const listed = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

/** A column that holds one of these words, or nothing where it may be null. */
export const oneOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  check(name, sql`${column} in (${listed(words)})`)

/** A column whose array holds none but these words. */
export const allOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  check(name, sql`${column} <@ array[${listed(words)}]::text[]`)

/** A column with the kind of a fixed cost; an unknown one is kept as it came, after `other:` (rulings "kind of a fixed cost"). */
export const fixedCostKind = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} in ('amount', 'percentage') or ${column} like 'other:%'`)

/** A column with the code of a currency (ISO 4217): `Intl` refuses to write amounts of any other. */
export const currencyCode = (name: string, column: AnyPgColumn) => check(name, sql`${column} ~ '^[A-Z]{3}$'`)

/** A column with a time of the day, `HH:MM`; the end of hours may be `24:00`. */
export const timeOfDay = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'`)
