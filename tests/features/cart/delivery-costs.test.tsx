import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import { tiramisu } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

import { openCart } from './open-cart.tsx'

const slot = { slotStart: moment('2026-11-20 19:30:00'), menuId: id<'Menu'>(1) }
const zoneOne = { id: id<'DeliveryZone'>(1), name: 'Centro', postcode: '10123' }
const centre = zoneAddress({ id: id(201) }, { id: id(1) })
const toZone = {
  ...slot,
  type: 'delivery',
  venueId: id<'Venue'>(21),
  timetableId: id<'Timetable'>(212),
  address: centre,
} as const
const toPoint = {
  ...slot,
  type: 'dil',
  venueId: id<'Venue'>(41),
  timetableId: id<'Timetable'>(412),
  servicePointId: id<'ServicePoint'>(402),
} as const

/** One tiramisù at a price of the test's own. */
function openAt(cents: number, setup: OrderSetup = {}) {
  const service = { like: 2, product: { id: 801, price: cents as never }, ...setup.service } as const
  return openCart({ lines: [tiramisu], draft: toZone, ...setup, service })
}
const goOn = /^Go to checkout/
const notice = 'Computed after the address is confirmed.'

describe('the cart of an order that is brought', () => {
  test('shows the zone’s fee in the total without notice [CART-04, PRICE-27, PRICE-33]', async () => {
    const { amount, screen, expectAccessible } = await openAt(2000)
    await waitFor(() => expect(amount('Delivery')).toBe('1,50\u00A0€'))
    expect(amount('Total')).toBe('21,50\u00A0€')
    expect(screen.queryByText(notice)).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: goOn }).textContent).toContain('21,50\u00A0€'))
    await expectAccessible()
  })

  test('says the fee is unknown without an address [CART-04, PRICE-33]', async () => {
    const { amount, screen } = await openAt(2000, { draft: { ...toZone, address: null } })
    await screen.findByText(notice)
    expect([amount(/^Delivery/), amount('Total')]).toEqual(['—', '20,00\u00A0€'])
  })

  test('shows the fee of the service point for DIL [PRICE-28, CART-04]', async () => {
    const { amount, screen, calls } = await openCart({
      service: { like: 4 },
      lines: [{ productId: 901 }],
      draft: toPoint,
    })
    await waitFor(() => expect(amount('Delivery')).toBe('1,50\u00A0€'))
    expect(screen.queryByText(notice)).toBeNull()
    expect(calls).toContain('/restaurant/dil/punti-di-servizio/info')
  })

  test('has no fee for a type without delivery [PRICE-29]', async () => {
    const { amount, screen } = await openAt(2000, { draft: { ...toZone, type: 'takeAway' } })
    expect(amount('Total')).toBe('20,00\u00A0€')
    expect(screen.queryByText('Delivery')).toBeNull()
  })

  test.each([
    [3499, '1,50\u00A0€', ['Add 0,01\u00A0€ for free delivery']],
    [3500, 'Free', []],
  ])('brings products of %s cents for %s [PRICE-30]', async (cents, fee, progress) => {
    const { amount, screen } = await openAt(cents)
    await waitFor(() => expect(amount('Delivery')).toBe(fee))
    const bars = screen.queryAllByRole('progressbar')
    expect(bars.map((bar) => bar.parentElement?.textContent)).toEqual(progress)
  })

  test('a cent below the minimum it leads to the menu', async () => {
    const { screen, user, path, calls, expectAccessible } = await openAt(1199, { isSignedIn: true })
    await screen.findByText(/^Add 0,01.* to reach the minimum order of 12,00/)
    const button = await screen.findByRole('button', { name: /^0,01\s€ to the minimum$/ })
    expect(screen.queryByRole('button', { name: goOn })).toBeNull()
    await expectAccessible()
    await user.click(button)
    expect([path(), calls.includes('/account/cart-check')]).toEqual(['/menu', false])
  })

  test('a minimum raised meanwhile is refused and explained [CART-22, CART-23]', async () => {
    const { screen, user, path, calls, service, restaurantId } = await openAt(1200, { isSignedIn: true })
    await screen.findByText(/for free delivery$/)
    await service.changeRestaurant(restaurantId, {
      city: { id: 201, zones: [{ ...zoneOne, minimumSpend: price('12.01'), deliveryFee: price('1.50') }] },
    })
    await user.click(screen.getByRole('button', { name: goOn }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/minimum spend for this address is 12[.,]01/)
    expect([path(), calls.includes('/account/set_order_time')]).toEqual(['/carrello', false])
  })

  test('goes on at the minimum [CART-22]', async () => {
    const { screen, user, path } = await openAt(1200, { isSignedIn: true })
    await screen.findByText(/for free delivery$/)
    await user.click(screen.getByRole('button', { name: goOn }))
    await waitFor(() => expect(path()).toBe('/carrello/riepilogo'))
  })

  test('waives the fee by a code that frees the delivery [PRICE-32]', async () => {
    const { amount, apply } = await openAt(2000)
    await waitFor(() => expect(amount('Delivery')).toBe('1,50\u00A0€'))
    await apply('CONSEGNAGRATIS')
    await waitFor(() => expect(amount('Delivery')).toBe('Free'))
    expect(amount('Total')).toBe('20,00\u00A0€')
  })

  test('alerts once that the fee failed, and retries [BERR-07]', async () => {
    const { screen, instance, user, amount } = await openCart({
      service: { like: 4 },
      lines: [{ productId: 901 }],
      draft: toPoint,
      fails: '/restaurant/dil/punti-di-servizio/info',
    })
    const alert = within(await screen.findByRole('alertdialog'))
    expect(instance.stores.dialogs.state.queue).toHaveLength(1)
    await user.click(alert.getByRole('button', { name: 'OK' }))
    await screen.findByText(/The delivery fee could not be loaded/)
    expect(screen.queryByText(notice)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/The delivery fee could not be loaded/)).toBeNull())
    expect(amount('Delivery')).toMatch(/^(Free|\d)/)
  })
})
