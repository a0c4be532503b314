import { getCountries } from '#src/contract/country.ts'
import { decodeTableCode } from '#src/contract/dining-table.ts'
import { geocode } from '#src/contract/geocode.ts'
import { getNews } from '#src/contract/news.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'
import { getServicePointInfo } from '#src/contract/service-point.ts'
import type { Id } from '#src/contract/values.ts'
import { getConsents, getMixedInfo } from '#src/contract/venue-content.ts'
import type { Venue } from '#src/contract/venue.ts'
import { describeReply } from '#tools/contract/describe.ts'

import type { Visit } from './service-client.ts'

/** The venue and restaurant under test. */
export type Place = {
  readonly venueId: Id<'Venue'>
  /** Null when the restaurant cannot be read. */
  readonly venue: Venue | null
  readonly restaurant: Restaurant | null
  readonly info: VenueInfo | null
}
export type VenueInfo = NonNullable<Awaited<ReturnType<typeof checkVenue>>>

/** A request for every part; the reply must contain all of them (contract 3.1). */
export const everything = {
  takeAway: true,
  delivery: true,
  eatIn: true,
  dil: true,
  table: true,
  deliveryCities: true,
  paymentModes: true,
  paymentCredentials: true,
  cashMeans: true,
  checkoutQuestions: true,
  closures: true,
  promotion: true,
  news: true,
  venue: true,
} as const

/** Checks the public calls: restaurant, venue and their content. */
export async function checkContent(visit: Visit): Promise<Place | null> {
  const { options, journal } = visit
  const restaurant = await visit.call(getRestaurantInfo, {})
  await visit.call(getStatus, {})
  await visit.call(getCountries, {})
  const venueId = (options.venueId ?? venueOf(restaurant)?.id ?? null) as Id<'Venue'> | null
  if (venueId === null) {
    journal.skip('no venue is known: name one with --venue', getMixedInfo)
    return null
  }
  const venue = restaurant?.venues.find(({ id }) => id === venueId) ?? null
  const info = await checkVenue(visit, venueId)
  await visit.call(getConsents, { venueId, forAccount: true })
  await visit.call(getConsents, { venueId, forReservation: true })
  const address = venue ? `${venue.street} ${venue.houseNumber}, ${venue.town}` : 'Via Roma 1, Torino'
  // A service whose geocoder is away, or that has none, refuses: then the report says that nothing was looked up.
  await visit.call(geocode, { address, isPartial: false, venueId })
  await visit.call(geocode, { address: address.slice(0, 6), isPartial: true, venueId })
  await checkNews(visit, venueId, info?.news[0]?.id)
  await checkPoint(visit, venueId, restaurant)
  const unknown = { as: 'unknownTable', statuses: ['TABLE_NOT_FOUND'] } as const
  await visit.refused(decodeTableCode, { venueId, code: 'conformance-no-such-table' }, unknown)
  return { venueId, venue, restaurant, info }
}

function venueOf(restaurant: Restaurant | null): Venue | undefined {
  const alive = restaurant?.venues.filter(({ license }) => !license.isDead && license.isActive) ?? []
  return alive.find(({ takeAway }) => takeAway?.isActive) ?? alive[0]
}

async function checkVenue(visit: Visit, venueId: Id<'Venue'>) {
  // What is null may be left out (contract 1.2).
  const own = describeReply(getMixedInfo).rows.flatMap(({ key, shape }) => (shape.kind === 'nullable' ? [] : [key]))
  const info = await visit.call(
    getMixedInfo,
    { venueId, orderType: null, newsLimit: null, ...everything },
    { asked: own },
  )
  await visit.call(
    getMixedInfo,
    { venueId: null, orderType: null, newsLimit: null, deliveryCities: true },
    { asked: ['consegne_citta'] },
  )
  return info
}

async function checkNews(visit: Visit, venueId: Id<'Venue'>, id: Id<'News'> | undefined): Promise<void> {
  const both = { venueId, withPrevious: true, withNext: true }
  if (id) await visit.call(getNews, { ...both, id })
  else visit.journal.skip('the venue has no news', getNews)
  const unknown = { as: 'unknownNews', statuses: ['NEWS_NOT_FOUND'] } as const
  await visit.refused(getNews, { ...both, id: noSuchId as Id<'News'> }, unknown)
}

/** An id that no row of a new database has and that fits every column. */
export const noSuchId = 2_000_000_011

async function checkPoint(visit: Visit, venueId: Id<'Venue'>, restaurant: Restaurant | null): Promise<void> {
  const point = restaurant?.servicePoints.find(({ servingVenues }) =>
    servingVenues.some((serving) => serving.venueId === venueId),
  )
  if (point) await visit.call(getServicePointInfo, { venueId, servicePointId: point.id })
  else visit.journal.skip('no service point belongs to the venue', getServicePointInfo)
}
