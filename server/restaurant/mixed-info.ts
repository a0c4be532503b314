import { withDefaultAddress } from '#server/addresses/default-address.ts'
import { deliveryCitiesOf } from '#server/addresses/delivery-cities.ts'
import { offeredModes } from '#server/payments/offered-modes.ts'
import { modesOnTelephone } from '#server/payments/pay-link-mode.ts'
import { credentialsOf, credentialsOfPage } from '#server/payments/payment-credentials.ts'
import type { PayingCall } from '#server/payments/payment-deps.ts'
import type { Call } from '#server/platform/call.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import { asPromotion, promotionsOf } from '#server/savings/loyalty-queries.ts'
import { runningPromotion } from '#server/savings/running-promotion.ts'
import type { Offer, PaymentModeRow } from '#server/venues/venue-content-queries.ts'
import { asPaymentMode, cashMeansOf, checkoutQuestionsOf, closuresOf } from '#server/venues/venue-content-queries.ts'
import { serviceConfigsOf, venuesOf } from '#server/venues/venue-queries.ts'
import type { ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import type { Id, LocalDate } from '#src/contract/values.ts'
import type { getMixedInfo } from '#src/contract/venue-content.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import { steadyClock } from '#src/domain/time/steady-clock.ts'
import { serviceDay } from '#src/domain/venues/service-day.ts'
import { accept } from '#src/domain/verdict.ts'

import { newsOf } from './news-queries.ts'

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

/** What was asked for of a venue and its checkout; everything else is empty (contract 3.1). */
export async function mixedInfo(
  request: RequestOf<typeof getMixedInfo>,
  call: PayingCall,
): Promise<Answer<ReplyOf<typeof getMixedInfo>>> {
  const { db, restaurant, localize, nowMs } = call
  const { venueId, orderType: type } = request
  const deliveryCities = request.deliveryCities ? await deliveryCitiesOf(call, venueId) : []
  if (venueId === null && request.deliveryCities) return accept({ ...nothingElse, deliveryCities })
  const venue = (await venuesOf(call)).find((each) => each.id === venueId)
  if (!venue || venueId === null) return refused('ENTITY_NOT_FOUND')
  const offer = { restaurantId: restaurant.id, venueId, type }
  const today = serviceDay(venue, steadyClock(nowMs, venue.timeZone ?? 'UTC'))
  const configs = await serviceConfigsOf(call, venueId)
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
}

async function modesOf(offer: Offer, asksForCredentials: boolean, call: PayingCall) {
  const { db, localize, origin, placedBy, triedBy } = call
  const providers = await call.providers.ofVenue(db, offer)
  const modes = await offeredModes(db, providers, offer)
  if (placedBy ?? triedBy) {
    // Whatever provider it is: staff pay nothing here, and get no keys.
    const page = asksForCredentials ? credentialsOfPage(origin) : null
    return (placedBy ? modesOnTelephone(modes) : modes).map((row) =>
      asPaymentMode(row, localize, isOnlineMode(row.kind) ? page : null),
    )
  }
  const credentials = (row: PaymentModeRow) =>
    asksForCredentials ? credentialsOf(row, { providers, modes, origin }) : null
  return modes.map((row) => asPaymentMode(row, localize, credentials(row)))
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
