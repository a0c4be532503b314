import type { Database } from '#server/platform/db/database.ts'
import type { Restaurant } from '#server/platform/find-restaurant.ts'
import type { Money } from '#server/providers/account-setup.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import { amountLimits } from '#src/domain/payments/amount-limits.ts'
import type { OnlineMode } from '#src/domain/payments/online-mode.ts'
import { takesCurrency } from '#src/domain/payments/taken-currencies.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { findRestaurant } from './named-restaurant.ts'

/** Whose account is set, and the least amount that can be paid there. */
export type PaidPlace = {
  readonly restaurant: Restaurant
  readonly venueId: Id<'Venue'> | null
  readonly least: Money
  siteUrl(siteOrigin: string): string
}

type Typed = { readonly restaurant: string; readonly venue?: string | undefined }

/** The restaurant, and the venue if one is named, by numbers as they were typed; else one sentence that says what is wrong. */
export async function findPaidPlace(
  db: Database,
  typed: Typed,
  mode: OnlineMode,
): Promise<Verdict<PaidPlace, readonly string[]>> {
  const found = await findRestaurant(db, typed.restaurant)
  if (!found.ok) return found
  const restaurant = found.value
  const venues = await venueRowsOf(db, restaurant.id)
  const venue = typed.venue === undefined ? venues[0] : venues.find(({ id }) => String(id) === typed.venue)
  if (!venue) {
    const name = typed.venue === undefined ? 'any venue' : `the venue ${typed.venue}`
    return refuse([`Restaurant ${restaurant.id} does not have ${name}.`])
  }
  const { currencyCode: currency } = venue
  const limits = takesCurrency(mode, currency) ? amountLimits(mode, currency) : null
  if (!limits) return refuse([`The provider does not take ${currency}, in which venue ${venue.id} is paid.`])
  return accept({
    restaurant,
    venueId: typed.venue === undefined ? null : venue.id,
    least: { amount: limits.least, currency },
    siteUrl: (siteOrigin) => new URL(restaurant.siteUrl ?? '/', siteOrigin).href,
  })
}
