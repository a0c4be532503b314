import * as z from 'zod/mini'

import { successReply } from '#src/contract/envelope.ts'
import type { Order } from '#src/contract/placed-order.ts'
import { getOrder, getOrderHistory } from '#src/contract/placed-order.ts'
import { id } from '#tests/support/builders.ts'
import { openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'
import { anOrder } from '#tests/support/order-builders.ts'

/** Today's order at venue 12 of the demo restaurant. */
export function anOrderOfToday(fields: Partial<Order> = {}): Order {
  return anOrder({ venueId: id(12), ...fields })
}

/**
 * The widget at a route, where the service answers with these orders: those it could not have made yet, or of another
 * provider. Everything else is the real service.
 */
export async function openOrders(route: string, orders: readonly Order[], setup: OrderSetup = {}) {
  const served = { orders, isBroken: false }
  const replies = new Map<string, (body: string) => object | null>([
    [getOrderHistory.path, () => z.encode(getOrderHistory.reply, { orders: served.orders } as never)],
    [
      getOrder.path,
      (body) => {
        const order = served.orders.find((one) => one.id === (JSON.parse(body) as { id: number }).id)
        return order ? z.encode(getOrder.reply, { order } as never) : null
      },
    ],
  ])
  const widget = await openOrder(route, {
    isSignedIn: true,
    draft: null,
    ...setup,
    answer: (path, body) => {
      const data = replies.get(path)?.(body)
      if (data && served.isBroken) return new Response('', { status: 500 })
      return data ? Response.json(successReply(data as never)) : null
    },
  })
  return {
    ...widget,
    /** What the service tells from now on. */
    serve(...next: Order[]) {
      served.orders = next
    },
    /** Lets the calls about orders fail, until told otherwise. */
    breakDown(isBroken: boolean) {
      served.isBroken = isBroken
    },
    /** What the order says, by the names of its facts. */
    facts: () =>
      Object.fromEntries(
        widget.screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
      ),
  }
}
