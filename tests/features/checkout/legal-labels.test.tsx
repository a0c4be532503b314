import { act, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { cents } from '#src/domain/money.ts'
import { openReservation } from '#tests/features/reservations/open-reservation.tsx'
import { id } from '#tests/support/builders.ts'

import { openCards } from './open-cards.ts'
import { openCheckout } from './open-checkout.tsx'

/** The words that say that ordering obliges to pay, on the button alone: art. 8(2) of directive 2011/83/EU. */
const duties = [
  ['it', /^Ordina e paga/, /^Prenota e paga/],
  ['de', /^Zahlungspflichtig bestellen/, /^Zahlungspflichtig reservieren/],
  ['fr', /^Commander et payer/, /^Réserver et payer/],
  ['es', /^Pedir y pagar/, /^Reservar y pagar/],
  ['en', /^Order and pay/, /^Book and pay/],
] as const

describe('the button that submits', () => {
  test.each(duties)('obliges to pay for an order in cash (%s)', async (language, words) => {
    const { screen, instance, user, fillIn, placed } = await openCheckout()
    await fillIn()
    await act(() => instance.changeLanguage(language))
    await user.click(await screen.findByRole('button', { name: words }))
    expect((await placed()).paymentMode).toBe('cash')
  })

  test.each(duties)('says so for an order by card (%s)', async (language, words) => {
    const { screen, instance, choose } = await openCards()
    await choose('Card')
    await act(() => instance.changeLanguage(language))
    expect(await screen.findByRole('button', { name: words })).toBeTruthy()
  })

  test.each(duties)('says so for a booking with deposit (%s)', async (language, _order, words) => {
    const { user, form, instance, screen } = await openReservation({
      service: { type: 'reservation', service: { deposits: [{ id: id(1), price: cents(1000) }] } },
    })
    const deposit = within(await (await form()).findByRole('group', { name: /^Deposit/ }))
    await user.click(deposit.getAllByRole('radio')[1] as HTMLElement)
    await act(() => instance.changeLanguage(language))
    expect((await screen.findByRole('button', { name: words })).getAttribute('type')).toBe('submit')
  })
})
