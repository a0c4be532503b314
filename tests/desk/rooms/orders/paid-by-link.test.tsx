import { within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'

import { timeToPayByLinkMs } from '#server/payments/payment-deps.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { aCounter, noon } from '#tests/server/support/diner.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

/** The desk with an order of the telephone that waits for its link to be paid. */
async function openRoom() {
  const { restaurantId, place } = await aCounter(service)
  const { id: orderId } = await place({ fields: { paymentMode: 'card', cashMeans: null } })
  // As the service writes it; its own sessions need cookies, which this browser takes away.
  const taken = { placedBy: 'Rosa', payBy: new Date(noon + timeToPayByLinkMs) }
  await service.db.update(orders).set(taken).where(eq(orders.id, orderId))
  const view = await renderDesk('/', { service, restaurantId, nowMs: noon })
  const heading = await view.screen.findByRole('heading', { name: `Order ${orderId}` })
  const card = within(heading.closest<HTMLElement>('.desk-order')!)
  const titles = () => view.screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
  return { ...view, restaurantId, orderId, card, titles }
}

describe('an order that waits for its link to be paid', () => {
  test('stands apart, to nobody’s answer [ORD-91]', async () => {
    const { screen, card, titles, badges, expectAccessible } = await openRoom()
    expect(titles()).toEqual(['To be paid by a link1'])
    card.getByText('Waits for payment, until 12:30')
    card.getByText('By telephone · Rosa')
    card.getByText('By a link, not paid')
    expect(card.queryByText('To collect')).toBeNull()
    expect(card.queryByRole('button', { name: 'Confirm' })).toBeNull()
    expect(screen.queryByText(/waits for its payment/)).toBeNull()
    expect(badges.at(-1) ?? 0).toBe(0)
    await expectAccessible()
  })

  test('shows its link again [ORD-95]', async () => {
    const { user, card, expectAccessible } = await openRoom()
    const button = card.getByRole('button', { name: 'Link to pay' })
    await user.click(button)
    await card.findByRole('img', { name: 'QR code of the link to pay' })
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await expectAccessible()
    await user.click(button)
    expect(card.queryByRole('img', { name: 'QR code of the link to pay' })).toBeNull()
  })

  test('says that nobody paid in time [ORD-93]', async () => {
    const { restaurantId, card, tell, titles, expectAccessible } = await openRoom()
    service.clock.set(noon + timeToPayByLinkMs + 1, restaurantId)
    await service.sweep()
    await service.sweep()
    tell()
    await card.findByText('Not paid in time')
    card.getByText(/^Nobody has paid in time\. Call the diner/)
    expect(titles()).toEqual(['To be paid by a link1'])
    expect(card.queryByRole('button', { name: 'Link to pay' })).toBeNull()
    expect(card.queryByRole('button', { name: 'Cancel the order' })).toBeNull()
    await expectAccessible()
  })

  test('is cancelled like every other order [ORD-94]', async () => {
    const { user, card, titles, advance } = await openRoom()
    await user.click(card.getByRole('button', { name: 'Cancel the order' }))
    await user.click(card.getByRole('button', { name: /^Cancel/ }))
    advance(11_000)
    await vi.waitFor(() => expect(titles()).toEqual(['Done1']))
    card.getByText('Cancelled')
  })
})
