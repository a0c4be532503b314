import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { margherita, openOrder, tiramisu } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

const noneLeft = { productId: 801, venueId: 12, quantity: 0 }

/** The cart with a line of Tiramisu that cannot be had as ordered. */
async function openShort(setup: OrderSetup = {}, quantity = 1) {
  const order = await openOrder('/carrello', {
    lines: [margherita, { ...tiramisu, quantity }],
    service: { stock: [noneLeft] },
    ...setup,
  })
  const { screen, instance } = order
  await waitFor(() => expect(shortRows(instance)).toHaveLength(1))
  const row = () => within(shortRows(instance)[0]!)
  return {
    ...order,
    row,
    names: () => instance.stores.cart.state.cart.lines.map(({ item }) => item.name),
    focused: () => instance.surface.root.activeElement,
    without: () => screen.findByRole('button', { name: 'Order without Tiramisu' }),
  }
}

const shortRows = ({ surface }: Awaited<ReturnType<typeof openOrder>>['instance']) => [
  ...surface.root.querySelectorAll<HTMLElement>('.cart-line[data-short="true"]'),
]

describe('a dish in the cart that cannot be had', () => {
  test('stays, marked, and goes when the diner says so [CART-57, CART-58]', async () => {
    const { instance, user, row, names, without, focused, expectAccessible } = await openShort()
    expect(row().getByRole('button', { name: 'Tiramisu, change' })).toBeTruthy()
    expect(row().getByText('No more available').closest('[role="status"]')).toBeTruthy()
    expect(names()).toEqual(['Margherita', 'Tiramisu'])
    expect(instance.stores.dialogs.state.queue).toEqual([])
    await without()
    await expectAccessible()
    await user.click(await without())
    expect(names()).toEqual(['Margherita'])
    expect(focused()?.textContent).toBe('Margherita')
    expect(shortRows(instance)).toEqual([])
  })

  test('gives way to a neighbour of its category [CART-58]', async () => {
    const { instance, user, row, names, focused, screen } = await openShort({ lines: [tiramisu] })
    await user.click(await row().findByRole('button', { name: /^Panna cotta/ }))
    expect(names()).toEqual(['Panna cotta with berries'])
    expect(shortRows(instance)).toEqual([])
    expect(focused()).toBe(screen.getByRole('list', { name: 'Items in your order' }))
  })

  test('is ordered as far as it is there [CART-58]', async () => {
    const { instance, user, screen } = await openShort({ service: { stock: [{ ...noneLeft, quantity: 1 }] } }, 3)
    expect(screen.getByText('Only 1 left of Tiramisu')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Order only 1' }))
    expect(instance.stores.cart.state.cart.lines).toMatchObject([{ quantity: 1 }, { quantity: 1 }])
    expect(shortRows(instance)).toEqual([])
  })

  test('is marked no more once it is there again [CART-57]', async () => {
    const { instance, service, restaurantId, screen } = await openShort()
    await service.changeRestaurant(restaurantId, { stock: [{ ...noneLeft, quantity: 9 }] })
    act(() => instance.location.navigate('/menu'))
    act(() => instance.location.back())
    await screen.findByRole('button', { name: 'Tiramisu, change' })
    await waitFor(() => expect(shortRows(instance)).toEqual([]))
  })
})
