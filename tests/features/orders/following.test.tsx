import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { moment } from '#tests/support/builders.ts'

import { anOrderOfToday, openOrders } from './open-orders.tsx'

const delivery = {
  orderType: 'delivery',
  slotStart: moment('2026-11-20 19:30:00'),
  slotEnd: moment('2026-11-20 19:45:00'),
  street: 'Via Garibaldi',
  houseNumber: '8',
  town: 'Torino',
} as const
const withCourier = (courierStatus: string | null) =>
  anOrderOfToday({ ...delivery, status: 'confirmed', courierCompany: 'PonyU', courierStatus })

async function openFollowed(order = anOrderOfToday(delivery)) {
  const opened = await openOrders(`/ordine/riepilogo/${order.id}?token=t0`, [order], { isSignedIn: false })
  await opened.screen.findByRole('region', { name: 'Your order' })
  const { screen, calls } = opened
  return {
    ...opened,
    asked: () => calls.filter((call) => call === '/account/get_order').length,
    steps: () =>
      within(screen.getByRole('list', { name: 'Progress' }))
        .getAllByRole('listitem')
        .map((step) => `${step.textContent} ${step.dataset.state}`),
  }
}

describe('a delivery that is followed', () => {
  test('shows each courier step until delivered [ORD-30]', async () => {
    const { screen, serve, wait, steps, asked } = await openFollowed()
    expect(steps()).toEqual(['Order sent done', 'Waiting for the restaurant current', 'With you19:30 future'])
    const seen: string[] = []
    for (const word of [null, 'READY', 'picking', 'ON_DELIVERY', 'delivered']) {
      serve(withCourier(word))
      // After each change it is asked often again.
      await wait(15_000)
      seen.push(
        screen
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .find(Boolean) ?? '',
      )
    }
    expect(seen).toEqual([
      'Trattoria da Gino San Salvario has confirmed your order.',
      'Your order: Ready for delivery.',
      'Your order: Assigned to courier.',
      'Your order: On delivery.',
      'Your order: Delivered.',
    ])
    expect(steps()).toEqual([
      'Order sent done',
      'Confirmed by the restaurant done',
      'Ready for delivery done',
      'Assigned to courier done',
      'On delivery done',
      'Delivered done',
    ])
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()
    const before = asked()
    await wait(3_600_000)
    expect(asked()).toBe(before)
  })

  test('says that it comes back, and stops asking [ORD-31]', async () => {
    const { screen, serve, wait, steps, asked } = await openFollowed(withCourier('ON_DELIVERY'))
    serve(withCourier('returning'))
    await wait(15_000)
    expect(screen.getByText('Your order: Undeliverable.').closest('[role=status]')).toBeTruthy()
    expect(steps()).toEqual(['Order sent done', 'Confirmed by the restaurant done', 'Undeliverable current'])
    const before = asked()
    await wait(600_000)
    expect(asked()).toBe(before)
  })

  test('by the venue is followed until its slot ends', async () => {
    const { wait, asked } = await openFollowed(anOrderOfToday({ ...delivery, status: 'confirmed' }))
    await wait(15_000)
    expect(asked()).toBe(2)
    await wait(8 * 3_600_000)
    const before = asked()
    await wait(3_600_000)
    expect(asked()).toBe(before)
  })

  test('never takes the focus when it changes', async () => {
    const { screen, serve, wait, instance } = await openFollowed()
    const refresh = screen.getByRole('button', { name: 'Print' })
    refresh.focus()
    serve(withCourier('picking'))
    await wait(15_000)
    await screen.findByText('Your order: Assigned to courier.')
    expect(instance.surface.root.activeElement).toBe(refresh)
  })
})

describe('an order that is over', () => {
  test('stays in the history without being refetched', async () => {
    const order = anOrderOfToday({ slotStart: moment('2026-11-02 19:00:00') })
    const { screen, calls, wait } = await openOrders(`/ordine/dettaglio/${order.id}`, [order])
    await screen.findByRole('region', { name: 'Your order' })
    await wait(600_000)
    expect(calls.filter((call) => call === '/account/get_order')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  })

  test('says how to cancel later, with the phone number [ORD-07, ORD-08]', async () => {
    const order = anOrderOfToday({ status: 'confirmed' })
    const { screen, expectAccessible } = await openOrders(`/ordine/dettaglio/${order.id}`, [order])
    const help = within(await screen.findByRole('region', { name: 'Need to change something?' }))
    expect(help.getByText('Orders can be changed or cancelled only by phone.')).toBeTruthy()
    expect(help.getByRole<HTMLAnchorElement>('link', { name: 'Call +39 011 555 0112' }).href).toBe('tel:+390115550112')
    expect(screen.getByRole('button', { name: 'Back to your orders' })).toBeTruthy()
    await expectAccessible()
  })
})

describe('a placed order without a chosen venue', () => {
  const order = anOrderOfToday()
  test.each([`/ordine/dettaglio/${order.id}`, `/ordine/riepilogo/${order.id}`, '/ordine/storico'])(
    'opens at %s, with the venue of the order [SHELL-36]',
    async (route) => {
      const { screen, path, instance } = await openOrders(route, [order], { options: { venueId: null } })
      expect((await screen.findAllByText(/Trattoria da Gino San Salvario/)).length).toBeGreaterThan(0)
      expect([path(), instance.stores.place.state.venueId]).toEqual([route, null])
    },
  )
})
