import { act, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openOrder, tiramisu } from '#tests/support/open-order.tsx'

import { openWidget } from './open-widget.tsx'

describe('TopBar', () => {
  it('has a home item [SHELL-18]', async () => {
    const { screen, user, path } = await openWidget('/ordine', { venueId: 12 })
    const bar = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
    await user.click(bar.getByRole('button', { name: 'Home' }))
    expect(path()).toBe('/')
    expect(bar.getByRole('button', { name: 'Home' }).getAttribute('aria-current')).toBe('page')
  })

  it.each([
    ['a franchise of three venues', 1, 12, 1],
    ['a single venue', 6, 61, 0],
  ] as const)('has the venue control for %s: restaurant like %d [SHELL-19]', async (_which, like, venueId, count) => {
    const { screen } = await openWidget('/', { venueId, service: { like } })
    const bar = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
    expect(bar.queryAllByRole('button', { name: 'Venues' })).toHaveLength(count)
  })

  it('stands above the menu, and counts what is in the order [MENU-02]', async () => {
    const { screen, instance } = await openOrder('/menu', { lines: [tiramisu] })
    const bar = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
    expect(bar.getByRole('button', { name: 'Order 1 item' })).toBeDefined()
    const lineId = instance.stores.cart.state.cart.lines[0]?.lineId ?? 0
    act(() => instance.stores.cart.changeQuantity(lineId, 2))
    expect(await bar.findByRole('button', { name: 'Order 2 items' })).toBeDefined()
  })

  it('leads a visitor to the login and a customer to the account', async () => {
    const { screen, user, instance, path } = await openWidget('/', { venueId: 12 })
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(path()).toBe('/utente/login')
    act(() => instance.location.back())
    act(() => instance.stores.session.signIn('key', 'anna@example.com'))
    await user.click(await screen.findByRole('button', { name: 'Account' }))
    expect(path()).toBe('/utente')
  })

  it('closes the widget from its first screen, and goes back from a later one', async () => {
    const { screen, user, instance, path } = await openWidget('/', { venueId: 12 })
    await user.click(await screen.findByRole('button', { name: 'Order now' }))
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    expect(path()).toBe('/')
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(instance.surface.isOpen).toBe(false)
  })
})
