import { within } from '@testing-library/react'

import { openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

/** Home at noon, once all of it is there, and its cards by their titles. */
export async function openHome(setup: OrderSetup = {}) {
  const order = await openOrder('/', { draft: null, ...setup })
  await order.screen.findByRole('region', { name: /^(Opening hours|Orari di apertura)$/ })
  const card = (name: string) => within(order.screen.getByRole('region', { name }))
  return { ...order, card }
}
