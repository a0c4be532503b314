import type { RestaurantChanges } from '#demo/trials/change-restaurant.ts'
import type { CustomerWish } from '#demo/trials/create-customer.ts'
import { ApiError } from '#src/api/api-error.ts'
import type { ApiClient, Credentials } from '#src/api/create-api-client.ts'
import { createApiClient } from '#src/api/create-api-client.ts'
import type { BillingAddress } from '#src/contract/billing.ts'
import type { DiscountCode } from '#src/contract/discount-code.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { Reward } from '#src/contract/loyalty.ts'
import type { AppliedReward } from '#src/contract/order.ts'
import { createOrder } from '#src/contract/order.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import { getProduct } from '#src/contract/product-details.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { getServicePointInfo } from '#src/contract/service-point.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import type { AddressOfOrder } from '#src/domain/areas/guest-address.ts'
import { buildLine } from '#src/domain/cart/build-line.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import type { GivenAnswers } from '#src/domain/checkout/answers.ts'
import { orderRequest } from '#src/domain/checkout/order-request.ts'
import { applyReward } from '#src/domain/discounts/rewards.ts'
import type { Savings } from '#src/domain/discounts/savings.ts'
import { discountOf } from '#src/domain/discounts/savings.ts'
import { knownTotals, orderTotal } from '#src/domain/fees/order-total.ts'
import { zero } from '#src/domain/money.ts'
import type { Configuration } from '#src/domain/product/configuration.ts'
import { emptyConfiguration } from '#src/domain/product/configuration.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import { id, moment } from '#tests/support/builders.ts'
import { aDiscountCode } from '#tests/support/savings-builders.ts'
import type { TestService } from '#tests/support/service.ts'

/** Tuesday noon in Turin. */
export const noon = instantOf(moment('2026-03-10 12:00:00'), 'Europe/Rome')
export const tonight = moment('2026-03-10 19:30:00')
export const minute = 60_000

type ApiWish = { readonly who?: Credentials | null; readonly language?: string }

/** The product's own client, talking to the service of the test. */
export function clientOf(
  { fetch }: Pick<TestService, 'fetch'>,
  restaurantId: Id<'Restaurant'>,
  { who = null, language = 'en' }: ApiWish = {},
): ApiClient {
  return createApiClient({
    host: 'https://service.example',
    restaurantId,
    fetch,
    language: () => language,
    credentials: () => who,
    onSessionEnd: () => undefined,
    usesSimpleRequests: () => false,
    sendsIdempotencyKey: true,
    onFault: (fault) => {
      throw fault
    },
  })
}

/** A signed-in customer of a restaurant and the client they use. */
export async function aDiner(service: TestService, restaurantId: Id<'Restaurant'>, wish: CustomerWish = {}) {
  const customer = await service.newCustomer(restaurantId, wish)
  return { ...customer, api: clientOf(service, restaurantId, { who: customer, language: wish.language ?? 'en' }) }
}

type Dish = {
  readonly id: number
  /** The hundreds of its number when left out, as in the demonstration. */
  readonly categoryId?: number
  readonly quantity?: number
  readonly configuration?: Partial<Configuration>
}
export type OrderWish = {
  /** Take-away when left out. */
  readonly orderType?: OrderType
  readonly venueId?: number
  readonly timetableId?: number
  readonly slotStart?: LocalDateTime
  readonly asSoonAsPossible?: boolean
  readonly people?: number | null
  readonly tableId?: number | null
  readonly tableCode?: string
  readonly deliveryAddress?: AddressOfOrder | null
  readonly servicePointId?: number | null
  readonly deliveryPoint?: string
  readonly invoice?: BillingAddress | null
  readonly guest?: RequestOf<typeof createOrder>['guest']
  readonly dishes?: readonly Dish[]
  readonly answers?: GivenAnswers
  readonly code?: DiscountCode
  /** Applied in this order, as the rules let them. */
  readonly rewards?: readonly Reward[]
  readonly fields?: Partial<RequestOf<typeof createOrder>>
}

export const tiramisu = 801
/** The first code of the seed, as the service says it. */
export const welcome10 = aDiscountCode({ id: id(1) })
/** A dish of restaurant 6 instead. */
export const atMensa = { venueId: 61, timetableId: 611, dishes: [{ id: 1002 }] } as const

