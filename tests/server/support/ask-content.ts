import { getCountries } from '#src/contract/country.ts'
import { decodeTableCode } from '#src/contract/dining-table.ts'
import { countDiscountCodes, getDiscountCodes } from '#src/contract/discount-code.ts'
import type { Endpoint, ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import { geocode } from '#src/contract/geocode.ts'
import { getNews } from '#src/contract/news.ts'
import { getProduct } from '#src/contract/product-details.ts'
import type { MenuPlace } from '#src/contract/product-lists.ts'
import { categoryRequest, productsRequest } from '#src/contract/product-lists.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import { getReservationConfig } from '#src/contract/reservation.ts'
import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'
import { getServicePointInfo } from '#src/contract/service-point.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import { getDays, getServiceConfigs, getSlots } from '#src/contract/shift.ts'
import type { Id } from '#src/contract/values.ts'
import { getConsents, getMixedInfo } from '#src/contract/venue-content.ts'
import { everything } from '#tools/conformance/check-content.ts'

/**
 * Sends a call in two languages, or in one where that is enough (slots, and some of many dishes), and reads its reply; null
 * when it was refused.
 */
export type Ask = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  languages?: 'both' | 'one',
) => Promise<ReplyOf<E> | null>

type Place = {
  readonly deliveryCityIds: Id<'DeliveryCity'> | readonly Id<'DeliveryCity'>[] | null
  readonly deliveryZoneId: Id<'DeliveryZone'> | null
  readonly servicePointId: Id<'ServicePoint'> | null
}
type Info = NonNullable<Awaited<ReturnType<typeof askVenue>>>

const types = ['takeAway', 'delivery', 'eatIn', 'dil', 'table', 'reservation'] as const satisfies ServiceType[]
/** The dishes of a category whose details are all asked for; of the further ones every fourth. All of them stand in the lists. */
const manyDishes = 16
const nowhere: Place = { deliveryCityIds: null, deliveryZoneId: null, servicePointId: null }

/**
 * Asks for everything that the calls of the contract say of a restaurant to somebody who has neither an account nor an
 * order: of every venue, service, day with slots, category and product. The codes of tables stand in no reply.
 */
export async function askContent(ask: Ask, tableCodes: readonly string[]): Promise<void> {
  const restaurant = await ask(getRestaurantInfo, {})
  await ask(getStatus, {})
  await ask(getCountries, {})
  await askVenue(ask, null)
  const points = (restaurant?.servicePoints ?? []).map(({ id }) => id)
  for (const { id } of restaurant?.venues ?? []) await askPlace(ask, { venueId: id, points, tableCodes })
}

type Asked = {
  readonly venueId: Id<'Venue'>
  readonly points: readonly Id<'ServicePoint'>[]
  readonly tableCodes: readonly string[]
}

async function askPlace(ask: Ask, { venueId, points, tableCodes }: Asked): Promise<void> {
  const info = await askVenue(ask, venueId)
  for (const code of tableCodes) await ask(decodeTableCode, { venueId, code })
  for (const servicePointId of points) await ask(getServicePointInfo, { venueId, servicePointId })
  const menus = info ? await askSlots(ask, venueId, placesOf(info, points)) : []
  const shown = info?.venue?.showcaseMenuId ?? null
  for (const menuId of new Set(shown === null ? menus : [...menus, shown])) await askMenu(ask, { venueId, menuId })
}

async function askVenue(ask: Ask, venueId: Id<'Venue'> | null) {
  const info = await ask(getMixedInfo, { venueId, orderType: null, ...everything, newsLimit: null })
  for (const orderType of types) await ask(getMixedInfo, { venueId, orderType, ...everything, newsLimit: null })
  for (const forWhom of [{}, { forAccount: true }, { forReservation: true }])
    await ask(getConsents, { venueId, ...forWhom })
  await ask(getDiscountCodes, { venueId })
  await ask(getDiscountCodes, { venueId, isHidden: false })
  await ask(countDiscountCodes, { venueId, asNumber: true })
  for (const address of ['Via Po 12, Torino', 'Corso Vittorio'])
    for (const isPartial of [true, false]) await ask(geocode, { address, isPartial, venueId })
  if (venueId === null) return info
  for (const { id } of info?.news ?? []) await ask(getNews, { venueId, id, withPrevious: true, withNext: true })
  for (const type of [null, ...types]) {
    await ask(getServiceConfigs, { venueId, type })
    await ask(getReservationConfig, { venueId, type })
  }
  return info
}

/** Where an order can go: nowhere, to each city and zone, to each service point. */
function placesOf(
  { deliveryCities }: Info,
  points: readonly Id<'ServicePoint'>[],
): Readonly<Record<ServiceType, Place[]>> {
  const toCities = deliveryCities.flatMap(({ id, zoneMode, zones }) => [
    { ...nowhere, deliveryCityIds: zoneMode === 'manual' ? id : [id] },
    ...zones.map((zone) => ({ ...nowhere, deliveryCityIds: id, deliveryZoneId: zone.id })),
  ])
  const toPoints = points.map((servicePointId) => ({ ...nowhere, servicePointId }))
  const here = [nowhere]
  const [delivery, dil] = [
    [nowhere, ...toCities],
    [nowhere, ...toPoints],
  ]
  return { takeAway: here, delivery, eatIn: here, dil, table: here, reservation: here }
}

/** Asks for all slots; answers their menus. */
async function askSlots(ask: Ask, venueId: Id<'Venue'>, places: Readonly<Record<ServiceType, Place[]>>) {
  const menus: Id<'Menu'>[] = []
  for (const type of types)
    for (const place of places[type])
      for (const { date } of (await ask(getDays, { venueId, type, ...place }, 'one'))?.days ?? []) {
        const reply = await ask(getSlots, { venueId, type, ...place, date }, 'one')
        for (const { menuId } of reply?.slots ?? []) if (menuId !== null) menus.push(menuId)
      }
  return menus
}

async function askMenu(ask: Ask, place: MenuPlace): Promise<void> {
  await ask(getRestaurantInfo, { start: { ...place, wantsCategories: true, wantsProducts: true } })
  const menu = await ask(getCategories, place)
  await ask(getProducts, productsRequest(place, { productIds: menu?.recommended ?? [] }))
  for (const { id: categoryId } of menu?.categories ?? []) {
    const products = (await ask(getProducts, categoryRequest(place, categoryId)))?.products ?? []
    await ask(getProducts, productsRequest(place, { suggestedIds: products.map(({ id }) => id) }))
    for (const [index, { id: productId }] of products.entries()) {
      const product = { productId, categoryId, venueId: place.venueId, lastUpdate: true }
      if (index < manyDishes || index % 4 === 0) await ask(getProduct, product, index < manyDishes ? 'both' : 'one')
    }
  }
}
