import { randomUUID } from 'node:crypto'

import { checkCart, setOrderTime } from '#src/contract/cart-check.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { createOrder } from '#src/contract/order.ts'
import type { CashMeansKind, PaymentModeKind } from '#src/contract/payment.ts'
import { getOrder, getOrderHistory } from '#src/contract/placed-order.ts'
import type { Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { buildLine } from '#src/domain/cart/build-line.ts'
import type { OrderDraft } from '#src/domain/checkout/order-request.ts'
import { orderRequest } from '#src/domain/checkout/order-request.ts'
import { knownTotals, orderTotal } from '#src/domain/fees/order-total.ts'
import { emptyConfiguration } from '#src/domain/product/configuration.ts'
import { knownTimeZone } from '#src/domain/time/instant.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'

import type { Place } from './check-content.ts'
import { noSuchId } from './check-content.ts'
import type { Menu, Slot } from './check-menu.ts'
import type { Visit } from './service-client.ts'

type OrderId = Id<'Order'>
type Wanted = {
  readonly slot: Slot
  readonly dish: Product
  readonly paymentMode: PaymentModeKind
  readonly orderType?: OrderType
  readonly quantity?: number
  /** In cents; of an order that is brought. */
  readonly deliveryFee?: Cents
  readonly fields?: Partial<OrderDraft>
}

/** Places the simplest order: take-away, one dish without choices. */
export function anOrder(visit: Visit, { venueId, venue, info }: Place, wanted: Wanted): RequestOf<typeof createOrder> {
  const { slot, dish, paymentMode, orderType = 'takeAway', quantity = 1, deliveryFee = null, fields } = wanted
  const configuration = emptyConfiguration(dish)
  const line = buildLine({
    product: dish,
    categoryId: dish.category.id,
    configuration,
    quantity,
    orderType,
    venueId,
    lineId: 1,
  })
  const config = info?.[orderType] ?? null
  const people = fields?.people ?? null
  const totals = knownTotals(orderType, orderTotal({ lines: [line], orderType, config, people, deliveryFee }))
  if (!totals) throw new Error(`An order of ${orderType} needs the fee of its place.`)
  return orderRequest({
    venueId,
    orderType,
    paymentMode,
    cashMeans: cashMeansAt(info),
    lines: [line],
    slotStart: slot.start,
    slotEnd: null,
    timetableId: slot.timetableId,
    asSoonAsPossible: false,
    people,
    notes: 'Contract conformance: please ignore.',
    questions: [],
    answers: {},
    config,
    totals,
    now: wallClock(visit.options.now(), zoneOf(venue?.timeZone ?? null)),
    ...fields,
  })
}

/** The venue's first means of cash, else cash itself: every cash order names one (contract 2.14). */
function cashMeansAt(info: Place['info']): CashMeansKind {
  const kinds = info?.cashMeans.map(({ kind }) => kind) ?? []
  return kinds.find((kind) => kind !== 'other') ?? 'cash'
}

export const zoneOf = (timeZone: string | null) =>
  knownTimeZone(timeZone, Intl.DateTimeFormat().resolvedOptions().timeZone)

const ordering = [checkCart, setOrderTime, createOrder, getOrder, 'sameOrder'] as const

/** Places a cash order of the signed-in customer; its id, or null when it was refused. */
export async function checkOrders(visit: Visit, place: Place, { slot, dish }: Menu): Promise<OrderId | null> {
  await visit.refused(getOrder, { venueId: place.venueId, id: noSuchId as OrderId, token: null }, unknownOrder)
  const hasCash = place.info?.paymentModes.some(({ kind }) => kind === 'cash') ?? false
  const orderId = slot && dish && hasCash ? await placeOrder(visit, place, { slot, dish, paymentMode: 'cash' }) : null
  if (!slot) visit.journal.skip('there is no slot for take-away', ...ordering)
  else if (!dish) visit.journal.skip('every product has something to choose', ...ordering)
  else if (!hasCash) visit.journal.skip('the venue takes no cash', ...ordering)
  await visit.call(getOrderHistory, { countsMessages: true })
  return orderId
}

const unknownOrder = { as: 'unknownOrder', statuses: ['ORDER_NOT_FOUND', 'ENTITY_NOT_FOUND'] } as const

async function placeOrder(visit: Visit, place: Place, wanted: Wanted): Promise<OrderId | null> {
  const request = anOrder(visit, place, wanted)
  const { start } = wanted.slot
  const { venueId } = place
  await checkBeforeOrder(visit, place, request)
  const idempotencyKey = randomUUID()
  const placed = await visit.call(createOrder, request, { idempotencyKey })
  if (!placed) {
    visit.journal.skip('no order could be placed', getOrder, 'sameOrder')
    return null
  }
  visit.left.push(`order ${placed.id} (take-away ${start}, cash)`)
  const again = await visit.call(createOrder, request, { idempotencyKey })
  compareIds(visit, 'sameOrder', [placed.id, again?.id])
  await visit.call(getOrder, { venueId, id: placed.id, token: null })
  return placed.id
}

/** Makes both checks that come before the checkout, for a customer or a guest. */
export async function checkBeforeOrder(
  visit: Visit,
  { venueId, venue }: Place,
  request: RequestOf<typeof createOrder>,
) {
  const { slotStart, timetableId } = request
  const slot = { slotStart, timetableId, timeZone: zoneOf(venue?.timeZone ?? null) }
  const place = { address: request.orderAddress ?? null, servicePointId: null }
  const productsTotal = orderTotalOf(request)
  await visit.call(checkCart, { venueId, ...slot, orderType: request.orderType, productsTotal, ...place })
  await visit.call(setOrderTime, slot)
}

function orderTotalOf({ lines }: RequestOf<typeof createOrder>) {
  return lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0) as never
}

/** Checks that a repeated key gets the first reply again (contract 1.5). */
export function compareIds(
  { journal }: Visit,
  check: 'sameOrder' | 'sameReservation',
  [first, second]: readonly [number, number | undefined],
): void {
  const isSame = first === second
  const got = second === undefined ? 'a refusal' : `id ${second}`
  const finding = { kind: 'difference', field: 'id', expected: `id ${first}`, got } as const
  journal.ran(check, { findings: isSame ? [] : [finding], unknownKeys: 0 })
}
