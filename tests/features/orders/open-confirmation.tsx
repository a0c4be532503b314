import { eq } from 'drizzle-orm'

import { orders } from '#server/platform/db/schema/order-tables.ts'
import type { Id } from '#src/contract/values.ts'
import { openCheckout } from '#tests/features/checkout/open-checkout.tsx'
import { deskOf } from '#tests/support/desk.ts'
import { enterText } from '#tests/support/enter-text.ts'
import { diavola, margherita } from '#tests/support/open-order.tsx'

export const waiting =
  /^We have sent your order to Trattoria da Gino San Salvario\. It will be confirmed by e-mail or notification\./

/** The confirmation of an order placed this moment, and the hands of the restaurant's staff. */
export async function openConfirmation() {
  const order = await openCheckout({ lines: [{ ...margherita, quantity: 2 }, diavola] })
  const { screen, user, service, restaurantId, calls, path } = order
  await enterText(user, screen.getByRole('textbox', { name: /^Notes for the restaurant/ }), 'Ring at the window')
  await order.fillIn()
  await order.press()
  await screen.findByText(waiting)
  const id = Number(path().split('/').at(-1))
  const orderId = id as Id<'Order'>
  return {
    ...order,
    id,
    orderId,
    asked: () => calls.filter((call) => call === '/account/get_order').length,
    decide: (action: 'confirm' | 'refuse', body = {}) =>
      deskOf(service, restaurantId).post(`orders/${id}/${action}`, body),
    /** Staff remove a Margherita. */
    remove: () => {
      const pieces = [{ position: 0, quantity: 1 }]
      return deskOf(service, restaurantId).post(`orders/${id}/remove`, { pieces, seen: 0, cents: 650, backCents: 0 })
    },
    change: (row: Partial<typeof orders.$inferInsert>) =>
      service.db.update(orders).set(row).where(eq(orders.id, orderId)),
    statuses: () =>
      screen
        .getAllByRole('status')
        .map((status) => status.textContent)
        .filter(Boolean),
    facts: () =>
      Object.fromEntries(
        screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
      ),
  }
}
