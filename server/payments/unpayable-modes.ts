import { and, eq, inArray } from 'drizzle-orm'

import { byRestaurant } from '#server/platform/by-restaurant.ts'
import type { Database } from '#server/platform/db/database.ts'
import { paymentModes } from '#server/platform/db/schema/checkout-tables.ts'
import { venues } from '#server/platform/db/schema/venue-tables.ts'
import type { Logger } from '#server/platform/logger.ts'
import { textIn } from '#server/platform/texts/language.ts'
import { onlineModeNames, unpayableTexts } from '#server/platform/texts/payable-texts.ts'
import { write } from '#server/platform/texts/template.ts'
import type { Id } from '#src/contract/values.ts'
import type { OnlineMode } from '#src/domain/payments/online-mode.ts'
import { isOnlineMode, onlineModes } from '#src/domain/payments/online-mode.ts'
import { takesCurrency } from '#src/domain/payments/taken-currencies.ts'
import type { Language } from '#src/options/languages.ts'

import { accountsInUse } from './accounts/account-queries.ts'
import type { ProviderSource } from './accounts/provider-source.ts'

/** A way to pay that a venue should offer and does not. */
export type UnpayableMode = {
  readonly restaurantId: Id<'Restaurant'>
  readonly venueId: Id<'Venue'>
  readonly mode: OnlineMode
  readonly currency: string
  /** Its provider does not take the venue's currency, or the venue has no account there that can be used. */
  readonly reason: 'currency' | 'account'
}

type Deps = { readonly db: Database; readonly providers: ProviderSource }

/** The ways to pay that are set up at venues and cannot be used there, by default of every restaurant [PAY-36, PAY-40]. */
export async function unpayableModes({ db, providers }: Deps, of?: Id<'Restaurant'>): Promise<UnpayableMode[]> {
  const modes = await db
    .select({ restaurantId: paymentModes.restaurantId, venueIds: paymentModes.venueIds, kind: paymentModes.kind })
    .from(paymentModes)
    .where(and(inArray(paymentModes.kind, [...onlineModes]), of && eq(paymentModes.restaurantId, of)))
  const places = await db
    .select({ restaurantId: venues.restaurantId, venueId: venues.id, currency: venues.currencyCode })
    .from(venues)
    .where(of && eq(venues.restaurantId, of))
  // Of all restaurants at once: asked for by venue, the daily warning would cost a statement for each.
  const modesOf = byRestaurant(modes)
  const accountsOf = byRestaurant(await accountsInUse(db, of))
  const found: UnpayableMode[] = []
  for (const place of places) {
    const offered = modesOf.get(place.restaurantId) ?? []
    const wanted = new Set(offered.filter((row) => isAt(row, place)).map(({ kind }) => kind))
    if (wanted.size === 0) continue
    const there = await providers.amongAccounts(accountsOf.get(place.restaurantId) ?? [], place)
    for (const mode of [...wanted].filter(isOnlineMode)) {
      if (!takesCurrency(mode, place.currency)) found.push({ ...place, mode, reason: 'currency' })
      else if (there[mode] === null) found.push({ ...place, mode, reason: 'account' })
    }
  }
  return found
}

type Place = Pick<UnpayableMode, 'restaurantId' | 'venueId'>

/** Whether a mode of its restaurant is for a venue; one that names no venue is for all of them. */
function isAt({ venueIds }: Pick<typeof paymentModes.$inferSelect, 'venueIds'>, place: Place): boolean {
  return venueIds.length === 0 || venueIds.includes(place.venueId)
}

/** Says in the log which ways to pay are not offered, and why; once a day, so that whoever looks finds it. */
export async function warnOfUnpayable({ log, ...deps }: Deps & { readonly log: Logger }): Promise<void> {
  for (const found of await unpayableModes(deps)) log({ event: 'payment-mode-not-offered', level: 'warn', ...found })
}

/** What the desk and the operator are told of it. */
export function unpayableText({ mode, currency, reason }: UnpayableMode, language: Language): string {
  const name = textIn(onlineModeNames[mode], { language, main: 'en' })
  return write(unpayableTexts[reason], language, { mode: name, currency })
}
