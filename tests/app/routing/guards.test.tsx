import { act, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { needsVenue, redirectFrom, isGuestCheckout } from '#src/app/routing/guards.ts'
import type { LocationEntry } from '#src/instance/create-location.ts'
import { afterLogin } from '#src/instance/routes/paths.ts'
import { backgroundPath, backgroundSearch } from '#src/instance/routes/route-patterns.ts'
import { openWidget } from '#tests/app/open-widget.tsx'
import { margherita, openOrder } from '#tests/support/open-order.tsx'

const all = {
  isOrderStarted: true,
  isSignedIn: true,
  isGuest: false,
  isCartEmpty: false,
  hasShowcaseMenu: false,
  isGroupMember: false,
}

describe('redirectFrom', () => {
  test.each([
    ['/menu', { isOrderStarted: false }, '/ordine'],
    ['/menu/lista/3', { isOrderStarted: false }, '/ordine'],
    ['/menu/3/scheda/7', { isOrderStarted: false }, '/ordine'],
    ['/menu/consigli', { isOrderStarted: false }, '/ordine'],
    ['/menu', { isOrderStarted: false, hasShowcaseMenu: true }, null],
    ['/menu', {}, null],
    ['/carrello', { isOrderStarted: false }, '/ordine'],
    ['/carrello', { isCartEmpty: true, isSignedIn: false }, null],
    ['/carrello/riepilogo', { isOrderStarted: false }, '/ordine'],
    ['/carrello/riepilogo', { isSignedIn: false }, '/carrello'],
    ['/carrello/riepilogo', { isCartEmpty: true }, '/carrello'],
    ['/carrello/riepilogo', { isSignedIn: false, isGuest: true }, null],
    ['/carrello/riepilogo', { isSignedIn: false, isGuest: true, isCartEmpty: true }, '/carrello'],
    ['/carrello/riepilogo', {}, null],
    ['/carrello/riepilogo', { isGroupMember: true }, '/gruppo'],
    ['/ordine', { isGroupMember: true }, '/gruppo'],
    ['/menu', { isGroupMember: true }, null],
    ['/', {}, null],
  ])('from %s with %j leads to %s [SHELL-39, CHK-02, CHK-03, CHK-04]', (path, facts, expected) => {
    expect(redirectFrom(path, { ...all, ...facts })).toBe(expected)
  })

  test.each([
    '/',
    '/ordine',
    '/locali',
    '/utente/login',
    '/utente/registrazione',
    '/ordine/riepilogo/7',
    '/no/such/place',
  ])('lets a visitor without an order reach %s', (path) => {
    expect(redirectFrom(path, { ...all, isOrderStarted: false, isSignedIn: false, isCartEmpty: true })).toBeNull()
  })
})

describe('needsVenue', () => {
  test.each(['/', '/ordine', '/ordine/sconti', '/menu', '/menu/lista/3', '/carrello', '/carrello/riepilogo'])(
    'holds for %s: it is of a venue [SHELL-06]',
    (path) => expect(needsVenue(path)).toBe(true),
  )

  test.each([
    '/locali',
    '/locali/zone',
    '/utente',
    '/utente/login',
    '/ordine/riepilogo/7',
    '/ordine/storico',
    '/ordine/dettaglio/7',
    '/no/such/place',
    '/menuale',
  ])('does not hold for %s: it stays usable without one', (path) => expect(needsVenue(path)).toBe(false))
})

describe('afterLogin', () => {
  test.each([
    ['back=cart', '/carrello'],
    ['', '/'],
    ['back=elsewhere', '/'],
    ['back=/ordine/storico', '/ordine/storico'],
    ['back=/ordine/dettaglio/7', '/ordine/dettaglio/7'],
    ['back=/utente', '/utente'],
    ['back=https://elsewhere.example', '/'],
  ])('with "%s" leads to %s [ACCT-16, ACCT-17]', (search, expected) => {
    expect(afterLogin(search)).toBe(expected)
  })
})

describe('isGuestCheckout', () => {
  test.each([
    ['guest=1', true],
    ['back=cart&guest=1', true],
    ['guest=0', false],
    ['guest', false],
    ['', false],
  ])('reads "%s" as %s [CHK-02]', (search, expected) => {
    expect(isGuestCheckout(search)).toBe(expected)
  })
})

describe('backgroundPath', () => {
  const entries = (...paths: string[]) =>
    paths.map((path, key): LocationEntry => {
      const [name = '', search = ''] = path.split('?')
      return { key, path: name, search, memory: new Map() }
    })

  test.each([
    [['/carrello', '/utente/login?back=cart'], '/carrello'],
    [['/menu', '/carrello?drawer'], '/menu'],
    [['/carrello?drawer'], '/menu'],
    [['/menu', '/menu/3/scheda/7'], '/menu'],
    [['/menu/3/scheda/7'], '/menu'],
    [['/messaggistica/ordine/7'], '/messaggistica'],
    [['/utente/login'], '/'],
    [['/utente/registrazione?back=cart'], '/carrello'],
    [['/', '/ordine'], '/ordine'],
  ])('under %j is %s', (way, expected) => {
    expect(backgroundPath(entries(...way))).toBe(expected)
  })

  test.each([
    [['/ordine/riepilogo/7?token=a', '/utente/registrazione?back=/'], 'token=a'],
    [['/ordine/riepilogo/7?token=a', '/'], ''],
    [['/utente/login?back=cart'], ''],
  ])('the query of the screen in %j is "%s"', (way, expected) => {
    expect(backgroundSearch(entries(...way))).toBe(expected)
  })
})

describe('the guards of the shell', () => {
  test.each([
    ['/menu', '/ordine'],
    ['/menu/lista/2', '/ordine'],
    ['/carrello', '/ordine'],
    ['/carrello/riepilogo', '/ordine'],
  ])('send who has started no order from %s to %s [SHELL-39, MENU-01, CART-01]', async (route, expected) => {
    const { path } = await openOrder(route, { draft: null })
    await waitFor(() => expect(path()).toBe(expected))
  })

  test('send a visitor or empty cart from checkout to cart [CHK-03, CHK-04]', async () => {
    const { screen, instance, path } = await openOrder('/carrello/riepilogo')
    await waitFor(() => expect(path()).toBe('/carrello'))
    await screen.findByRole('heading', { name: 'Your order' })
    act(() => instance.stores.session.signIn('key', 'anna@example.com'))
    act(() => instance.location.navigate('/carrello/riepilogo'))
    expect(path()).toBe('/carrello')
  })

  test.each([
    ['table', '?guest=1', '/carrello/riepilogo'],
    ['table', '', '/carrello'],
    ['eatIn', '?guest=1', '/carrello'],
    ['takeAway', '?guest=1', '/carrello'],
    ['delivery', '?guest=1', '/carrello'],
    ['dil', '?guest=1', '/carrello'],
  ] as const)('lead a guest of type %s from checkout%s to %s [CHK-02, CHK-03, ACCT-13]', async (type, query, to) => {
    const service = { restaurant: { guestOrderTypes: [] } }
    const { screen, instance, path } = await openOrder('/carrello', { lines: [margherita], draft: { type }, service })
    await screen.findByRole('heading', { name: 'Your order' })
    act(() => instance.location.navigate(`/carrello/riepilogo${query}`))
    await waitFor(() => expect(path()).toBe(to))
  })

  test.each(['takeAway', 'delivery', 'eatIn', 'dil', 'table'] as const)(
    'let customers to the checkout with type %s [CHK-01]',
    async (type) => {
      const order = await openOrder('/carrello', { lines: [margherita], isSignedIn: true, draft: { type } })
      await order.screen.findByRole('heading', { name: 'Your order' })
      act(() => order.instance.location.navigate('/carrello/riepilogo'))
      await order.screen.findByRole('heading', { name: 'Checkout' })
      expect(order.path()).toBe('/carrello/riepilogo')
    },
  )

  test('send a signed-out diner from checkout to cart [CHK-03]', async () => {
    const { screen, instance, path } = await openOrder('/carrello', { lines: [margherita], isSignedIn: true })
    await screen.findByRole('heading', { name: 'Your order' })
    act(() => instance.location.navigate('/carrello/riepilogo'))
    await screen.findByRole('heading', { name: 'Checkout' })
    act(() => instance.endSession())
    await waitFor(() => expect(path()).toBe('/carrello'))
  })
})

describe('a route of the customer alone', () => {
  test.each(['/utente', '/ordine/storico', '/ordine/dettaglio/7'])(
    'sends a visitor from %s to the login and back [SHELL-40, SHELL-41, ORD-03]',
    async (route) => {
      const { screen, path, instance } = await openWidget(route, { venueId: 12 })
      expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
      expect(path()).toBe('/utente/login')
      expect(instance.location.entry.search).toBe(`back=${route}`)
    },
  )
})

describe('a session the service no longer knows', () => {
  test.each([
    ['/utente/modifica', '/account/get_summary'],
    ['/ordine/storico', '/account/get_order_history'],
  ])('ends, and %s goes to the login [ERR-08, SHELL-40]', async (route, ended) => {
    const unknown = { success: false, data: { status: 'USER_NOT_FOUND' }, messages: ['USER_NOT_FOUND'] }
    const { screen, instance, path, calls } = await openOrder(route, {
      isSignedIn: true,
      answer: (call) => (call === ended ? Response.json(unknown) : null),
    })
    await waitFor(() => expect(calls).toContain(ended))
    await waitFor(() => expect(path()).toBe('/utente/login'))
    expect(instance.stores.session.state.customer).toBeNull()
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
  })
})

describe('a path that is none', () => {
  test('shows 404 without navigation, stays, and has a way home [SHELL-46]', async () => {
    const { screen, user, path, expectAccessible } = await openWidget('/no/such/place', { venueId: 12 })
    expect(await screen.findByRole('heading', { name: 'Error 404 Page not found' })).toBeTruthy()
    expect(path()).toBe('/no/such/place')
    expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Go to the start' }))
    expect(await screen.findByRole('button', { name: 'Order now' })).toBeTruthy()
    expect(path()).toBe('/')
  })
})

describe('a visitor', () => {
  test.each([
    ['/', 'Trattoria da Gino Centro'],
    ['/ordine', 'How and when?'],
    ['/ordine/sconti', 'Discount codes'],
    ['/locali', 'Choose a restaurant'],
    ['/locali/servizi', 'What would you like?'],
    ['/locali/zone', 'Where are you?'],
    ['/locali/indirizzo', 'Where should we deliver?'],
    ['/utente/login', 'Sign in'],
    ['/utente/registrazione', 'Create an account'],
  ])('reaches %s without login, as it is drawn now [SHELL-42, SHELL-36]', async (route, title) => {
    const { screen, path } = await openWidget(route, { venueId: 11 })
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(path()).toBe(route)
  })

  test('reaches the viewable menu without a slot [SHELL-42]', async () => {
    const { screen, path } = await openWidget('/menu', { venueId: 11, service: { service: { isBlocked: true } } })
    expect(await screen.findByRole('navigation', { name: 'Categories' })).toBeTruthy()
    expect(path()).toBe('/menu')
  })
})

describe('a customer of a venue that takes no orders now', () => {
  test('still reaches account and orders, and reads the reason', async () => {
    const { screen, instance, path } = await openWidget('/utente', {
      venueId: 11,
      customer: {},
      service: { service: { isBlocked: true } },
    })
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeTruthy()
    act(() => instance.location.navigate('/ordine/storico'))
    expect(await screen.findByRole('heading', { name: 'Your orders' })).toBeTruthy()
    act(() => instance.location.navigate('/ordine'))
    expect(await screen.findByText(/temporarily blocked/)).toBeTruthy()
    expect(path()).toBe('/ordine')
  })
})
