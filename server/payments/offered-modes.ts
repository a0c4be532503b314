import type { Database } from '#server/platform/db/database.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import type { Offer, PaymentModeRow } from '#server/venues/venue-content-queries.ts'
import { paymentModesOf } from '#server/venues/venue-content-queries.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import { takesCurrency } from '#src/domain/payments/taken-currencies.ts'
import { accept } from '#src/domain/verdict.ts'

import type { PaymentProviders } from './accounts/provider-source.ts'
import { checkAmount } from './check-amount.ts'
import type { PaidEntity } from './paid-entity.ts'
import type { PaymentDeps } from './payment-deps.ts'

/**
 * The payment modes a venue offers, without those of which it has no keys, or whose provider does not take its currency
 * [PAY-36].
 */
export async function offeredModes(db: Database, providers: PaymentProviders, offer: Offer): Promise<PaymentModeRow[]> {
  const modes = await paymentModesOf(db, offer)
  if (!modes.some(({ kind }) => isOnlineMode(kind))) return modes
  const venue = await venueRow(db, offer.restaurantId, offer.venueId)
  return modes.filter(
    ({ kind }) =>
      !isOnlineMode(kind) || (providers[kind] !== null && venue !== null && takesCurrency(kind, venue.currencyCode)),
  )
}

/**
 * The provider of an online payment mode, if the venue offers it and, of an entity, it takes the amount; every payment call
 * checks this first.
 */
export async function offeredProvider<K extends keyof PaymentProviders>(
  { db, providers: source }: Pick<PaymentDeps, 'db' | 'providers'>,
  offer: Offer & Partial<Pick<PaidEntity, 'amount' | 'currency'>>,
  kind: K,
): Promise<Answer<NonNullable<PaymentProviders[K]>>> {
  const providers = await source.ofVenue(db, offer)
  const provider = providers[kind]
  const modes = provider === null ? [] : await offeredModes(db, providers, offer)
  if (!provider || !modes.some((mode) => mode.kind === kind)) return refused('PAYMENT_MODE_NOT_AVAILABLE')
  const { amount, currency } = offer
  const isTaken =
    amount === undefined || currency === undefined ? accept(null) : checkAmount(kind, { amount, currency })
  return isTaken.ok ? accept(provider) : isTaken
}
