import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { margherita, openOrder } from '#tests/support/open-order.tsx'

describe('CartDrawer', () => {
  test('shows the order above the menu and closes to it', async () => {
    const { screen, user, path, expectAccessible } = await openOrder('/carrello?drawer', { lines: [margherita] })
    const drawer = within(await screen.findByRole('dialog', { name: 'Your order' }))
    await drawer.findByText('Total')
    expect(drawer.getByRole('button', { name: /^Go to checkout 7,50/ })).toBeTruthy()
    await expectAccessible()
    await user.click(drawer.getByRole('button', { name: 'Close' }))
    expect(path()).toBe('/menu')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your order' })).toBeNull())
  })

  test('reopens after an edit and after sign-in [CART-20]', async () => {
    const { screen, user, path, instance } = await openOrder('/carrello?drawer', { lines: [margherita] })
    await user.click(await screen.findByRole('button', { name: 'Margherita, change' }))
    expect(path()).toBe('/menu/2/scheda/201')
    act(() => instance.location.back())
    await user.click(await screen.findByRole('button', { name: /^Go to checkout/ }))
    expect(path()).toBe('/utente/login')
    act(() => instance.location.back())
    expect(await screen.findByRole('dialog', { name: 'Your order' })).toBeTruthy()
  })
})
