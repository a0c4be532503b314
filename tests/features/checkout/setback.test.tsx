import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { Cents } from '#src/contract/values.ts'
import { dinner, margherita, noon, tiramisu } from '#tests/support/open-order.tsx'

import { confirm, confirmation, openCheckout } from './open-checkout.tsx'

type Order = Awaited<ReturnType<typeof openCheckout>>

const buttonText = ({ screen }: Order) => screen.getByRole('button', { name: confirm }).textContent
const markedIn = ({ instance }: Order) =>
  [...instance.surface.root.querySelectorAll('[data-short="true"]')].map((line) => line.textContent)

/** The order is pressed after the stock of Tiramisu has changed. */
async function pressedWith(stock: number, quantity = 1) {
  const order = await openCheckout({ lines: [margherita, { ...tiramisu, quantity }] })
  await order.fillIn()
  await order.service.changeRestaurant(order.restaurantId, {
    stock: [{ productId: 801, venueId: 12, quantity: stock }],
  })
  await order.press()
  return { ...order, setback: await order.findSetback() }
}

describe('a dish that is sold out at the button', () => {
  test('is marked, and the order goes on without it [CHK-57, CHK-58]', async () => {
    const order = await pressedWith(0)
    const { user, setback, focused, press, orders, path } = order
    expect(focused()).toBe(setback)
    expect(setback.textContent).toContain('Tiramisu is no longer available')
    expect(setback.textContent).toContain('Sold out')
    expect(markedIn(order)).toEqual([expect.stringContaining('Tiramisu')])
    await order.expectAccessible()

    await user.click(within(setback).getByRole('button', { name: 'Order without Tiramisu' }))
    await waitFor(() => expect(buttonText(order)).toMatch(/7,50/))
    expect(focused()).toBe(order.screen.getByRole('button', { name: confirm }))
    expect(within(setback).getByRole('status').textContent).toMatch(/now 7,50.€ instead of 13,00.€/)
    expect(markedIn(order)).toEqual([])
    await press()
    await waitFor(() => expect(path()).toMatch(confirmation))
    expect((await orders())[0]?.totalCents).toBe(750)
  })

  test('leaves what is left of it [CHK-58]', async () => {
    const order = await pressedWith(1, 2)
    expect(order.setback.textContent).toContain('Available: 1')
    await order.user.click(within(order.setback).getByRole('button', { name: 'Order only 1' }))
    expect(order.instance.stores.cart.state.cart.lines).toMatchObject([{ quantity: 1 }, { quantity: 1 }])
    expect(markedIn(order)).toEqual([])
  })

  test('gives way to a neighbour of its category [CHK-58]', async () => {
    const order = await pressedWith(0)
    const { user, setback, instance } = order
    await user.click(await within(setback).findByRole('button', { name: /^Panna cotta/ }))
    const names = () => instance.stores.cart.state.cart.lines.map(({ item }) => item.name)
    expect(names()).toEqual(['Margherita', 'Panna cotta with berries'])
    expect(order.focused()).toBe(order.screen.getByRole('button', { name: confirm }))
  })

  test('is refused again while it stays in the order [CHK-58]', async () => {
    const { press, orders, instance, findSetback } = await pressedWith(0)
    await press()
    await findSetback()
    expect(await orders()).toEqual([])
    expect(instance.stores.cart.state.cart.lines).toHaveLength(2)
  })
})

describe('a price that has changed at the button', () => {
  test('is shown with the new total, never sent by itself [CHK-57]', async () => {
    const order = await openCheckout({ lines: [tiramisu] })
    const { service, restaurantId, instance, fillIn, press, orders, path } = order
    await fillIn()
    const before = instance.stores.cart.state.cart.lines[0]?.unitPrice ?? 0
    await service.changeRestaurant(restaurantId, { product: { id: 801, price: (before + 100) as Cents } })
    await press()
    const setback = await order.findSetback()
    expect(setback.textContent).toMatch(/Prices have changed.*Tiramisu now costs/)
    expect(await orders()).toEqual([])
    const total = ((before + 200) / 100).toFixed(2).replace('.', ',')
    await waitFor(() => expect(setback.textContent).toContain(`The total is now ${total}`))
    expect(buttonText(order)).toContain(total)
    await press()
    await waitFor(() => expect(path()).toMatch(confirmation))
    expect((await orders())[0]?.totalCents).toBe(before + 200)
  })

  test('is said in the language chosen now [I18N-31]', async () => {
    const { service, restaurantId, instance, fillIn, press, findSetback } = await openCheckout({ lines: [tiramisu] })
    await fillIn()
    await service.changeRestaurant(restaurantId, { product: { id: 801, price: 600 as Cents } })
    await press()
    const setback = await findSetback()
    expect(setback.textContent).toContain('Tiramisu now costs')
    await act(() => instance.changeLanguage('it'))
    await waitFor(() => expect(setback.textContent).toContain('Tiramisu ora costa'))
  })
})

describe('a time that is gone at the button', () => {
  test('says that it is full, with the free times [CHK-59]', async () => {
    const order = await openCheckout()
    const { service, restaurantId, user, fillIn, press, orders, path, screen } = order
    await fillIn()
    await service.changeRestaurant(restaurantId, {
      venueId: 12,
      timetable: { capacity: 1 },
      bookings: [{ timetableId: dinner.timetableId, slotStart: dinner.slotStart, taken: 1 }],
    })
    await press()
    const setback = await order.findSetback()
    expect(setback.textContent).toContain('This time is fully booked by now')
    expect(setback.textContent).not.toContain('ran out')
    await order.expectAccessible()
    const times = await within(setback).findByRole('group', { name: 'New time' })
    expect(within(times).queryByRole('radio', { name: '19:00' })).toBeNull()
    await user.click(within(times).getByRole('radio', { name: '19:30' }))
    await user.click(within(setback).getByRole('button', { name: /^Confirm the new time/ }))
    await waitFor(() => expect(order.focused()).toBe(screen.getByRole('button', { name: confirm })))
    expect(setback.isConnected).toBe(false)
    await press()
    await waitFor(() => expect(path()).toMatch(confirmation))
    expect((await orders())[0]?.slotStart).toBe('2026-11-20 19:30:00')
  })

  test('leads to another day where none is left [CHK-59]', async () => {
    const { service, restaurantId, fillIn, press, user, findSetback, instance, path } = await openCheckout()
    await fillIn()
    act(() => service.clock.set(noon + 10 * 3_600_000, restaurantId))
    await press()
    const setback = await findSetback()
    expect(setback.textContent).toContain('ran out')
    expect(instance.stores.cart.state.cart.lines).toHaveLength(1)
    await user.click(await within(setback).findByRole('button', { name: 'Choose another day or time' }))
    expect(path()).toBe('/ordine')
  })
})

test('any other refusal is a sentence in the modal [CHK-35]', async () => {
  const order = await openCheckout({
    answer: (call) =>
      call === '/account/order'
        ? Response.json({ success: false, data: { status: 'SERVICE_BLOCKED' }, messages: ['Closed tonight.'] })
        : null,
  })
  await order.fillIn()
  await order.press()
  expect(await order.readErrors()).toBe('Closed tonight.')
})
