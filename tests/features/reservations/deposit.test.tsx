import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { cents } from '#src/domain/money.ts'
import { id } from '#tests/support/builders.ts'
import { installPayPal } from '#tests/support/paypal-in-process.ts'
import { installStripe } from '#tests/support/stripe-in-process.ts'

import { openReservation } from './open-reservation.tsx'

const reserve = '/account/reserve'
const secret = '/account/pay/stripe/get-client-secret'
const notify = '/account/pay/stripe/notify-confirmation'
const execute = '/account/pay/paypal/execute-transaction'
const challenged = '4000 0025 0000 3155'

/** The form of a venue that takes a deposit, cards and PayPal, filled in up to the deposit. */
async function openDeposit({ isSignedIn = false } = {}) {
  const reservation = await openReservation({
    service: { type: 'reservation', service: { deposits: [{ id: id(1), price: cents(1000) }] } },
    ...(isSignedIn ? { customer: {} } : {}),
  })
  const { screen, user, form, chooseTime, calls, service } = reservation
  const book = async () => user.click((await form()).getByRole('button', { name: /^Book/ }))
  const stripe = installStripe(service.fetch)
  const payPal = installPayPal(service.fetch, 'comandaPayPal')
  const { getByRole, findByRole } = await form()
  const sheet = async () => within(await screen.findByRole('dialog', { name: 'Your card' }))
  const group = within(await findByRole('group', { name: /^Deposit/ }))
  await chooseTime('20:00')
  if (isSignedIn) await user.click(await findByRole('checkbox', { name: /privacy policy/ }))
  else await reservation.sayWho()
  return {
    ...reservation,
    book,
    stripe,
    payPal,
    group,
    async takeDeposit() {
      const [, ...amounts] = group.getAllByRole('radio')
      await user.click(amounts[0] as HTMLElement)
    },
    choose: async (name: string | RegExp) => user.click(await findByRole('radio', { name })),
    getByRole,
    sheet,
    async payCard(number?: string) {
      await screen.findByRole('dialog', { name: 'Your card' })
      await waitFor(() => act(() => stripe.typeCard(number)))
      const button = (await sheet()).getByRole<HTMLButtonElement>('button', { name: /^Pay/ })
      await waitFor(() => expect(button.disabled).toBe(false))
      await user.click(button)
    },
    done: () => screen.findByRole('heading', { name: /^Your (table is booked|request is sent)$/ }),
    callsTo: (path: string) => calls.filter((one) => one === path).length,
    /** The calls about the reservation and its payment, in their order. */
    bookingCalls: () => calls.filter((one) => [reserve, secret, notify, execute].includes(one)),
    /** What the errors modal says, which is titled with the word of reservations; closes it. */
    async readErrors() {
      const modal = within(await screen.findByRole('alertdialog', { name: 'RESERVATION' }))
      const said = modal.getByRole('alert').textContent
      await user.click(modal.getByRole('button', { name: 'OK' }))
      return said
    },
  }
}

