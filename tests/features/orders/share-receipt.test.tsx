import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import type { Order } from '#src/contract/placed-order.ts'
import { moment } from '#tests/support/builders.ts'

import { anOrderOfToday, openOrders } from './open-orders.tsx'

const kept = { share: Reflect.get(window.navigator, 'share'), canShare: Reflect.get(window.navigator, 'canShare') }

afterEach(() => {
  for (const [name, value] of Object.entries(kept)) {
    if (value === undefined) Reflect.deleteProperty(window.navigator, name)
    else Object.defineProperty(window.navigator, name, { value, configurable: true })
  }
})

type Shared = { readonly title: string; readonly text: string }

/** What is shared of an order. */
async function shared(order: Order): Promise<Shared> {
  const share = vi.fn<(data: Shared) => Promise<void>>(() => Promise.resolve())
  Object.defineProperty(window.navigator, 'share', { value: share, configurable: true })
  Object.defineProperty(window.navigator, 'canShare', { value: () => true, configurable: true })
  const { screen, user } = await openOrders(`/ordine/riepilogo/${order.id}?token=t0`, [order], { isSignedIn: false })
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  return share.mock.calls[0]?.[0] ?? { title: '', text: '' }
}

test('an order shared as text names no person', async () => {
  const order = anOrderOfToday({
    orderType: 'delivery',
    slotStart: moment('2026-11-20 19:30:00'),
    slotEnd: moment('2026-11-20 19:45:00'),
    street: 'Via Garibaldi',
  })
  const { title, text } = await shared(order)
  expect(title).toBe(`Order #${order.id}`)
  expect(text.split('\n')).toEqual([
    `Order #${order.id} · Trattoria da Gino San Salvario`,
    'Delivery, Friday 20 November, 19:30–19:45',
    '1 × Margherita  6,50\u00a0€',
    'Total: 6,50\u00a0€',
  ])
  expect(text).not.toMatch(/Garibaldi|t0/)
})

test('an order shared as text has its expected time [ORD-38]', async () => {
  const slotStart = moment('2026-11-20 19:30:00')
  const expected = { from: moment('2026-11-20 20:05:00'), to: moment('2026-11-20 20:15:00') }
  const { text } = await shared(anOrderOfToday({ slotStart, expected }))
  expect(text).toContain('Take-away, Friday 20 November, 20:05–20:15')
})
