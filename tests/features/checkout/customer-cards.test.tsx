import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { getSavedCards } from '#src/contract/pay.ts'
import { paths } from '#src/instance/routes/paths.ts'
import { margherita } from '#tests/support/open-order.tsx'

import { atCentre, cards, openCards } from './open-cards.ts'

const order = '/account/order'
const list = '/account/pay/stripe/get-payment-methods'
const detach = '/account/pay/stripe/detach-payment-method'
const visa = /^Visa •••• 4242/

/** A customer who keeps a card at venue 11, at the checkout with the next order. */
async function openWithCard() {
  const checkout = await openCards()
  const { instance, screen, choose, press, type, pay, sheet, user, placed, addLine, keepCard } = checkout
  await keepCard('5555 5555 5555 4444', 2026)
  await choose('Card')
  await press()
  await type()
  await user.click((await sheet()).getByRole('checkbox', { name: /^Keep this card/ }))
  await pay()
  const first = await placed()
  await addLine(margherita)
  act(() => instance.location.navigate(paths.checkout))
  await screen.findByRole('radio', { name: visa })
  return { ...checkout, first }
}

describe('the cards of a customer', () => {
  test('are kept, listed with expiry, pay with one press [PAY-04, PAY-05, PAY-10, PAY-13, PAY-17, SHELL-63]', async () => {
    const { screen, choose, press, placed, sent, callsTo, first, stripe } = await openWithCard()
    expect(sent(list)).toMatchObject({ id_locale: 11 })
    expect(stripe.confirmed.map(({ usage }) => usage)).toEqual(['on_session'])
    expect(screen.getByRole('radio', { name: visa }).closest('label')?.textContent).toBe('Visa •••• 424212/2034')
    const expired = screen.getByRole<HTMLInputElement>('radio', { name: /^Mastercard •••• 4444/ })
    expect(expired.closest('label')?.textContent).toBe('Mastercard •••• 444404/2026Expired')
    expect(expired.disabled).toBe(true)
    await choose(visa)
    await press()
    await waitFor(async () => expect((await placed()).id).not.toBe(first.id))
    expect(await placed()).toMatchObject({ paymentMode: 'card', paymentStatus: 'paid' })
    expect(callsTo(order)).toBe(2)
    // Paying with a card that is kept already asks for nothing more.
    expect(stripe.confirmed.map(({ usage }) => usage)).toEqual(['on_session', undefined])
  })

  test('that do not load say so; other ways stay [BERR-07]', async () => {
    const { screen, user, choose, press, placed } = await openCards({ fails: list })
    expect(await screen.findByText('Connection error')).toBeTruthy()
    await choose('Cash')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('Connection error')).toBeNull())
    await press()
    expect(await placed()).toMatchObject({ paymentMode: 'cash' })
  })

  test('are not kept unless asked for [PAY-17]', async () => {
    const { instance, screen, choose, press, type, pay, placed, addLine } = await openCards()
    await choose('Card')
    await press()
    await type()
    await pay()
    await placed()
    await addLine(margherita)
    act(() => instance.location.navigate(paths.checkout))
    await screen.findByRole('radio', { name: 'Card' })
    expect(screen.queryByRole('radio', { name: visa })).toBeNull()
  })

  test('are forgotten on confirmation, leaving nothing chosen [PAY-07, PAY-08]', async () => {
    const { screen, user, choose, sent, callsTo } = await openWithCard()
    await choose(visa)
    await user.click(screen.getByRole('button', { name: /^Remove Visa/ }))
    const question = await screen.findByRole('alertdialog', { name: 'Remove this card?' })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(callsTo(detach)).toBe(0)
    await user.click(screen.getByRole('button', { name: /^Remove Visa/ }))
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('radio', { name: visa })).toBeNull())
    expect(sent(detach)).toMatchObject({ id_locale: 11 })
    const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
    expect(chosen).toEqual([])
  })

  test('entered before ordering: chosen, pays, removed without call [PAY-06, PAY-08]', async () => {
    const { screen, user, sheet, type, pay, press, placed, callsTo, stripe, instance } = await openCards()
    const enter = async () => {
      await user.click(screen.getByRole('button', { name: 'Enter a card now' }))
      await type()
      const keep = (await sheet()).getByRole<HTMLInputElement>('checkbox', { name: /^Keep this card/ })
      expect(keep.checked).toBe(false)
      await pay('Use this card')
      return screen.findByRole<HTMLInputElement>('radio', { name: visa })
    }
    expect((await enter()).checked).toBe(true)
    await user.click(screen.getByRole('button', { name: /^Remove Visa/ }))
    await waitFor(() => expect(screen.queryByRole('radio', { name: visa })).toBeNull())
    expect([callsTo(detach), callsTo(order)]).toEqual([0, 0])
    await enter()
    await press()
    expect(await placed()).toMatchObject({ paymentStatus: 'paid' })
    expect(stripe.confirmed.map(({ usage }) => usage)).toEqual([undefined])
    expect((await instance.api.call(getSavedCards, { venueId: atCentre.venueId })).cards).toEqual([])
  })

  test('entered before ordering: kept where the customer asks [PAY-06, PAY-17]', async () => {
    const { screen, user, sheet, type, pay, press, placed, stripe, instance } = await openCards()
    await user.click(screen.getByRole('button', { name: 'Enter a card now' }))
    await type()
    await user.click((await sheet()).getByRole('checkbox', { name: /^Keep this card/ }))
    await pay('Use this card')
    await screen.findByRole('radio', { name: visa })
    expect(stripe.confirmed).toEqual([])
    await press()
    await placed()
    expect(stripe.confirmed.map(({ usage }) => usage)).toEqual(['on_session'])
    expect((await instance.api.call(getSavedCards, { venueId: atCentre.venueId })).cards).toHaveLength(1)
  })

  test('say why a card cannot be used [PAY-15]', async () => {
    const { screen, user, type, sheet } = await openCards()
    await user.click(screen.getByRole('button', { name: 'Enter a card now' }))
    await type('4242')
    expect((await sheet()).getByRole('alert').textContent).toBe('Your card number is incomplete.')
    await type(cards.good)
    expect((await sheet()).getByRole('alert').textContent).toBe('')
  })
})
