import { accountOf } from '#server/accounts/account-queries.ts'
import type { Database } from '#server/platform/db/database.ts'
import { siteLink } from '#server/platform/site-link.ts'
import { localizerFor } from '#server/platform/texts/language.ts'
import { serviceNames } from '#server/platform/texts/service-names.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import type { Order } from '#src/contract/placed-order.ts'
import type { KnownVat } from '#src/domain/taxes/included-vat.ts'
import type { Language } from '#src/options/languages.ts'

import type { OrderKey, OrderRow } from './order-queries.ts'
import { linesOf, orderRow } from './order-queries.ts'
import { vatOfStored } from './order-vat.ts'
import { readOrders } from './read-order.ts'

/** All that a mail about an order says. The order is what the diner's own page reads, so both say the same. */
export type OrderMail = {
  readonly order: Order
  /** One amount for each known rate. */
  readonly vat: readonly KnownVat[]
  /** In the words of our own. */
  readonly orderTypeName: string
  readonly venue: VenueRow
  readonly diner: { readonly firstName: string; readonly email: string }
  readonly language: Language
  /** The page of the order. */
  readonly link: string
}

/**
 * What a mail about an order says as it is stored now, in the language it was placed in; null = nobody has left an address.
 */
export async function orderMailOf(db: Database, key: OrderKey, nowMs: number): Promise<OrderMail | null> {
  const row = await orderRow(db, key)
  if (!row) return null
  const { restaurantId, accountId, language } = row
  const venue = await venueRow(db, restaurantId, row.venueId)
  const diner = accountId === null ? row.guest : await accountOf(db, accountId)
  if (!venue || !diner?.email) return null
  const { firstName, email } = diner
  const localize = localizerFor(language, { languages: [] })
  const [order] = await readOrders(db, [row], { localize, nowMs })
  if (!order) return null
  const orderTypeName = localize(serviceNames[row.orderType])
  return {
    order,
    vat: vatOfStored(row, await linesOf(db, row.id)),
    orderTypeName,
    venue,
    diner: { firstName, email },
    language,
    link: await orderPageLink(db, row),
  }
}

/** The page of an order; it asks the customer to sign in, and the device of a guest for what it knows [ORD-39]. */
export function orderPageLink(
  db: Database,
  { restaurantId, accountId, id }: Pick<OrderRow, 'restaurantId' | 'accountId' | 'id'>,
): Promise<string> {
  return siteLink(db, restaurantId, accountId === null ? `/ordine/riepilogo/${id}` : `/ordine/dettaglio/${id}`)
}
