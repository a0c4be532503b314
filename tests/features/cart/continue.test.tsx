import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { draftSamples } from '#tests/support/draft-samples.ts'
import { margherita, noon, openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

const checks = (calls: readonly string[]) => calls.filter((call) => /cart-check|set_order_time/.test(call))
const goOn = /^Go to checkout/

describe('continue to checkout', () => {
  test('checks cart and time, keeps the limit, continues [CART-22, CART-25, CART-26]', async () => {
    const { screen, user, calls, path, instance } = await openOrder('/carrello', {
      lines: [margherita],
      isSignedIn: true,
    })
    await user.click(await screen.findByRole('button', { name: goOn }))
    await waitFor(() => expect(path()).toBe('/carrello/riepilogo'))
    expect(checks(calls)).toEqual(['/account/cart-check', '/account/set_order_time'])
    expect(instance.stores.draft.state.timeLimitMs).toBe(noon + 15 * 60_000)
  })

  test('asks once, however often it is pressed', async () => {
    const { screen, user, calls, path } = await openOrder('/carrello', { lines: [margherita], isSignedIn: true })
    const button = await screen.findByRole('button', { name: goOn })
    await Promise.all([user.click(button), user.click(button)])
    await waitFor(() => expect(path()).toBe('/carrello/riepilogo'))
    expect(checks(calls)).toHaveLength(2)
  })

  test('sends a guest to login once and continues after [CART-20]', async () => {
    const { screen, user, calls, path, instance, service, restaurantId } = await openOrder('/carrello', {
      lines: [margherita],
    })
    for (const type of ['delivery', 'dil', 'eatIn', 'table', 'takeAway'] as const) {
      act(() => {
        instance.stores.draft.state.type = type
      })
      await user.click(await screen.findByRole('button', { name: goOn }))
      expect([type, path(), instance.location.entry.search]).toEqual([type, '/utente/login', 'back=cart'])
      if (type !== 'takeAway') act(() => instance.location.back())
    }
    expect(checks(calls)).toEqual([])

    const { apiKey, email } = await service.newCustomer(restaurantId)
    act(() => {
      instance.stores.session.signIn(apiKey, email)
      instance.location.backTo('/carrello')
    })
    await waitFor(() => expect(path()).toBe('/carrello/riepilogo'))
    expect(checks(calls)).toHaveLength(2)
    act(() => instance.location.back())
    await screen.findByRole('heading', { name: 'Your order' })
    expect([path(), checks(calls).length]).toEqual(['/carrello', 2])
  })

  test('forgets the wish when nobody signed in', async () => {
    const { screen, user, path, instance, service, restaurantId } = await openOrder('/carrello', {
      lines: [margherita],
    })
    await user.click(await screen.findByRole('button', { name: goOn }))
    act(() => instance.location.back())
    await screen.findByRole('button', { name: goOn })
    const { apiKey, email } = await service.newCustomer(restaurantId)
    act(() => instance.stores.session.signIn(apiKey, email))
    act(() => instance.location.navigate('/menu'))
    act(() => instance.location.back())
    await screen.findByRole('button', { name: goOn })
    expect(path()).toBe('/carrello')
  })

  test('says above the lines why the cart is refused [CART-23, BERR-01]', async () => {
    const messages = ['Only one Margherita is left.', 'The kitchen closes at nine.']
    const { screen, user, calls, path, instance, expectAccessible } = await openOrder('/carrello', {
      lines: [margherita],
      isSignedIn: true,
      answer: (call) =>
        call.endsWith('/cart-check')
          ? Response.json({ success: false, data: { status: 'CART_NOT_VALID' }, messages })
          : null,
    })
    await user.click(await screen.findByRole('button', { name: goOn }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(messages.join(''))
    expect(instance.surface.root.activeElement).toBe(alert)
    expect(instance.stores.dialogs.state.queue).toEqual([])
    await expectAccessible()
    expect(checks(calls)).toEqual(['/account/cart-check'])
    expect(path()).toBe('/carrello')
    act(() => instance.location.navigate('/menu'))
    act(() => instance.location.back())
    await screen.findByRole('button', { name: goOn })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('says it in the language chosen now [I18N-31]', async () => {
    const { screen, user, instance } = await openOrder('/carrello', {
      lines: [margherita],
      isSignedIn: true,
      answer: (call) =>
        call.endsWith('/cart-check')
          ? Response.json({ success: false, data: { status: 'PRODUCT_NOT_AVAILABLE' }, messages: [] })
          : null,
    })
    await user.click(await screen.findByRole('button', { name: goOn }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('This product is not available.')
    await act(() => instance.changeLanguage('it'))
    await waitFor(() => expect(alert.textContent).toBe('Questo prodotto non è disponibile.'))
  })

  test.each([
    ['MIN_SPEND', 'See the menu', '/menu'],
    ['NOT_ENOUGH_SEATS', 'Choose another day or time', '/ordine'],
  ])('of %s it offers the way on [CART-23]', async (code, name, to) => {
    const { screen, user, path } = await openOrder('/carrello', {
      lines: [margherita],
      isSignedIn: true,
      answer: (call) =>
        call.endsWith('/cart-check')
          ? Response.json({ success: false, data: { status: code }, messages: [code] })
          : null,
    })
    await user.click(await screen.findByRole('button', { name: goOn }))
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name }))
    expect(path()).toBe(to)
  })

  test.each([
    ['NOT_ENOUGH_SEATS', 'There are not enough seats.'],
    ['SERVICE_BLOCKED', 'Orders and bookings are temporarily blocked.'],
    ['MAINTENANCE', 'The site is under maintenance.'],
    ['PRODUCT_NOT_AVAILABLE', 'This product is not available.'],
  ])('says %s in its own words, changing nothing [BERR-14]', async (code, text) => {
    const { screen, user, path, instance } = await openOrder('/carrello', {
      lines: [margherita],
      isSignedIn: true,
      answer: (call) =>
        call.endsWith('/cart-check')
          ? Response.json({ success: false, data: { status: code }, messages: [code] })
          : null,
    })
    const { cart, draft } = instance.stores
    const before = JSON.stringify([cart.state.cart, draft.state])
    await user.click(await screen.findByRole('button', { name: goOn }))
    expect((await screen.findByRole('alert')).querySelector('p')?.textContent).toBe(text)
    expect(JSON.stringify([cart.state.cart, draft.state])).toBe(before)
    expect(path()).toBe('/carrello')
  })

  test('shows a failed time check in the time-limit dialog [CART-24, BERR-03, ERR-12, ERR-15]', async () => {
    const messages = ['Seven in the evening is full.', 'The kitchen closes at nine.']
    const { screen, user, path } = await openOrder('/carrello', {
      lines: [margherita],
      isSignedIn: true,
      answer: (call) =>
        call === '/account/set_order_time'
          ? Response.json({ success: false, data: { status: 'SLOT_FULL' }, messages })
          : null,
    })
    await user.click(await screen.findByRole('button', { name: goOn }))
    const dialog = await screen.findByRole('dialog', { name: 'Seven in the evening is full.' })
    expect(dialog.textContent).toContain('A new time slot must be chosen.')
    expect(dialog.textContent).not.toMatch(/Cart expired|ran out/)
    expect(path()).toBe('/carrello')
  })

  test.each([
    ['eat-in', { lines: [margherita], draft: { type: 'eatIn', people: 2 } }],
    ['table', draftSamples.table],
  ] as const)('goes straight to the summary with an %s order [CART-21]', async (_type, setup) => {
    const { screen, user, calls, path } = await openOrder('/carrello', { ...setup, isSignedIn: true })
    await user.click(await screen.findByRole('button', { name: goOn }))
    expect(path()).toBe('/carrello/riepilogo')
    expect(checks(calls)).toEqual([])
  })

  test('leaves a diner alone who went elsewhere', async () => {
    const { screen, user, path, instance, calls } = await openOrder('/carrello', {
      lines: [margherita],
      isSignedIn: true,
    })
    await user.click(await screen.findByRole('button', { name: goOn }))
    act(() => instance.location.navigate('/menu'))
    await waitFor(() => expect(checks(calls)).toHaveLength(2))
    await waitFor(() => expect(instance.stores.draft.state.timeLimitMs).not.toBeNull())
    expect(path()).toBe('/menu')
  })
})

describe('a guest of a type that guests may order', () => {
  async function openGuest(setup: OrderSetup = {}) {
    const sample = { ...draftSamples.collect, ...setup }
    const service = {
      ...sample.service,
      restaurant: { guestOrderTypes: ['takeAway' as const, 'dil' as const, 'delivery' as const] },
    }
    const order = await openOrder('/carrello', { ...sample, service })
    const { screen, user } = order
    await user.click(await screen.findByRole('button', { name: goOn }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Your details' }))
    return { ...order, continueAsGuest: () => user.click(sheet.getByRole('button', { name: 'Continue as a guest' })) }
  }

  test.each([
    ['take-away', draftSamples.collect],
    ['service point', draftSamples.point],
    ['delivery', draftSamples.zone],
  ])('has a %s cart checked once and gets a limit [CART-22, CART-25, SHELL-54]', async (_type, sample) => {
    const { screen, calls, path, instance, sent, continueAsGuest } = await openGuest(sample)
    await continueAsGuest()
    await waitFor(() => expect(path()).toBe('/carrello/riepilogo'))
    expect(instance.location.entry.search).toBe('guest=1')
    expect(checks(calls)).toEqual(['/account/cart-check', '/account/set_order_time'])
    for (const call of checks(calls)) expect(sent(call)).toMatchObject({ email: null, api_key: null })
    expect(instance.stores.draft.state.timeLimitMs).toBe(noon + 15 * 60_000)
    expect(instance.location.entries.map((entry) => entry.path)).toEqual(['/carrello', '/carrello/riepilogo'])
    act(() => instance.location.back())
    await screen.findByRole('heading', { name: 'Your order' })
    expect([path(), checks(calls).length]).toEqual(['/carrello', 2])
    expect(screen.getByText(/minutes left to place the order/)).toBeTruthy()
  })

  test('is told in the cart what the cart check refuses [CART-23]', async () => {
    const { screen, calls, path, continueAsGuest } = await openGuest({
      answer: (call) =>
        call.endsWith('/cart-check')
          ? Response.json({ success: false, data: { status: 'PRODUCT_NOT_AVAILABLE' }, messages: ['Sold out.'] })
          : null,
    })
    await continueAsGuest()
    expect((await screen.findByRole('alert')).textContent).toBe('Sold out.')
    expect([path(), checks(calls).length]).toEqual(['/carrello', 1])
  })

  test('chooses another time in the cart for a full slot [CART-24]', async () => {
    const { screen, path, service, restaurantId, continueAsGuest } = await openGuest()
    await service.changeRestaurant(restaurantId, { timetable: { capacity: 0 } })
    await continueAsGuest()
    const dialog = await screen.findByRole('dialog', { name: 'This time is fully booked by now: choose another one' })
    expect(dialog.textContent).toContain('A new time slot must be chosen.')
    expect(path()).toBe('/carrello')
  })
})
