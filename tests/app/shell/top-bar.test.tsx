import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { addToCart, changeQuantity } from '#src/domain/cart/change-cart.ts'
import { openNavigation } from '#tests/app/open-navigation.ts'
import { openWidget } from '#tests/app/open-widget.tsx'
import type { WidgetSetup } from '#tests/app/open-widget.tsx'
import { aLine } from '#tests/support/builders.ts'
import { openOrder, tiramisu } from '#tests/support/open-order.tsx'

describe('TopBar', () => {
  test('has a home item [SHELL-18]', async () => {
    const { screen, user, path } = await openWidget('/ordine', { venueId: 12 })
    const bar = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
    await user.click(await bar.findByRole('button', { name: 'Home' }))
    expect(path()).toBe('/')
    expect(bar.getByRole('button', { name: 'Home' }).getAttribute('aria-current')).toBe('page')
  })

  test('has four things: home, order, account, menu [SHELL-85]', async () => {
    const { screen } = await openWidget('/', { venueId: 12, customer: {} })
    const bar = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
    await bar.findByRole('button', { name: 'Home' })
    expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual(['Home', 'Order', 'Account', 'Menu'])
  })

  test('stands above the menu and counts the order [MENU-02]', async () => {
    const { screen, instance } = await openOrder('/menu', { lines: [tiramisu] })
    const bar = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
    expect(await bar.findByRole('button', { name: 'Order 1 item' })).toBeDefined()
    const lineId = instance.stores.cart.state.cart.lines[0]?.lineId ?? 0
    act(() => instance.stores.cart.change(changeQuantity, lineId, 2))
    expect(await bar.findByRole('button', { name: 'Order 2 items' })).toBeDefined()
  })

  test('has login and registration only for visitors [SHELL-21]', async () => {
    const widget = await openWidget('/', { venueId: 12 })
    const { screen, user, instance, path } = widget
    const bar = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
    expect(bar.queryByRole('button', { name: 'Account' })).toBeNull()
    await user.click(bar.getByRole('button', { name: 'Sign in' }))
    expect(path()).toBe('/utente/login')
    act(() => instance.location.back())
    const sheet = await openNavigation(widget)
    expect(sheet.queryByRole('button', { name: 'Sign out' })).toBeNull()
    await user.click(sheet.getByRole('button', { name: 'Register' }))
    expect(path()).toBe('/utente/registrazione')
  })

  test('has account and logout only for customers [SHELL-22]', async () => {
    const widget = await openWidget('/', { venueId: 12, customer: {} })
    const { screen, user, instance, path } = widget
    const bar = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
    expect(bar.queryByRole('button', { name: 'Sign in' })).toBeNull()
    await user.click(bar.getByRole('button', { name: 'Account' }))
    expect(path()).toBe('/utente')
    act(() => instance.location.back())
    const sheet = await openNavigation(widget)
    expect(sheet.queryByRole('button', { name: 'Register' })).toBeNull()
    await user.click(sheet.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(instance.stores.session.state.customer).toBeNull()
  })

  test('closes on its first screen, goes back on later ones', async () => {
    const { screen, user, instance, path } = await openWidget('/', { venueId: 12 })
    await user.click(await screen.findByRole('button', { name: 'Order now' }))
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    expect(path()).toBe('/')
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(instance.surface.isOpen).toBe(false)
  })
})

describe('the venue control', () => {
  const open = async (setup: WidgetSetup = {}) => {
    const widget = await openWidget('/', { venueId: 12, ...setup })
    const sheet = await openNavigation(widget)
    return { ...widget, sheet, toggle: sheet.getByRole('button', { name: 'Restaurants' }) }
  }
  const names = (sheet: ReturnType<typeof within>) =>
    sheet.queryAllByText(/^Trattoria da Gino /).map((name: HTMLElement) => name.textContent)

  test('is a dropdown of venues in a plain franchise [SHELL-20]', async () => {
    const { user, sheet, toggle, screen, instance, expectAccessible } = await open()
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    await user.click(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    expect(names(sheet)).toEqual([
      'Trattoria da Gino Centro',
      'Trattoria da Gino San Salvario',
      'Trattoria da Gino Lingotto',
    ])
    await expectAccessible()
    await user.click(sheet.getByRole('button', { name: /^Trattoria da Gino Lingotto/ }))
    expect(await screen.findByRole('heading', { name: 'Trattoria da Gino Lingotto' })).toBeTruthy()
    expect(instance.stores.place.state.venueId).toBe(13)
  })

  test('closes on Escape alone and on a press outside', async () => {
    const { user, sheet, toggle, instance } = await open()
    await user.click(toggle)
    await user.keyboard('{Escape}')
    expect([names(sheet), instance.surface.isOpen]).toEqual([[], true])
    await user.click(toggle)
    expect(names(sheet)).toHaveLength(3)
    await user.click(sheet.getByRole('heading', { name: 'Menu' }))
    await waitFor(() => expect(names(sheet)).toEqual([]))
  })

  test('says why an inactive venue cannot be chosen [SHELL-20, VENUE-05]', async () => {
    const { user, sheet, toggle, screen, instance } = await open({
      service: { venueId: 13, venue: { isLicensed: false, licenseTexts: { en: 'Closed until spring' } } },
    })
    await user.click(toggle)
    await user.click(sheet.getByRole('button', { name: /^Trattoria da Gino Lingotto/ }))
    const modal = within(await screen.findByRole('alertdialog', { name: 'ATTENTION' }))
    expect(modal.getByRole('alert').textContent).toBe('Closed until spring')
    expect(instance.stores.place.state.venueId).toBe(12)
  })

  test('asks before it empties the cart [SHELL-20, VENUE-06, VENUE-07]', async () => {
    const { user, sheet, toggle, screen, instance } = await open()
    act(() => instance.stores.cart.change(addToCart, aLine()))
    await user.click(toggle)
    await user.click(sheet.getByRole('button', { name: /^Trattoria da Gino Centro/ }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Change restaurant?' }))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(instance.stores.place.state.venueId).toBe(12)
    expect(instance.stores.cart.state.cart.lines).toHaveLength(1)
  })

  test.each([
    ['a fair', 4, 41, '/locali/servizi'],
    ['a district', 7, 71, '/locali/zone'],
  ] as const)('is a button to the main choice of %s [SHELL-20]', async (_what, like, venueId, target) => {
    const { user, toggle, path, screen } = await open({ service: { like }, venueId })
    expect(toggle.hasAttribute('aria-expanded')).toBe(false)
    await user.click(toggle)
    expect(path()).toBe(target)
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    expect(path()).toBe('/')
  })
})
