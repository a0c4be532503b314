import { act, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { changeQuantity, clearCart } from '#src/domain/cart/change-cart.ts'
import { margherita, openOrder, tiramisu } from '#tests/support/open-order.tsx'

async function openMenuSheet({ screen, user }: Pick<Awaited<ReturnType<typeof openOrder>>, 'screen' | 'user'>) {
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  return within(await screen.findByRole('dialog', { name: 'Menu' }))
}

describe('the way to the order', () => {
  test.each(['/', '/ordine'])('is a bar with the count on %s [SHELL-28]', async (route) => {
    const { screen, user, instance, path, expectAccessible } = await openOrder(route, { lines: [tiramisu] })
    expect(await screen.findByRole('button', { name: /^1 item\b.*View order/ })).toBeTruthy()
    const lineId = instance.stores.cart.state.cart.lines[0]?.lineId ?? 0
    act(() => instance.stores.cart.change(changeQuantity, lineId, 3))
    const bar = await screen.findByRole('button', { name: /^3 items\b.*View order/ })
    await expectAccessible()
    await user.click(bar)
    expect(path()).toBe('/carrello')
  })

  test.each(['/', '/ordine'])('is not there on %s while the cart is empty [SHELL-28]', async (route) => {
    const { screen } = await openOrder(route)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: /View order/ })).toBeNull()
  })

  test('leads to the wizard without an extra history step [SHELL-39]', async () => {
    const { screen, user, instance, path } = await openOrder('/ordine', { draft: null })
    await screen.findByRole('heading', { name: 'How and when?' })
    act(() => instance.location.navigate('/carrello'))
    expect(path()).toBe('/ordine')
    expect(instance.location.entries).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(instance.surface.isOpen).toBe(false)
  })

  test('has the count in the menu sheet, hidden at 0 [SHELL-28]', async () => {
    const order = await openOrder('/', { lines: [{ ...margherita, quantity: 2 }, tiramisu] })
    const sheet = await openMenuSheet(order)
    expect(sheet.getByRole('button', { name: 'Order 3 items' })).toBeTruthy()
    await order.user.click(sheet.getByRole('button', { name: 'Close' }))
    act(() => order.instance.stores.cart.change(clearCart))
    const empty = await openMenuSheet(order)
    await order.user.click(empty.getByRole('button', { name: 'Order' }))
  })
})

describe('the bar of cart and checkout', () => {
  test.each([
    ['/carrello', 'Your order'],
    ['/carrello/riepilogo', 'Checkout'],
  ])('of %s has back, title, account and the menu [MENU-02]', async (route, title) => {
    const order = await openOrder('/carrello', { lines: [margherita], isSignedIn: true })
    const { screen, user, instance, path } = order
    await screen.findByRole('heading', { name: 'Your order' })
    act(() => instance.location.navigate(route))
    const heading = await screen.findByRole('heading', { name: title })
    const bar = within(heading.closest('header') as HTMLElement)
    expect(bar.getByRole('button', { name: 'Back' })).toBeTruthy()
    const sheet = await openMenuSheet(order)
    expect(sheet.getByRole('button', { name: 'Home' })).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: 'Close' }))
    await user.click(bar.getByRole('button', { name: 'Account' }))
    expect(path()).toBe('/utente')
  })
})
