import { act, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openCards } from './open-cards.ts'

const secret = '/account/pay/stripe/get-client-secret'

describe('the sheet of a new card', () => {
  test('pays once; the button rests while it pays [PAY-14, SHELL-64]', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    const { sheet, choose, press, type, mayPay, placed, callsTo, stripe } = await openCards({
      answer: (path, _body, ask) => (path === secret ? held.then(ask) : null),
    })
    await choose('Card')
    await press()
    await type()
    await waitFor(async () => expect(await mayPay()).toBe(true))
    const button = (await sheet()).getByRole('button', { name: /^Pay/ })
    act(() => {
      button.click()
      button.click()
    })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
    act(() => button.click())
    answer()
    await placed()
    expect([callsTo(secret), stripe.confirmed.length]).toEqual([1, 1])
  })

  test('says under the field that paying could not begin [BERR-08]', async () => {
    const { screen, sheet, choose, press, type, pay, placed, orders, readSheet } = await openCards({ fails: secret })
    await choose('Card')
    await press()
    await type()
    await pay()
    expect(await readSheet()).toBe('Connection error')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(await orders()).toEqual([])
    await (await sheet()).findByRole('group', { name: 'Card number, expiry and security code' })
    await pay()
    expect(await placed()).toMatchObject({ paymentStatus: 'paid' })
  })
})
