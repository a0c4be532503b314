import type { SQL } from 'drizzle-orm'
import { and, arrayContains, asc, eq, gte, or, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { cashMeans, checkoutQuestions, paymentModes } from '#server/platform/db/schema/checkout-tables.ts'
import { closures } from '#server/platform/db/schema/venue-tables.ts'
import type { Localize } from '#server/platform/texts/language.ts'
import type { PaymentCredentials, PaymentMode } from '#src/contract/payment.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id, LocalDate } from '#src/contract/values.ts'
import type { CashMeans, CheckoutQuestion, Closure } from '#src/contract/venue-content.ts'

export type Offer = {
  readonly restaurantId: Id<'Restaurant'>
  readonly venueId: Id<'Venue'>
  /** Null = of every type (contract C100). */
  readonly type: ServiceType | null
}

export type PaymentModeRow = typeof paymentModes.$inferSelect

export function paymentModesOf(db: Database, offer: Offer): Promise<PaymentModeRow[]> {
  return db.select().from(paymentModes).where(isOffered(paymentModes, offer)).orderBy(paymentModes.position)
}

export function asPaymentMode(
  { id, kind, labels }: PaymentModeRow,
  localize: Localize,
  credentials: PaymentCredentials | null,
): PaymentMode {
  return { id, kind, label: localize(labels), credentials }
}

export async function cashMeansOf(db: Database, offer: Offer, localize: Localize): Promise<CashMeans[]> {
  const rows = await db.select().from(cashMeans).where(isOffered(cashMeans, offer)).orderBy(cashMeans.position)
  return rows.map(({ id, kind, labels }) => ({ id, kind, label: localize(labels) }))
}

export async function checkoutQuestionsOf(db: Database, offer: Offer, localize: Localize): Promise<CheckoutQuestion[]> {
  const rows = await db
    .select()
    .from(checkoutQuestions)
    .where(isOffered(checkoutQuestions, offer))
    .orderBy(checkoutQuestions.position)
  return rows.map(({ id, kind, labels }) => ({ id, kind, texts: { name: localize(labels) } }))
}

/** Closures of a venue that have not ended by service days: one of today still closes the hours after midnight (contract 3.1). */
export async function closuresOf(
  db: Database,
  { restaurantId, venueId, today }: { restaurantId: Id<'Restaurant'>; venueId: Id<'Venue'>; today: LocalDate },
  localize: Localize,
): Promise<Closure[]> {
  const rows = await db
    .select()
    .from(closures)
    .where(and(eq(closures.restaurantId, restaurantId), eq(closures.venueId, venueId), gte(closures.to, today)))
    .orderBy(asc(closures.from))
  return rows.map(({ from, to, messages }) => ({ from, to, texts: { message: localize(messages) } }))
}

type Offered = typeof paymentModes | typeof cashMeans | typeof checkoutQuestions

function isOffered(table: Offered, { restaurantId, venueId, type }: Offer): SQL | undefined {
  return and(
    eq(table.restaurantId, restaurantId),
    or(sql`${table.venueIds} = '{}'`, arrayContains(table.venueIds, [venueId])),
    type === null ? undefined : or(sql`${table.types} = '{}'`, arrayContains(table.types, [type])),
  )
}