describe('a deposit', () => {
  test('is optional: without one nothing is asked about paying [RESV-11, RESV-12]', async () => {
    const { group, screen, takeDeposit } = await openDeposit()
    expect(group.getAllByRole<HTMLInputElement>('radio')[0]?.checked).toBe(true)
    expect(screen.queryByRole('group', { name: 'Payment' })).toBeNull()
    await takeDeposit()
    const payment = within(await screen.findByRole('group', { name: 'Payment' }))
    expect(payment.queryByRole('radio', { name: /cash|collection/i })).toBeNull()
    expect(payment.getByRole('radio', { name: 'Card' })).toBeTruthy()
  })

  test('needs a way to be paid [RESV-14]', async () => {
    const { screen, takeDeposit, book, callsTo } = await openDeposit()
    await takeDeposit()
    const payment = within(await screen.findByRole('group', { name: 'Payment' }))
    expect(payment.getAllByRole('radio').length).toBeGreaterThan(1)
    await book()
    const dialog = await screen.findByRole('alertdialog', { name: 'RESERVATION' })
    expect(dialog.textContent).toContain('No payment method selected')
    expect(callsTo(reserve)).toBe(0)
  })

  test('is paid with a new card, not kept for visitors [RESV-13, RESV-23, API-34]', async () => {
    const { takeDeposit, choose, book, payCard, sheet, done, bookingCalls, booked, stripe } = await openDeposit()
    await takeDeposit()
    await choose('Card')
    await book()
    expect((await sheet()).queryByRole('checkbox')).toBeNull()
    expect(bookingCalls()).toEqual([reserve])
    expect(await booked()).toEqual([])
    await payCard()
    expect(await done()).toBeTruthy()
    expect(bookingCalls()).toEqual([reserve, secret, notify])
    expect(stripe.confirmed.map(({ usage }) => usage)).toEqual([undefined])
    expect(await booked()).toHaveLength(1)
  })

  test('unpaid keeps the form and is paid later [RESV-19, RESV-26]', async () => {
    const { takeDeposit, choose, book, payCard, sheet, stripe, done, callsTo, user, screen, booked } =
      await openDeposit()
    await takeDeposit()
    await choose('Card')
    await book()
    stripe.wishes.challenge = 'leave'
    await payCard(challenged)
    const impossible = 'The payment could not be confirmed. Try again, or choose another way to pay.'
    await waitFor(async () => expect((await sheet()).getByRole('alert').textContent).toBe(impossible))
    await user.click((await sheet()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your card' })).toBeNull())
    stripe.wishes.challenge = 'complete'
    await book()
    await payCard(challenged)
    expect(await done()).toBeTruthy()
    expect(await booked()).toHaveLength(1)
    expect(callsTo(reserve)).toBeLessThanOrEqual(2)
  })

  test('is paid with a kept card by one press [RESV-13, RESV-22, RESV-23, ERR-02]', async () => {
    const deposit = await openDeposit({ isSignedIn: true })
    const { takeDeposit, choose, book, payCard, sheet, user, done, booked, instance, screen, chooseTime, form } =
      deposit
    const { stripe, bookingCalls, service, restaurantId, readErrors } = deposit
    await takeDeposit()
    await choose('Card')
    await book()
    await user.click((await sheet()).getByRole('checkbox', { name: /^Keep this card/ }))
    await payCard()
    expect(await done()).toBeTruthy()
    expect(stripe.confirmed.map(({ usage }) => usage)).toEqual(['on_session'])
    act(() => instance.location.navigate('/'))
    act(() => instance.location.navigate('/prenotazioni/prenota-tavolo'))
    await chooseTime('20:30')
    await user.click(await (await form()).findByRole('checkbox', { name: /privacy policy/ }))
    await takeAgain()
    await user.click(await screen.findByRole('radio', { name: /^Visa •••• 4242/ }))
    const before = bookingCalls().length
    service.faults.next({ path: secret, kind: '500', restaurantId })
    await user.click((await form()).getByRole('button', { name: /^Book/ }))
    expect(await readErrors()).toBe('Connection error')
    expect(screen.queryByRole('heading', { name: /^Your (table is booked|request is sent)$/ })).toBeNull()
    await user.click((await form()).getByRole('button', { name: /^Book/ }))
    expect(await done()).toBeTruthy()
    const [first, ...others] = bookingCalls().slice(before)
    expect([first, others.includes(reserve), others.slice(-2)]).toEqual([reserve, false, [secret, notify]])
    await waitFor(async () => expect(await booked()).toHaveLength(2))

    async function takeAgain() {
      const group = within(await (await form()).findByRole('group', { name: /^Deposit/ }))
      await user.click(group.getAllByRole('radio')[1] as HTMLElement)
    }
  })

  test('is approved by PayPal’s own button [RESV-24, RESV-25, ERR-02]', async () => {
    const deposit = await openDeposit()
    const { takeDeposit, choose, instance, user, done, booked, screen, callsTo, payPal, service, restaurantId } =
      deposit
    await takeDeposit()
    await choose('PayPal')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull())
    const button = () => instance.surface.host.querySelector<HTMLButtonElement>(':scope > div button')
    await waitFor(() => expect(button()).toBeTruthy())
    expect(callsTo(reserve)).toBe(0)
    expect(payPal.sdk().intent).toBe('authorize')
    service.faults.next({ path: execute, kind: '500', restaurantId })
    await user.click(button() as HTMLButtonElement)
    expect(await deposit.readErrors()).toBe('Connection error')
    await user.click(button() as HTMLButtonElement)
    expect(await done()).toBeTruthy()
    expect(payPal.intents).toEqual(['AUTHORIZE', 'AUTHORIZE'])
    expect(callsTo(reserve)).toBe(1)
    expect(await booked()).toHaveLength(1)
  })
})
