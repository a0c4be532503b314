import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { moment } from '#tests/support/builders.ts'

import { anOrderOfToday, openOrders } from './open-orders.tsx'

const kept = { share: Reflect.get(window.navigator, 'share'), canShare: Reflect.get(window.navigator, 'canShare') }

afterEach(() => {
  for (const [name, value] of Object.entries(kept)) {
    if (value === undefined) Reflect.deleteProperty(window.navigator, name)
    else Object.defineProperty(window.navigator, name, { value, configurable: true })
  }
})

test('an order shared as text names no person', async () => {
  const share = vi.fn<(data: { readonly title: string; readonly text: string }) => Promise<void>>(() =>
    Promise.resolve(),
  )
  Object.defineProperty(window.navigator, 'share', { value: share, configurable: true })
  Object.defineProperty(window.navigator, 'canShare', { value: () => true, configurable: true })
  const order = anOrderOfToday({
    orderType: 'delivery',
    slotStart: moment('2026-11-20 19:30:00'),
    slotEnd: moment('2026-11-20 19:45:00'),
    street: 'Via Garibaldi',
  })
  const { screen, user } = await openOrders(`/ordine/riepilogo/${order.id}?token=t0`, [order], { isSignedIn: false })
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  const [{ title, text } = { title: '', text: '' }] = share.mock.calls[0] ?? []
  expect(title).toBe(`Order #${order.id}`)
  expect(text.split('\n')).toEqual([
    `Order #${order.id} · Trattoria da Gino San Salvario`,
    'Delivery, Friday, November 20, 19:30–19:45',
    '1 × Margherita  6,50\u00a0€',
    'Total: 6,50\u00a0€',
  ])
  expect(text).not.toMatch(/Garibaldi|t0/)
})
