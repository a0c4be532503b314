import { within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { id, moment } from '#tests/support/builders.ts'
import { margherita, openOrder, tiramisu } from '#tests/support/open-order.tsx'

/** The menu with one tiramisù of that price, to be brought to a zone: minimum 12.00, free from 35.00. */
function openDelivered(cents: number) {
  return openOrder('/menu', {
    service: { like: 2, product: { id: 801, price: cents as never } },
    lines: [tiramisu],
    draft: {
      slotStart: moment('2026-11-20 19:30:00'),
      menuId: id<'Menu'>(1),
      type: 'delivery',
      venueId: id<'Venue'>(21),
      timetableId: id<'Timetable'>(212),
      address: zoneAddress({ id: id(201) }, { id: id(1) }),
    },
  })
}

describe('OrderBar', () => {
  test('shows count and total and leads to the cart', async () => {
    const { screen, user, path } = await openOrder('/menu', { lines: [{ ...margherita, quantity: 2 }, tiramisu] })
    await user.click(await screen.findByRole('button', { name: /^3 items View order 19,50\s€$/ }))
    expect(path()).toBe('/carrello')
  })

  test.each([
    [1199, /^0,01\s€ to the minimum$/, 100],
    [1200, /^Add 23,00\s€ for free delivery$/, 34],
  ])('tells what products of %s cents lack for delivery', async (cents, label, share) => {
    const { screen, expectAccessible } = await openDelivered(cents)
    const progress = await screen.findByRole('progressbar', { name: label })
    expect(progress.getAttribute('aria-valuenow')).toBe(String(share))
    await expectAccessible()
  })

  test('has no progress once delivery is free', async () => {
    const { screen } = await openDelivered(3500)
    await screen.findByRole('button', { name: /View order 35,00/ })
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('has no progress on an order that is collected', async () => {
    const { screen } = await openOrder('/menu', { lines: [tiramisu] })
    await screen.findByRole('button', { name: /View order/ })
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('is not there without items', async () => {
    const { screen } = await openOrder('/menu')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: /View order/ })).toBeNull()
  })
})

/** There is no layout here: every element claims to be 1280 px wide. */
function beAsWideAsADesk() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly tell: (entries: { contentRect: { width: number } }[]) => void
      constructor(tell: (entries: { contentRect: { width: number } }[]) => void) {
        this.tell = tell
      }
      observe = () => this.tell([{ contentRect: { width: 1280 } }])
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
}

describe('CartColumn', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('continues from beside the menu; a guest signs in [CART-20]', async () => {
    beAsWideAsADesk()
    const { screen, user, path, instance } = await openOrder('/menu', { lines: [margherita] })
    const column = within(await screen.findByRole('region', { name: 'Your order' }))
    column.getByRole('button', { name: 'Margherita, change' })
    await column.findByText('Packaging')
    await user.click(column.getByRole('button', { name: /^Go to checkout/ }))
    expect(path()).toBe('/utente/login')
    expect(instance.location.entries.map((entry) => entry.path)).toEqual(['/menu', '/carrello', '/utente/login'])
  })

  test('moves the focus to the menu below the minimum', async () => {
    beAsWideAsADesk()
    const { screen, user, path, instance } = await openDelivered(1199)
    const column = within(await screen.findByRole('region', { name: 'Your order' }))
    await user.click(await column.findByRole('button', { name: /^0,01\s€ to the minimum$/ }))
    expect(path()).toBe('/menu')
    expect(instance.surface.root.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Menu' }))
  })
})
