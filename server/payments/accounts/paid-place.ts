import type { Database } from '#server/platform/db/database.ts'
import type { Restaurant } from '#server/platform/find-restaurant.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import { amountLimits } from '#src/domain/payments/amount-limits.ts'
import { takesCurrency } from '#src/domain/payments/taken-currencies.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { AccountFault, Money } from './account-setup.ts'
import type { AccountKind } from './payment-account.ts'
import { modeOfKind } from './payment-account.ts'

/** Whose account it is; without a venue that of all which have none of their own. */
export type AccountPlace = {
  readonly restaurant: Restaurant
  readonly venueId: Id<'Venue'> | null
  readonly kind: AccountKind
}

/** The least amount that can be paid at a place: what an account is tried with. */
export async function leastPaid(
  db: Database,
  { restaurant, venueId, kind }: AccountPlace,
): Promise<Verdict<Money, AccountFault>> {
  const venues = await venueRowsOf(db, restaurant.id)
  const venue = venueId === null ? venues[0] : venues.find(({ id }) => id === venueId)
  if (!venue) {
    const name = venueId === null ? 'any venue' : `the venue ${venueId}`
    return refuse({ field: '', reason: 'no-venue', said: `Restaurant ${restaurant.id} does not have ${name}.` })
  }
  const { currencyCode: currency } = venue
  const mode = modeOfKind[kind]
  const limits = takesCurrency(mode, currency) ? amountLimits(mode, currency) : null
  if (limits) return accept({ amount: limits.least, currency })
  const said = `The provider does not take ${currency}, in which venue ${venue.id} is paid.`
  return refuse({ field: '', reason: 'currency', said })
}
