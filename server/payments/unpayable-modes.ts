import { eq, inArray } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { paymentModes } from '#server/platform/db/schema/checkout-tables.ts'
import { venues } from '#server/platform/db/schema/restaurant-tables.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Id } from '#src/contract/values.ts'
import type { OnlineMode } from '#src/domain/payments/online-mode.ts'
import { isOnlineMode, onlineModes } from '#src/domain/payments/online-mode.ts'
import { takesCurrency } from '#src/domain/payments/taken-currencies.ts'

import { onlineFacts } from './online-facts.ts'

/** A way to pay that a venue should offer and does not: its provider does not take the venue's currency. */
export type UnpayableMode = {
  readonly restaurantId: Id<'Restaurant'>
  readonly venueId: Id<'Venue'>
  readonly mode: OnlineMode
  readonly currency: string
}

/** The ways to pay that are set up at venues whose currency their provider does not take, by default of every restaurant [PAY-36]. */
export async function unpayableModes(db: Database, of?: Id<'Restaurant'>): Promise<UnpayableMode[]> {
  const places = await db
    .select({ restaurantId: venues.restaurantId, venueId: venues.id, currency: venues.currencyCode })
    .from(venues)
    .where(of && eq(venues.restaurantId, of))
  const strange = places.filter(({ currency }) => !onlineModes.every((mode) => takesCurrency(mode, currency)))
  if (strange.length === 0) return []
  const restaurantIds = [...new Set(strange.map(({ restaurantId }) => restaurantId))]
  const modes = await db.select().from(paymentModes).where(inArray(paymentModes.restaurantId, restaurantIds))
  return strange.flatMap((place) =>
    [...new Set(modes.filter((row) => isAt(row, place)).map(({ kind }) => kind))].flatMap((mode) =>
      isOnlineMode(mode) && !takesCurrency(mode, place.currency) ? [{ ...place, mode }] : [],
    ),
  )
}

type Place = Pick<UnpayableMode, 'restaurantId' | 'venueId'>

/** Whether a mode is for a venue; one that names no venue is for all of its restaurant. */
function isAt({ restaurantId, venueIds }: typeof paymentModes.$inferSelect, place: Place): boolean {
  return restaurantId === place.restaurantId && (venueIds.length === 0 || venueIds.includes(place.venueId))
}

/** Says in the log which ways to pay are not offered, and why; once a day, so that whoever looks finds it. */
export async function warnOfUnpayable({ db, log }: { readonly db: Database; readonly log: Logger }): Promise<void> {
  for (const found of await unpayableModes(db)) log({ event: 'payment-mode-not-offered', level: 'warn', ...found })
}

/** What the desk says of it. */
export function unpayableText({ mode, currency }: UnpayableMode): string {
  return `${onlineFacts[mode].plural} cannot be used here: the payment provider does not take ${currency}. Diners are not offered it.`
}
