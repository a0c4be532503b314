import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { paths } from '#src/instance/paths.ts'
import { margherita } from '#tests/support/open-order.tsx'

import { cards, openCards } from './open-cards.ts'

const order = '/account/order'
const list = '/account/pay/stripe/get-payment-methods'
const detach = '/account/pay/stripe/detach-payment-method'
const visa = /^Visa •••• 4242/

/** A customer who keeps a card at venue 11, at the checkout with the next order. */
async function openWithCard() {
  const checkout = await openCards()
  const { instance, screen, choose, press, type, pay, sheet, user, placed, addLine } = checkout
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
  it('are kept while paying, listed with their expiry, and pay with one press [PAY-04, PAY-05, PAY-10, PAY-13, PAY-17, SHELL-63]', async () => {
    const { screen, choose, press, placed, sent, callsTo, first } = await openWithCard()
    expect(sent(list)).toMatchObject({ id_locale: 11 })
    expect(screen.getByRole('radio', { name: visa }).closest('label')?.textContent).toContain('12/2034')
    await choose(visa)
    await press()
    await waitFor(async () => expect((await placed()).id).not.toBe(first.id))
    expect(await placed()).toMatchObject({ paymentMode: 'card', paymentStatus: 'paid' })
    expect(callsTo(order)).toBe(2)
  })

  it('are not kept unless asked for [PAY-17]', async () => {
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

  it('are forgotten by the provider once the customer is sure, and nothing is chosen then [PAY-07, PAY-08]', async () => {
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

  it('may be entered before ordering: such a card is chosen, pays, and goes without a call [PAY-06, PAY-08]', async () => {
    const { screen, user, type, pay, press, placed, callsTo } = await openCards()
    const enter = async () => {
      await user.click(screen.getByRole('button', { name: 'Enter a card now' }))
      await type()
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
  })

  it('say why a card cannot be used [PAY-15]', async () => {
    const { screen, user, type, sheet } = await openCards()
    await user.click(screen.getByRole('button', { name: 'Enter a card now' }))
    await type('4242')
    expect((await sheet()).getByRole('alert').textContent).toBe('Your card number is incomplete.')
    await type(cards.good)
    expect((await sheet()).getByRole('alert').textContent).toBe('')
  })
})
