import type { GoogleSetup } from '#server/accounts/google/id-token.ts'
import { isGoogleAvailable } from '#server/accounts/google/id-token.ts'
import { takesAnywhere } from '#server/payments/accounts/provider-source.ts'
import type { ProviderSource } from '#server/payments/accounts/provider-source.ts'
import { servicePointsOf } from '#server/places/service-point-queries.ts'
import type { Call } from '#server/platform/call.ts'
import { pictureAddress } from '#server/platform/picture-address.ts'
import { mainLanguage } from '#server/platform/texts/language.ts'
import { currencyNamed } from '#server/platform/texts/money-text.ts'
import { venuesOf } from '#server/venues/venue-queries.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { getRestaurantInfo, StartRequest } from '#src/contract/restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { serviceOrder } from '#src/domain/services/order-type.ts'

import { startReply } from './start-reply.ts'

export type RestaurantDeps = { readonly google: GoogleSetup; readonly providers: ProviderSource }
type RestaurantReply = ReplyOf<typeof getRestaurantInfo>

/** A restaurant with its venues and, when asked for, the replies of the first screen. */
export async function restaurantReply(
  start: StartRequest | null,
  call: Call,
  deps: RestaurantDeps,
): Promise<RestaurantReply> {
  const { db, restaurant, localize, nowMs, placedBy, triedBy } = call
  const own = (placedBy ?? triedBy)?.venueId ?? null
  const venues = (await venuesOf(call)).filter(({ id }) => own === null || id === own)
  const takesCards = await takesAnywhere(db, deps.providers, { mode: 'card', restaurantId: restaurant.id })
  const overrides = Object.entries(restaurant.textOverrides).map(([key, texts]) => [key, localize(texts)])
  return {
    id: restaurant.id,
    shortCode: restaurant.shortCode,
    venues,
    activeServices: serviceOrder.filter((type) => venues.some((venue) => venue[type]?.isActive)),
    settings: settingsReply(call, { google: deps.google, takesCards }),
    currencies: currenciesOf(venues),
    servicePoints: await servicePointsOf(db, restaurant.id, localize),
    isFranchise: restaurant.isFranchise,
    hasCardPayments: restaurant.hasCardPayments && takesCards,
    isFairMode: restaurant.isFairMode,
    isDistrictMode: restaurant.isDistrictMode,
    hasExternalIntegration: false,
    textOverrides: Object.fromEntries(overrides),
    activeLanguages: restaurant.languages,
    ...(start && { start: await startReply(start, venues, { db, restaurant, localize, nowMs }) }),
  }
}

function settingsReply(
  { restaurant, localize, siteUrl, origin }: Call,
  { google, takesCards }: Pick<RestaurantDeps, 'google'> & { readonly takesCards: boolean },
): RestaurantReply['settings'] {
  const picture = { restaurantId: restaurant.id, language: mainLanguage(restaurant) }
  const logoAddress = (code: string) => pictureAddress(origin, { ...picture, code })
  return {
    layout: restaurant.layout,
    hasLoyaltyCard: restaurant.hasLoyaltyCard,
    hasDiscountCodes: restaurant.hasDiscountCodes,
    logo: restaurant.logoCode === null ? null : { svgUrl: null, pngUrl: logoAddress(restaurant.logoCode) },
    siteUrl,
    colours: restaurant.colours,
    poweredBy: restaurant.poweredBy && {
      text: localize(restaurant.poweredBy.texts),
      url: restaurant.poweredBy.url,
    },
    acceptsSimpleRequests: restaurant.acceptsSimpleRequests,
    hasWallets: restaurant.hasWallets && takesCards,
    firebase: null,
    googlePageUrl: restaurant.hasGoogleSignIn && isGoogleAvailable(google) ? `${origin}/google/${restaurant.id}` : null,
    pushConfig: restaurant.pushConfig,
    guestOrderTypes: restaurant.guestOrderTypes,
    proposesEarliestSlot: restaurant.proposesEarliestSlot,
  }
}

/** The currencies of some venues, each once. */
function currenciesOf(venues: readonly Pick<Venue, 'currencyCode'>[]) {
  const codes = [...new Set(venues.map(({ currencyCode }) => currencyCode))]
  return codes.map((code, index) => ({ id: (index + 1) as Id<'Currency'>, code, symbol: currencyNamed(code).symbol }))
}
