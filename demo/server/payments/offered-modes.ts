import type { Database } from '#demo/server/platform/db/database.ts'
import type { Answer } from '#demo/server/platform/refusal.ts'
import { refused } from '#demo/server/platform/refusal.ts'
import type { Offer, PaymentModeRow } from '#demo/server/venues/venue-content-queries.ts'
import { paymentModesOf } from '#demo/server/venues/venue-content-queries.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import { accept } from '#src/domain/verdict.ts'

import type { PaymentProviders } from './payment-deps.ts'

/** The payment modes a venue offers, without those whose provider has no keys. */
export async function offeredModes(db: Database, providers: PaymentProviders, offer: Offer): Promise<PaymentModeRow[]> {
  const modes = await paymentModesOf(db, offer)
  return modes.filter(({ kind }) => !isOnlineMode(kind) || providers[kind] !== null)
}

/** The provider of an online payment mode, if the venue offers it; every payment call checks this first. */
export async function offeredProvider<K extends keyof PaymentProviders>(
  deps: PaymentProviders & { readonly db: Database },
  offer: Offer,
  kind: K,
): Promise<Answer<NonNullable<PaymentProviders[K]>>> {
  const provider = deps[kind]
  const modes = provider === null ? [] : await paymentModesOf(deps.db, offer)
  return provider && modes.some((mode) => mode.kind === kind) ? accept(provider) : refused('PAYMENT_MODE_NOT_AVAILABLE')
}
