import { randomUUID } from 'node:crypto'

import { giveUpBill, openBill } from '#src/contract/dining-table.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import { createOrder } from '#src/contract/order.ts'
import { executePayPal, getClientSecret, notifyConfirmation } from '#src/contract/pay.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import { cents } from '#src/domain/money.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'

import type { OrderWish } from './diner.ts'
import { aCounter, anOrder, clientOf } from './diner.ts'
import { aGuest, orderSamples } from './order-samples.ts'
import { approved, payer } from './payer.ts'

export type TableOrder = ReplyOf<typeof createOrder>
export type Bill = ReplyOf<typeof openBill>
type At = Pick<TestService, 'fetch' | 'app' | 'db' | 'clock'>
type Counter = Awaited<ReturnType<typeof aCounter>>

const venueId = id<'Venue'>(21)
const tableId = id<'Table'>(3)

/** Table 3 of a restaurant like the second, with what phones and the desk do there; a round costs 9.50. */
export async function aTable(service: TestService, wish: Parameters<TestService['newRestaurant']>[0] = {}) {
  const counter = await aCounter(service, { like: 2, ...wish })
  return { ...counter, ...phoneAt(service, counter) }
}

/** A guest's phone at the table, served by this service; as a customer: `who`. */
export function phoneAt(service: At, counter: Counter, who?: Counter['diner']) {
  const { restaurantId } = counter
  const api = clientOf(service, restaurantId, who ? { who } : {})
  const pay = payer(service, { ...counter, venueId: 21 })
  const entity = ({ id: entityId, token }: Pick<Bill, 'id' | 'token'>) =>
    ({ entityKind: 'bill', entityId, token }) as const
  const decide = async (orderId: number, action: 'confirm' | 'refuse' | 'cancel') => {
    const reply = await pay.desk.post(`orders/${orderId}/${action}`)
    return reply.ok ? 'done' : ((await reply.json()) as { reason: string }).reason
  }
  const place = async (order: OrderWish = {}) => {
    const guest = who ? null : aGuest
    const request = await anOrder(api, { ...(!order.orderType && orderSamples.table), guest, ...order })
    return api.call(createOrder, request, { idempotencyKey: randomUUID() })
  }
  const secret = async (bill: Pick<Bill, 'id' | 'token'>) =>
    (await api.call(getClientSecret, { venueId, ...entity(bill) })).clientSecret
  const notify = (bill: Bill) => api.call(notifyConfirmation, entity(bill))

  return {
    api,
    pay,
    decide,
    place,
    /** A round that the restaurant has confirmed. */
    async round(order: OrderWish = {}): Promise<TableOrder> {
      const placed = await place(order)
      await decide(placed.id, 'confirm')
      return placed
    },
    open: (
      orders: readonly Pick<TableOrder, 'id' | 'token'>[],
      amount: number,
      { idempotencyKey = randomUUID() as string, table = tableId as number, venue = venueId as number } = {},
    ) =>
      api.call(
        openBill,
        {
          venueId: id<'Venue'>(venue),
          tableId: id<'Table'>(table),
          orders: orders.map((order) => ({ id: order.id, token: order.token })),
          amount: cents(amount),
        },
        { idempotencyKey },
      ),
    secret,
    /** What the bank says; the service has not heard of it yet. */
    charge: async (bill: Bill, number = approved) => pay.confirm(await secret(bill), await pay.method(number)),
    notify,
    giveUp: ({ id: billId, token }: Pick<Bill, 'id' | 'token'>) => api.call(giveUpBill, { id: billId, token }),
    async payByCard(bill: Bill): Promise<void> {
      await pay.confirm(await secret(bill), await pay.method())
      await notify(bill)
    },
    execute: (bill: Bill, payPalOrderId: string) =>
      api.call(executePayPal, { venueId, ...entity(bill), payPalOrderId }),
    /** What bills have paid of an order, cents; null = nothing. */
    paidOf: async ({ id: orderId, token }: TableOrder) =>
      (await api.call(getOrder, { venueId: null, id: orderId, token })).order.paidByBills,
    /** Cents paid of each order as the desk says it. */
    paidAtDesk: async () =>
      (await pay.desk.read<{ orders: { id: number; paidCents: number }[] }>('orders')).orders
        .toSorted((a, b) => a.id - b.id)
        .map(({ paidCents }) => paidCents),
  }
}
