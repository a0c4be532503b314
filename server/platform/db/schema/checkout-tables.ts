import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import type { CashMeansKind, PaymentModeKind } from '#src/contract/payment.ts'
import type { ServiceType } from '#src/contract/service-type.ts'

import { flag, id, ids, texts, words } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'
import { allOf, cashMeansKinds, oneOf, paymentModeKinds, questionKinds, serviceTypes } from './words.ts'

/** What a venue offers at checkout: `venueIds` and `types` empty = everywhere, every type. */
const offered = () => ({
  restaurantId: restaurantId(),
  position: integer().notNull(),
  venueIds: ids<'Venue'>(),
  types: words().$type<ServiceType[]>(),
  labels: texts(),
})

export const paymentModes = pgTable(
  'payment_modes',
  {
    ...offered(),
    id: id<'PaymentMode'>(),
    kind: text().notNull().$type<PaymentModeKind>(),
    /** Paid on a page of the service instead of in the widget. */
    hasPaymentPage: flag(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    oneOf('payment_modes_kind', table.kind, paymentModeKinds),
    allOf('payment_modes_types', table.types, serviceTypes),
  ],
)

export const cashMeans = pgTable(
  'cash_means',
  { ...offered(), id: id<'CashMeans'>(), kind: text().notNull().$type<CashMeansKind>() },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    oneOf('cash_means_kind', table.kind, cashMeansKinds),
    allOf('cash_means_types', table.types, serviceTypes),
  ],
)

export const checkoutQuestions = pgTable(
  'checkout_questions',
  { ...offered(), id: id<'CheckoutQuestion'>(), kind: text().notNull().$type<(typeof questionKinds)[number]>() },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    oneOf('checkout_questions_kind', table.kind, questionKinds),
    allOf('checkout_questions_types', table.types, serviceTypes),
  ],
)
