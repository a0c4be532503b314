import type { GoogleSetup } from '#server/accounts/google/id-token.ts'
import { isGoogleAvailable } from '#server/accounts/google/id-token.ts'
import { withDefaultAddress } from '#server/addresses/default-address.ts'
import { deliveryCitiesOf } from '#server/addresses/delivery-cities.ts'
import { offeredModes } from '#server/payments/offered-modes.ts'
import { credentialsOf } from '#server/payments/payment-credentials.ts'
import type { PaymentProviders } from '#server/payments/payment-deps.ts'
import { servicePointsOf } from '#server/places/service-point-queries.ts'
import type { Routes } from '#server/platform/answer.ts'
import type { Call } from '#server/platform/call.ts'
import { refused } from '#server/platform/refusal.ts'
import { currencyNamed } from '#server/platform/texts/money-text.ts'
import { asPromotion, promotionsOf } from '#server/savings/loyalty-queries.ts'
import { runningPromotion } from '#server/savings/running-promotion.ts'
import type { Offer, PaymentModeRow } from '#server/venues/venue-content-queries.ts'
import {
  asPaymentMode,
  cashMeansOf,
  checkoutQuestionsOf,
  closuresOf,
  consentsOf,
} from '#server/venues/venue-content-queries.ts'
import { serviceConfigsOf, venuesOf } from '#server/venues/venue-queries.ts'
import type { ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import { getNews } from '#src/contract/news.ts'
import type { StartRequest } from '#src/contract/restaurant.ts'
import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'
import type { Id, LocalDate } from '#src/contract/values.ts'
import { getConsents, getMixedInfo } from '#src/contract/venue-content.ts'
import type { Venue } from '#src/contract/venue.ts'
import { serviceOrder } from '#src/domain/services/order-type.ts'
import { steadyClock } from '#src/domain/time/steady-clock.ts'
import { serviceDay } from '#src/domain/venues/service-day.ts'
import { accept } from '#src/domain/verdict.ts'

import { newsOf } from './news-queries.ts'
import { startReply, statusReply } from './start-reply.ts'

/** The empty values of everything that belongs to a venue. */
const nothingElse = {
  takeAway: null,
  delivery: null,
  eatIn: null,
  dil: null,
  table: null,
  paymentModes: [],
  cashMeans: [],
  checkoutQuestions: [],
  closures: [],
  promotion: null,
  news: [],
  venue: null,
} as const

type RestaurantDeps = { readonly google: GoogleSetup; readonly providers: PaymentProviders }

export function restaurantRoutes({ answer }: Routes, { google, providers }: RestaurantDeps) {
  async function restaurantReply(
    start: StartRequest | null,
    { db, restaurant, localize, siteUrl, origin }: Call,
  ): Promise<ReplyOf<typeof getRestaurantInfo>> {
    const venues = await venuesOf(db, restaurant.id, localize)
    const overrides = Object.entries(restaurant.textOverrides).map(([key, texts]) => [key, localize(texts)])
    return {
      id: restaurant.id,
      shortCode: restaurant.shortCode,
      venues,
      activeServices: serviceOrder.filter((type) => venues.some((venue) => venue[type]?.isActive)),
      settings: {
        layout: restaurant.layout,
        hasLoyaltyCard: restaurant.hasLoyaltyCard,
        hasDiscountCodes: restaurant.hasDiscountCodes,
        logo: null,
        siteUrl,
        colours: restaurant.colours,
        poweredBy: restaurant.poweredBy && {
          text: localize(restaurant.poweredBy.texts),
          url: restaurant.poweredBy.url,
        },
        acceptsSimpleRequests: restaurant.acceptsSimpleRequests,
        hasWallets: restaurant.hasWallets && providers.card !== null,
        firebase: null,
        googlePageUrl:
          restaurant.hasGoogleSignIn && isGoogleAvailable(google) ? `${origin}/google/${restaurant.id}` : null,
        pushConfig: restaurant.pushConfig,
        guestOrderTypes: restaurant.guestOrderTypes,
        proposesEarliestSlot: restaurant.proposesEarliestSlot,
      },
      currencies: currenciesOf(venues),
      servicePoints: await servicePointsOf(db, restaurant.id, localize),
      isFranchise: restaurant.isFranchise,
      hasCardPayments: restaurant.hasCardPayments && providers.card !== null,
      isFairMode: restaurant.isFairMode,
      isDistrictMode: restaurant.isDistrictMode,
      hasExternalIntegration: false,
      textOverrides: Object.fromEntries(overrides),
      activeLanguages: restaurant.languages,
      ...(start && { start: await startReply(start, venues, { db, restaurant, localize }) }),
    }
  }

  answer(getRestaurantInfo, async ({ start }, call) => accept(await restaurantReply(start ?? null, call)), {
    keptFor: ({ start }, { siteUrl, origin }) => ({ start, siteUrl, origin }),
  })

  answer(
    getStatus,
    async (_request, call) => {
      const venues = await venuesOf(call.db, call.restaurant.id, call.localize)
      return accept(statusReply(venues, call))
    },
    { keptFor: () => ({}) },
  )

  async function modesOf(offer: Offer, asksForCredentials: boolean, { db, localize, origin }: Call) {
    const modes = await offeredModes(db, providers, offer)
    const credentials = (row: PaymentModeRow) =>
      asksForCredentials ? credentialsOf(row, { providers, modes, origin }) : null
    return modes.map((row) => asPaymentMode(row, localize, credentials(row)))
  }

  answer(
    getMixedInfo,
    async (request, call) => {
      const { db, restaurant, localize, nowMs } = call
      const { venueId, orderType: type } = request
      const deliveryCities = request.deliveryCities ? await deliveryCitiesOf(db, restaurant.id, venueId) : []
      if (venueId === null && request.deliveryCities) return accept({ ...nothingElse, deliveryCities })
      const venue = (await venuesOf(db, restaurant.id, localize)).find((each) => each.id === venueId)
      if (!venue || venueId === null) return refused('ENTITY_NOT_FOUND')
      const offer = { restaurantId: restaurant.id, venueId, type }
      const today = serviceDay(venue, steadyClock(nowMs, venue.timeZone ?? 'UTC'))
      const configs = await serviceConfigsOf(db, { restaurantId: restaurant.id, venueId, localize })
      return accept({
        ...(await withDefaultAddress(configs, venueId, call)),
        deliveryCities,
        paymentModes: request.paymentModes ? await modesOf(offer, request.paymentCredentials === true, call) : [],
        cashMeans: request.cashMeans ? await cashMeansOf(db, offer, localize) : [],
        checkoutQuestions: request.checkoutQuestions ? await checkoutQuestionsOf(db, offer, localize) : [],
        promotion: request.promotion ? await promotionAt(venueId, today, call) : null,
        ...(await closuresAndNews(request, { venueId, today, call })),
        venue,
      })
    },
    // The reply holds exactly the keys asked for (contract 3.1).
    { finish: (entry, { asked }) => (asked[entry[0]] === true ? entry : null) },
  )

  answer(getNews, async ({ id, venueId, withPrevious, withNext }, { db, restaurant, localize }) => {
    const all = await newsOf(db, { restaurantId: restaurant.id, venueId }, localize)
    const place = all.findIndex((one) => one.id === id)
    const item = all[place]
    if (!item) return refused('NEWS_NOT_FOUND')
    return accept({
      item,
      previous: withPrevious ? (all[place - 1] ?? null) : null,
      next: withNext ? (all[place + 1] ?? null) : null,
    })
  })

  answer(getConsents, async (request, call) => {
    const { db, restaurant, localize } = call
    const question = { restaurantId: restaurant.id, isForReservation: request.forReservation === true }
    const urlOf = documentUrl(call)
    const statement = restaurant.accessibilityStatement
    return accept({
      consents: await consentsOf(db, question, { localize, documentUrl: urlOf }),
      accessibilityUrl: statement && (URL.canParse(statement) ? statement : urlOf(statement)),
    })
  })
}

/** The currencies of some venues, each once. */
function currenciesOf(venues: readonly Pick<Venue, 'currencyCode'>[]) {
  const codes = [...new Set(venues.map(({ currencyCode }) => currencyCode))]
  return codes.map((code, index) => ({ id: (index + 1) as Id<'Currency'>, code, symbol: currencyNamed(code).symbol }))
}

type Asked = { readonly venueId: Id<'Venue'>; readonly today: LocalDate; readonly call: Call }

/** Closures and news of a venue, as far as requested. */
async function closuresAndNews(
  request: Pick<RequestOf<typeof getMixedInfo>, 'closures' | 'news' | 'newsLimit'>,
  { venueId, today, call: { db, restaurant, localize } }: Asked,
) {
  const place = { restaurantId: restaurant.id, venueId }
  const news = request.news ? await newsOf(db, place, localize) : []
  return {
    closures: request.closures ? await closuresOf(db, { ...place, today }, localize) : [],
    news: news.slice(0, request.newsLimit ?? undefined),
  }
}

/** The promotion by which orders at a venue earn points, or null. */
async function promotionAt(venueId: Id<'Venue'>, day: LocalDate, { db, restaurant, localize }: Call) {
  if (!restaurant.hasLoyaltyCard) return null
  const row = runningPromotion(await promotionsOf(db, restaurant.id), venueId, day)
  return row && asPromotion(row, localize)
}

function documentUrl({ origin, language }: Call) {
  return (name: string) => `${origin}/documents/${language}/${name}.html`
}
