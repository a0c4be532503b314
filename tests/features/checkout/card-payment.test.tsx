import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { noon } from '#tests/support/open-order.tsx'

import { cards, free, openCards } from './open-cards.ts'
import { confirmation } from './open-checkout.tsx'

const order = '/account/order'
const secret = '/account/pay/stripe/get-client-secret'
const notify = '/account/pay/stripe/notify-confirmation'

describe('an order with nothing to pay now', () => {
  test('is finished at once in cash, without payment call [PAY-09]', async () => {
    const { choose, press, placed, calls } = await openCards()
    await choose('Cash')
    await press()
    expect((await placed()).paymentMode).toBe('cash')
    expect(calls.filter((path) => /pay\/(stripe\/(get-client|notify)|paypal)/.test(path))).toEqual([])
  })

  test.each([
    ['Cash', 'cash'],
    ['Card', 'card'],
  ])('is finished at once when free, in any mode: %s [CHK-36]', async (name, mode) => {
    const { choose, press, placed, calls, orders } = await openCards(free)
    await choose(name)
    await press()
    expect(await placed()).toMatchObject({ paymentMode: mode, total: 0 })
    expect(calls).not.toContain(secret)
    expect(await orders()).toHaveLength(1)
  })
})

describe('paying with a new card', () => {
  test('asks for the card after ordering, then confirms [PAY-11, PAY-12, PAY-14, PAY-16, PAY-19, SHELL-62, SHELL-64]', async () => {
    const { screen, sheet, choose, press, type, pay, mayPay, placed, ...rest } = await openCards()
    const { entry, calls, callsTo, orders, sent, stripe, expectAccessible } = rest
    await choose('Card')
    expect(callsTo(order)).toBe(0)
    await press()
    expect((await sheet()).getByRole('heading', { name: 'Your card' })).toBeTruthy()
    expect(entry()).toMatchObject({ step: 'unpaid', payment: { mode: 'card', total: 650, currency: 'EUR' } })
    expect(await orders()).toEqual([])
    expect(await mayPay()).toBe(false)
    await type('4242')
    expect((await sheet()).getByRole('group', { name: 'Card number, expiry and security code' })).toBeTruthy()
    expect(stripe.hidesPostalCode()).toBe(true)
    expect(await mayPay()).toBe(false)
    await expectAccessible()
    await type()
    await pay()
    const paid = await placed()
    expect(paid).toMatchObject({ paymentMode: 'card', paymentStatus: 'paid', total: 650 })
    expect(entry()).toMatchObject({ step: 'placed', payment: null })
    expect(calls.filter((path) => path === secret || path === notify)).toEqual([secret, notify])
    expect(sent(secret)).toMatchObject({ entita_tipo: 'ORDINE', entita_id: paid.id, id_locale: 11 })
    expect(stripe.confirmed).toEqual([{ secret: expect.stringMatching(/^pi_.+_secret_/), usage: undefined }])
    expect(new Set(stripe.started.map(({ key }) => key))).toEqual(new Set(['pk_test_comanda_emulator']))
    expect(stripe.started.every(({ locale }) => locale === 'en')).toBe(true)
    expect(screen.queryByRole('dialog', { name: 'Your card' })).toBeNull()
    expect(await orders()).toHaveLength(1)
  })

  test('shows the provider’s refusal and takes another card [PAY-15, PAY-20, SHELL-65, ERR-06]', async () => {
    const { sheet, choose, press, type, pay, placed, callsTo, orders } = await openCards()
    await choose('Card')
    await press()
    await type(cards.declined)
    await pay()
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe('Your card was declined.'))
    expect(await orders()).toEqual([])
    await type()
    expect(dialog.getByRole('alert').textContent).toBe('')
    await pay()
    await placed()
    expect(callsTo(order)).toBe(1)
    expect(await orders()).toHaveLength(1)
  })

  test('keeps the checkout when closed; confirming pays the same [PAY-20]', async () => {
    const { screen, user, sheet, choose, press, type, pay, path, placed, callsTo, entry, orders } = await openCards()
    await choose('Card')
    await press()
    await user.click((await sheet()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your card' })).toBeNull())
    expect(path()).toBe('/carrello/riepilogo')
    const orderId = entry()?.orderId
    await press()
    await type()
    await pay()
    expect((await placed()).id).toBe(orderId)
    expect(callsTo(order)).toBe(1)
    expect(await orders()).toHaveLength(1)
  })

  test('orders anew after a change, offering payment once [PAY-20]', async () => {
    const { screen, user, sheet, choose, press, type, pay, placed, callsTo, entry } = await openCards()
    await choose('Card')
    await press()
    await user.click((await sheet()).getByRole('button', { name: 'Close' }))
    const first = entry()?.orderId
    await user.type(screen.getByRole('textbox', { name: /^Notes for the restaurant/ }), 'No onions')
    await press()
    const question = await screen.findByRole('alertdialog', { name: `Order #${first} is not paid yet` })
    await user.click(within(question).getByRole('button', { name: 'Leave it' }))
    await type()
    await pay()
    expect((await placed()).id).not.toBe(first)
    expect(callsTo(order)).toBe(2)
  })

  test('pays for the first order when the diner wants [PAY-20]', async () => {
    const { screen, user, sheet, choose, press, type, pay, placed, callsTo, entry } = await openCards()
    await choose('Card')
    await press()
    await user.click((await sheet()).getByRole('button', { name: 'Close' }))
    const first = entry()?.orderId
    await user.type(screen.getByRole('textbox', { name: /^Notes for the restaurant/ }), 'No onions')
    await press()
    const question = await screen.findByRole('alertdialog', { name: `Order #${first} is not paid yet` })
    await user.click(within(question).getByRole('button', { name: 'Pay for it' }))
    const paying = within(await screen.findByRole('dialog', { name: `Pay for order #${first}` }))
    await user.click(await paying.findByRole('button', { name: /^Pay/ }))
    await type()
    await pay()
    expect((await placed()).id).toBe(first)
    expect(callsTo(order)).toBe(1)
  })

  test('is paid even when nobody can be told so [PAY-19]', async () => {
    const { screen, choose, press, type, pay, placed, service } = await openCards()
    await choose('Card')
    await press()
    await type()
    service.faults.next({ path: notify, kind: '500' })
    await pay()
    expect((await placed()).paymentMode).toBe('card')
    // The service is asked once more before anybody is told that it waits.
    await screen.findByText(/^We have sent your order/)
    expect(screen.queryByText(/is waiting for payment/)).toBeNull()
  })

  test('says that a failed payment could not be confirmed [PAY-18]', async () => {
    const { choose, press, type, pay, stripe, path, readSheet } = await openCards()
    await choose('Card')
    await press()
    stripe.wishes.challenge = 'leave'
    await type(cards.challenged)
    await pay()
    expect(await readSheet()).toBe('The payment could not be confirmed. Try again, or choose another way to pay.')
    expect(stripe.challenges).toBe(1)
    expect(path()).toBe('/carrello/riepilogo')
    stripe.wishes.challenge = 'fail'
    await type(cards.challenged)
    await pay()
    expect(await readSheet()).toMatch(/^We are unable to authenticate your payment method/)
    expect(path()).toBe('/carrello/riepilogo')
    stripe.wishes.challenge = 'complete'
    await pay()
    await waitFor(() => expect(path()).toMatch(confirmation))
  })

  test('asks the service when the provider’s answer is lost [PAY-19]', async () => {
    const { choose, press, type, pay, placed, callsTo } = await openCards()
    await choose('Card')
    await press()
    await type(cards.replyLost)
    await pay()
    expect(await placed()).toMatchObject({ paymentStatus: 'paid' })
    expect(callsTo(order)).toBe(1)
  })

  test('stays unpaid without charge, and another card pays [PAY-18, PAY-20]', async () => {
    const { choose, press, type, pay, placed, readSheet, callsTo } = await openCards()
    await choose('Card')
    await press()
    await type(cards.timeout)
    await pay()
    expect(await readSheet()).not.toBe('')
    await type()
    await pay()
    await placed()
    expect(callsTo(order)).toBe(1)
  })

  test('follows the theme while it is open', async () => {
    const { sheet, choose, press, type, instance, stripe } = await openCards()
    const look = (theme: 'light' | 'dark', color: string) => {
      instance.surface.layerRoot.style.color = color
      instance.surface.update({ theme })
    }
    look('light', 'rgb(20, 20, 20)')
    await choose('Card')
    await press()
    await sheet()
    await type('4242')
    expect(stripe.colours()).toEqual(['rgb(20, 20, 20)'])
    look('dark', 'rgb(240, 240, 240)')
    await waitFor(() => expect(stripe.colours()).toEqual(['rgb(20, 20, 20)', 'rgb(240, 240, 240)']))
  })

  test('makes way for the bank’s page and returns', async () => {
    const { choose, press, type, pay, instance, path } = await openCards()
    const { host } = instance.surface
    const seen: boolean[] = []
    const observer = new MutationObserver(() => seen.push(host.hasAttribute('data-comanda-demoted')))
    observer.observe(host, { attributeFilter: ['data-comanda-demoted'] })
    await choose('Card')
    await press()
    await type(cards.challenged)
    await pay()
    await waitFor(() => expect(path()).toMatch(confirmation))
    expect(seen).toEqual([true, false])
  })

  test('lapses after half an hour; the next is new [PAY-20]', async () => {
    const { sheet, choose, press, type, pay, readErrors, entry, service, callsTo, placed } = await openCards()
    await choose('Card')
    await press()
    await sheet()
    const first = entry()?.orderId
    service.clock.set(noon + 31 * 60_000)
    await type()
    await pay()
    expect(await readErrors()).toContain('was not paid in time')
    expect(entry()).toBeNull()
    service.clock.set(noon)
    await press()
    await type()
    await pay()
    expect((await placed()).id).not.toBe(first)
    expect(callsTo(order)).toBe(2)
  })

  test('orders nothing where the provider cannot be loaded', async () => {
    const { choose, press, readErrors, orders, callsTo, stripe } = await openCards()
    stripe.block()
    await choose('Card')
    await press()
    expect(await readErrors()).toContain('Nothing was ordered')
    expect(callsTo(order)).toBe(0)
    expect(await orders()).toEqual([])
  })
})
