import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { createHabitsStore } from '#src/state/habits-store.ts'
import { changedReply } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

import { openCards } from './open-cards.ts'
import { confirm, openCheckout } from './open-checkout.tsx'

type Offer = { readonly modes: readonly { tipo: string; label: string }[]; readonly means: readonly object[] }
type MixedInfo = { modalita_pagamento?: Offer['modes']; mezzi_pagamento?: Offer['means'] }

/** The service with another offer of ways to pay. */
function offering(change: (offer: Offer) => Offer): NonNullable<OrderSetup['answer']> {
  return (path, _body, ask) =>
    path.endsWith('/get_mixed_info')
      ? changedReply<MixedInfo>(ask, (data) => {
          // Other screens ask for other parts.
          if (!data.modalita_pagamento || !data.mezzi_pagamento) return
          const { modes, means } = change({ modes: data.modalita_pagamento, means: data.mezzi_pagamento })
          data.modalita_pagamento = modes
          data.mezzi_pagamento = means
        })
      : null
}

const names = (group: HTMLElement) =>
  within(group)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.querySelector('.text')?.textContent)

/** Cash at the checkout of a diner who comes back to it after an order paid in cash. */
async function cashAfterReturn({
  screen,
  instance,
}: Pick<Awaited<ReturnType<typeof openCards>>, 'screen' | 'instance'>) {
  act(() => instance.location.back())
  await screen.findByRole('heading', { name: 'Your order' })
  instance.stores.of(createHabitsStore).keep('cash-cash', null)
  act(() => instance.location.navigate('/carrello/riepilogo'))
  return screen.findByRole<HTMLInputElement>('radio', { name: 'Cash' })
}

describe('the ways to pay', () => {
  test('bear the labels of the venue, none chosen [PAY-02]', async () => {
    const { screen } = await openCards({
      answer: offering(({ modes, means }) => ({
        modes: modes.map((mode) => ({ ...mode, label: `${mode.label} of Gino` })),
        means,
      })),
    })
    const radios = screen.getAllByRole<HTMLInputElement>('radio')
    expect(radios.filter(({ checked }) => checked)).toEqual([])
    expect(names(screen.getByRole('group', { name: 'Pay now' }))).toEqual(['Card of Gino', 'PayPal of Gino'])
  })

  test('are chosen from the start where there is one [PAY-02]', async () => {
    const { screen, press, placed } = await openCards({
      answer: offering(({ modes, means }) => ({
        modes: modes.filter(({ tipo }) => tipo === 'CONTANTI'),
        means: means.slice(0, 1),
      })),
    })
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([true])
    await press()
    expect(await placed()).toMatchObject({ paymentMode: 'cash' })
  })

  test('stand in two groups by when they are paid (decision 71)', async () => {
    const { screen, expectAccessible } = await openCards()
    expect(names(screen.getByRole('group', { name: 'Pay now' }))).toEqual(['Card', 'PayPal'])
    expect(names(screen.getByRole('group', { name: 'Pay on collection' }))).toContain('Cash')
    await expectAccessible()
  })

  test('say the amount on the button of the card', async () => {
    const { choose, press, sheet } = await openCards()
    await choose('Card')
    await press()
    expect((await sheet()).getByRole('button', { name: /^Pay/ }).textContent).toMatch(/^Pay6,50\s€$/)
  })

  test('open no modal when none is chosen (decision 71)', async () => {
    const { screen, instance, readRefusal, orders } = await openCheckout()
    const button = screen.getByRole('button', { name: confirm })
    act(() => {
      for (let click = 0; click < 10; click += 1) button.click()
    })
    await readRefusal('No payment method selected')
    expect(instance.stores.dialogs.state.queue).toEqual([])
    expect(await orders()).toEqual([])
  })

  test('are kept by kind once an order is placed (decision 71)', async () => {
    const { instance, fillIn, press, placed, stored } = await openCheckout()
    await fillIn()
    await press()
    await placed()
    expect(instance.stores.of(createHabitsStore).state).toEqual({ payment: 'cash-cash', people: null })
    await waitFor(() => expect(JSON.parse(stored.get('habits') ?? '{}')).toMatchObject({ payment: 'cash-cash' }))
  })

  test('start with that of the last order on this device (decision 71)', async () => {
    const { screen, instance } = await openCards()
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
    const usual = await cashAfterReturn({ screen, instance })
    await waitFor(() => expect(usual.checked).toBe(true))
  })

  test('propose cash before the cards of the customer have come', async () => {
    const never = new Promise<Response>(() => {})
    const { screen, instance } = await openCards({
      answer: (path) => (path.endsWith('/get-payment-methods') ? never : null),
    })
    const usual = await cashAfterReturn({ screen, instance })
    await waitFor(() => expect(usual.checked).toBe(true))
  })
})
