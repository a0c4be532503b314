import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { statusQuery } from '#src/api/restaurant-calls.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { diavola, dinner, margherita, noon } from '#tests/support/open-order.tsx'

import { confirm, openCheckout } from './open-checkout.tsx'

const wine = { productId: 908 }
const confirmation = /^\/ordine\/riepilogo\/\d+$/

describe('placing an order', () => {
  test('stops at the first failing check; nothing is sent [CHK-23, CHK-24, CHK-33, BERR-08]', async () => {
    const { screen, user, press, readRefusal, focused, orders, path } = await openCheckout()
    await press()
    await readRefusal('No payment method selected')
    await waitFor(() => expect(focused()).toBe(screen.getByRole('group', { name: 'Payment' })))
    await user.click(screen.getByRole('radio', { name: 'Cash' }))

    const extras = 'To continue, you need to specify all the extras'
    await press()
    await readRefusal(extras)
    const cutlery = screen.getByRole('group', { name: 'Do you need cutlery and napkins?' })
    await waitFor(() => expect(focused()).toBe(within(cutlery).getByRole('radio', { name: 'Yes' })))
    await user.click(within(cutlery).getByRole('radio', { name: 'Yes' }))

    const name = screen.getByRole('textbox', { name: 'Name of the person collecting' })
    await user.type(name, '   ')
    await press()
    await readRefusal(extras)
    await waitFor(() => expect(focused()).toBe(name))
    expect(await orders()).toEqual([])
    expect(path()).toBe('/carrello/riepilogo')
  })

  test('stores what was ordered, and who ordered it [CHK-16, CHK-39, CHK-42, CHK-43, CHK-45, CHK-46, CHK-47]', async () => {
    const { screen, user, fillIn, press, orders, path, sent, restaurantId, customer } = await openCheckout({
      lines: [{ ...margherita, quantity: 2 }, diavola],
    })
    await fillIn()
    await user.type(screen.getByRole('textbox', { name: /^Notes for the restaurant/ }), 'Ring at the window')
    const button = screen.getByRole('button', { name: confirm })
    const shown = button.textContent?.replace(/[^\d,]/g, '').replace(',', '')
    await press()
    await waitFor(() => expect(path()).toMatch(confirmation))
    const [order, ...others] = await orders()
    expect(others).toEqual([])
    expect(order).toMatchObject({
      orderType: 'takeAway',
      slotStart: dinner.slotStart,
      payment: { mode: 'cash', cashMeans: 'cash' },
      notes: 'Ring at the window',
      answers: [
        { name: 'Do you need cutlery and napkins?', value: '0' },
        { name: 'Name of the person collecting', value: 'Anna' },
      ],
      lines: [
        { quantity: 2, name: 'Margherita', totalCents: 1300 },
        { quantity: 1, name: 'Diavola' },
      ],
      fixedCost: { name: 'Packaging', cents: 100 },
    })
    expect(String(order?.totalCents)).toBe(shown)
    expect(sent('/account/order')).toMatchObject({
      id_ristorante: restaurantId,
      id_locale: 12,
      email: customer?.email,
      api_key: customer?.apiKey,
      ospite: 0,
    })
  })

  test('replaces the checkout by the confirmation and clears everything [CHK-37, CHK-38]', async () => {
    const { instance, fillIn, press, orders, path, events } = await openCheckout()
    act(() => instance.stores.draft.setTimeLimit(noon + 600_000))
    await fillIn()
    await press()
    await waitFor(() => expect(path()).toMatch(confirmation))
    const [order] = await orders()
    expect(path()).toBe(`/ordine/riepilogo/${order?.id}`)
    expect(instance.location.entry.search).toBe('')
    expect(instance.location.entries.map((entry) => entry.path)).not.toContain('/carrello/riepilogo')
    expect(instance.stores.cart.state.cart.lines).toEqual([])
    expect(instance.stores.draft.state).toMatchObject({ type: null, timeLimitMs: null, notes: '', answers: {} })
    expect(events).toContainEqual({
      name: 'order-placed',
      detail: { orderId: order?.id, total: 7.5, currency: 'EUR', orderType: 'takeAway' },
    })
    act(() => instance.location.back())
    expect(path()).toBe('/')
  })

  test('sends one order however often it is pressed [CHK-34]', async () => {
    const { screen, service, restaurantId, fillIn, orders, path, calls } = await openCheckout()
    await fillIn()
    service.faults.next({ path: '/account/order', kind: 'hold', restaurantId })
    const button = screen.getByRole('button', { name: confirm })
    act(() => {
      for (let click = 0; click < 10; click += 1) button.click()
    })
    const busy = await screen.findByRole('button', { name: 'Sending order…' })
    expect(busy.getAttribute('aria-disabled')).toBe('true')
    act(() => busy.click())
    service.faults.clear(restaurantId)
    await waitFor(() => expect(path()).toMatch(confirmation))
    expect(calls.filter((call) => call === '/account/order')).toHaveLength(1)
    expect(await orders()).toHaveLength(1)
  })

  test('keeps everything when the reply is lost, then confirms once', async () => {
    const { service, restaurantId, instance, fillIn, press, readErrors, orders, path } = await openCheckout()
    await fillIn()
    service.faults.next({ path: '/account/order', kind: 'lose-reply', restaurantId })
    await press()
    expect(await readErrors()).toBe(
      'Connection errorYour order may have arrived all the same. Confirm again: it cannot be ordered twice.',
    )
    expect(instance.stores.cart.state.cart.lines).toHaveLength(1)
    expect(instance.stores.of(createJournalStore).state.entry?.step).toBe('sending')
    const [arrived] = await orders()
    await press()
    await waitFor(() => expect(path()).toBe(`/ordine/riepilogo/${arrived?.id}`))
    expect(await orders()).toHaveLength(1)
    expect(instance.stores.of(createJournalStore).state.entry).toMatchObject({ step: 'placed', orderId: arrived?.id })
  })

  test('says a lost reply in the language chosen now [I18N-31]', async () => {
    const { service, restaurantId, instance, fillIn, press, readErrors, findErrors } = await openCheckout()
    await fillIn()
    service.faults.next({ path: '/account/order', kind: 'lose-reply', restaurantId })
    await press()
    await findErrors()
    await act(() => instance.changeLanguage('it'))
    expect(await readErrors('ATTENZIONE')).toBe(
      'Errore di connessioneIl tuo ordine potrebbe essere arrivato comunque. Conferma di nuovo: non verrà registrato due volte.',
    )
  })

  test('asks before sending another order after a lost one', async () => {
    const { screen, user, service, restaurantId, fillIn, press, readErrors, orders, path } = await openCheckout()
    await fillIn()
    service.faults.next({ path: '/account/order', kind: 'lose-reply', restaurantId })
    await press()
    await readErrors()
    await user.type(screen.getByRole('textbox', { name: /^Notes for the restaurant/ }), 'Hurry')
    await press()
    const question = await screen.findByRole('alertdialog', { name: 'Send another order?' })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(await orders()).toHaveLength(1)
    await press()
    await user.click(await screen.findByRole('button', { name: 'Send it' }))
    await waitFor(() => expect(path()).toMatch(confirmation))
    expect(await orders()).toHaveLength(2)
  })

  test.each([['garbage'], ['500'], ['drop']] as const)(
    'reports a failed connection and keeps the cart after %s [CHK-35, BERR-10]',
    async (kind) => {
      const { screen, service, restaurantId, instance, fillIn, press, readErrors, orders, path } = await openCheckout()
      await fillIn()
      service.faults.next({ path: '/account/order', kind, restaurantId })
      await press()
      expect(await readErrors()).toMatch(/^Connection error/)
      expect(instance.stores.cart.state.cart.lines).toHaveLength(1)
      expect(path()).toBe('/carrello/riepilogo')
      expect(screen.getByRole('button', { name: confirm }).getAttribute('aria-busy')).toBeNull()
      expect(await orders()).toEqual([])
    },
  )

  test('shows every refusal reason and keeps the cart [CHK-35, BERR-01]', async () => {
    const messages = ['Only one Margherita is left.', 'The kitchen closes at nine.']
    let refusals = 1
    const { screen, instance, fillIn, press, readErrors, orders, path } = await openCheckout({
      answer: (call) =>
        call === '/account/order' && refusals-- > 0
          ? Response.json({ success: false, data: { status: 'CART_NOT_VALID' }, messages })
          : null,
    })
    await fillIn()
    await press()
    const dialog = within(await screen.findByRole('alertdialog', { name: 'ATTENTION' }))
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(messages)
    await readErrors()
    expect(instance.stores.cart.state.cart.lines).toHaveLength(1)
    expect(screen.getByRole('button', { name: confirm }).getAttribute('aria-busy')).toBeNull()
    expect(await orders()).toEqual([])
    await press()
    await waitFor(() => expect(path()).toMatch(confirmation))
    expect(await orders()).toHaveLength(1)
  })

  test('sends nothing after the time limit', async () => {
    const { screen, instance, fillIn, press, orders, advance } = await openCheckout()
    act(() => instance.stores.draft.setTimeLimit(noon + 60_000))
    await fillIn()
    await act(async () => advance(60_000))
    act(() => instance.stores.dialogs.dismiss('time-limit'))
    await press()
    await screen.findByRole('dialog', { name: 'Cart expired' })
    expect(await orders()).toEqual([])
  })

  test('stops with an inactive venue’s license text, then ends [CHK-52, BERR-02, SHELL-11]', async () => {
    const { service, restaurantId, instance, fillIn, press, readErrors, orders, path, calls } = await openCheckout()
    const sent = () => calls.filter((call) => call === '/account/order').length
    await fillIn()
    await service.changeRestaurant(restaurantId, {
      venueId: 12,
      venue: { isLicensed: false, licenseTexts: { en: 'Closed by the owner' } },
    })
    await press()
    expect([await readErrors(), sent()]).toEqual(['Closed by the owner', 1])
    await act(() => instance.queryClient.fetchQuery({ ...statusQuery(instance.api), staleTime: 0 }))
    expect([await readErrors(), sent()]).toEqual(['Closed by the owner', 1])
    expect(await orders()).toEqual([])
    expect(path()).toBe('/locali')
  })

  test('asks once for an adult after all checks', async () => {
    const { screen, user, service, restaurantId, fillIn, press, readErrors, readRefusal, orders, path } =
      await openCheckout({
        lines: [wine],
      })
    await press()
    await readRefusal('No payment method selected')
    await fillIn()
    await press()
    const question = await screen.findByRole('alertdialog', { name: 'Are you an adult?' })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(await orders()).toEqual([])
    await press()
    service.faults.next({ path: '/account/order', kind: 'drop', restaurantId })
    await user.click(await screen.findByRole('button', { name: 'I am an adult' }))
    await readErrors()
    await press()
    await waitFor(() => expect(path()).toMatch(confirmation))
    expect(await orders()).toHaveLength(1)
  })
})