/** An order as the widget would send it: the service's products, priced by the rules; one tiramisù tonight at venue 11. */
export async function anOrder(api: ApiClient, wish: OrderWish = {}): Promise<RequestOf<typeof createOrder>> {
  const asked = { ...plain, ...wish }
  const { orderType, slotStart, asSoonAsPossible, people, deliveryAddress, invoice, guest, answers } = asked
  const venueId = id<'Venue'>(asked.venueId)
  const place = { venueId, orderType }
  const lines = await Promise.all(asked.dishes.map((dish, index) => aLine(api, dish, { ...place, lineId: index + 1 })))
  const info = await api.call(getMixedInfo, { ...place, [orderType]: true, checkoutQuestions: true, newsLimit: null })
  const config = info[orderType]
  const savings = savingsOf(asked, lines)
  const { point, deliveryFee } = await whereTo(api, venueId, asked)
  const request = orderRequest({
    ...place,
    paymentMode: 'cash',
    cashMeans: 'cash',
    lines,
    slotStart,
    slotEnd: null,
    timetableId: id(asked.timetableId),
    asSoonAsPossible,
    people,
    table: asked.tableId === null ? null : { id: id(asked.tableId), name: '', code: asked.tableCode },
    deliveryAddress,
    point,
    invoice,
    guest,
    notes: '',
    questions: info.checkoutQuestions,
    answers,
    config,
    savings,
    totals: knownTotals(
      orderType,
      orderTotal({ lines, orderType, config, people, deliveryFee, ...discountOf(savings, lines) }),
    )!,
    now: moment('2026-03-10 12:00:00'),
  })
  return { ...request, ...wish.fields }
}

const plain = {
  orderType: 'takeAway',
  venueId: 11,
  timetableId: 111,
  slotStart: tonight,
  asSoonAsPossible: false,
  people: null,
  tableId: null,
  tableCode: '',
  deliveryAddress: null,
  servicePointId: null,
  invoice: null,
  guest: null,
  dishes: [{ id: 801 }],
  answers: {},
} as const

/** The service point as the service names it, and what bringing the order costs. */
/** A place without a fee costs nothing; an order without a place is one the service has to refuse. */
async function whereTo(api: ApiClient, venueId: Id<'Venue'>, wish: OrderWish) {
  if (!wish.servicePointId) return { point: null, deliveryFee: wish.deliveryAddress?.deliveryFee ?? zero }
  const servicePointId = id<'ServicePoint'>(wish.servicePointId)
  const { servicePoints } = await api.call(getRestaurantInfo, {})
  const servicePoint = servicePoints.find((each) => each.id === servicePointId)
  if (!servicePoint) throw new Error(`There is no service point ${servicePointId}.`)
  const { info } = await api.call(getServicePointInfo, { venueId, servicePointId })
  return { point: { servicePoint, deliveryPoint: wish.deliveryPoint ?? 'A12' }, deliveryFee: info.deliveryFee ?? zero }
}

function savingsOf({ code, rewards = [], slotStart = tonight }: OrderWish, lines: readonly CartLine[]): Savings {
  let applied: readonly AppliedReward[] = []
  for (const reward of rewards) {
    const verdict = applyReward(reward, applied, { lines, day: dateOf(slotStart), hasCode: false, points: null })
    if (!verdict.ok) throw new Error(`The reward is refused: ${verdict.refusal.reason}.`)
    applied = [...applied, verdict.value]
  }
  return { code: code ?? null, rewards: applied }
}

type LinePlace = { readonly venueId: Id<'Venue'>; readonly orderType: OrderType; readonly lineId: number }

async function aLine(api: ApiClient, dish: Dish, place: LinePlace) {
  const { id: number, quantity = 1, configuration } = dish
  const { venueId, orderType, lineId } = place
  const categoryId = id<'Category'>(dish.categoryId ?? Math.floor(number / 100))
  const { product } = await api.call(getProduct, {
    productId: id<'Product'>(number),
    categoryId,
    venueId,
    lastUpdate: false,
  })
  return buildLine({
    product,
    categoryId,
    configuration: { ...emptyConfiguration(product), ...configuration },
    quantity,
    orderType,
    venueId,
    lineId,
  })
}

/** A restaurant with one diner in it: what an ordering test starts from. */
export async function aCounter(service: TestService, wish: Parameters<TestService['newRestaurant']>[0] = {}) {
  const restaurantId = await service.newRestaurant(wish)
  const diner = await aDiner(service, restaurantId)
  return {
    restaurantId,
    diner,
    change: (changes: RestaurantChanges) => service.changeRestaurant(restaurantId, changes),
    place: async (wish: OrderWish = {}) => diner.api.call(createOrder, await anOrder(diner.api, wish)),
    read: async (orderId: Id<'Order'>) =>
      (await diner.api.call(getOrder, { venueId: null, id: orderId, token: null })).order,
  }
}

/** The status a call is refused with, 'accepted' when it is not. */
export async function statusOf(call: Promise<unknown>): Promise<string | null> {
  return (await refusalOf(call))?.status ?? 'accepted'
}

export async function refusalOf(call: Promise<unknown>) {
  try {
    await call
    return null
  } catch (error) {
    if (error instanceof ApiError && error.failure.kind === 'refused') return error.failure
    throw error
  }
}

/** A body as it stands on the wire. */
export async function post(
  { fetch }: Pick<TestService, 'fetch'>,
  path: string,
  body: unknown,
  { language = 'en', headers = {} }: { language?: string; headers?: Record<string, string> } = {},
) {
  const response = await fetch(`https://service.example/${language}/webservice${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const content: { success: boolean; data: Record<string, unknown> | null; messages: string[] } = await response.json()
  return { response, content, status: response.status }
}
