import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { RestaurantChanges } from '#demo/trials/change-restaurant.ts'
import { cents } from '#src/domain/money.ts'
import { id } from '#tests/support/builders.ts'
import { installStripe } from '#tests/support/stripe-in-process.ts'

import { openReservation } from './open-reservation.tsx'

const reserve = '/account/reserve'
const offer = '/restaurant/get_mixed_info'
const deposit = (number: number, price: number) => ({ id: id<'Deposit'>(number), price: cents(price) })
const one = [deposit(1, 1000)]

type Wish = {
  readonly deposits?: ReturnType<typeof deposit>[]
  readonly more?: RestaurantChanges
  /** The ways to pay fail to load at first. */
  readonly isBroken?: boolean
}

/** The form of venue 21, which takes cards and reservations with a deposit only. */
async function openRequired({ deposits = one, more = {}, isBroken = false }: Wish = {}) {
  const service = { type: 'reservation', service: { deposits, depositRequired: true } } as const
  const reservation = await openReservation({
    venueId: 21,
    service: { like: 2, ...service, ...more },
    prepare: ({ faults }, restaurantId) => isBroken && faults.next({ path: offer, kind: '500', restaurantId }),
  })
  const stripe = installStripe(reservation.service.fetch)
  const { screen, user, form, calls } = reservation
  const group = () => screen.findByRole('group', { name: /^Deposit/ })
  return {
    ...reservation,
    stripe,
    group,
    amounts: async () => within(await group()).getAllByRole<HTMLInputElement>('radio'),
    book: async () => user.click((await form()).getByRole('button', { name: /^Book/ })),
    reserveCalls: () => calls.filter((path) => path === reserve).length,
  }
}

describe('a venue that takes reservations with a deposit only', () => {
  test('says so and begins with the only deposit [RESV-43]', async () => {
    const { group, amounts, expectAccessible } = await openRequired()
    expect((await amounts()).map(({ checked }) => checked)).toEqual([true])
    expect((await group()).textContent).toContain('This restaurant takes reservations with a deposit only')
    expect((await group()).textContent).not.toContain('No deposit')
    await expectAccessible()
  })

  test('asks which one where there are several [RESV-43, RESV-09]', async () => {
    const { group, amounts, chooseTime, sayWho, book, reserveCalls, user, screen, expectAccessible } =
      await openRequired({ deposits: [deposit(2, 2000), ...one] })
    expect((await amounts()).map(({ checked }) => checked)).toEqual([false, false])
    await chooseTime('20:00')
    await sayWho()
    await book()
    expect(await within(await group()).findByText('Deposit is a mandatory field')).toBeTruthy()
    await waitFor(async () => expect(await group()).toBe(document.activeElement?.shadowRoot?.activeElement ?? null))
    expect(reserveCalls()).toBe(0)
    await expectAccessible()
    await user.click((await amounts())[0] as HTMLElement)
    expect(screen.queryByText('Deposit is a mandatory field')).toBeNull()
  })

  test('books once the card has paid [RESV-43, RESV-23]', async () => {
    const { chooseTime, sayWho, book, screen, stripe, user, booked } = await openRequired()
    await chooseTime('20:00')
    await sayWho()
    await book()
    await screen.findByRole('dialog', { name: 'Your card' })
    expect(await booked()).toEqual([])
    await waitFor(() => act(() => stripe.typeCard()))
    const pay = within(screen.getByRole('dialog', { name: 'Your card' })).getByRole<HTMLButtonElement>('button', {
      name: /^Pay/,
    })
    await waitFor(() => expect(pay.disabled).toBe(false))
    await user.click(pay)
    expect(await screen.findByRole('heading', { name: 'Your request is sent' })).toBeTruthy()
    expect(await booked()).toHaveLength(1)
  })

  test('asks for the ways to pay again when they failed [RESV-43]', async () => {
    const { screen, user, chooseTime, sayWho, book, amounts, reserveCalls, calls } = await openRequired({
      isBroken: true,
    })
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }))
    await chooseTime('20:00')
    await sayWho()
    const before = calls.filter((path) => path === offer).length
    await book()
    expect((await amounts()).map(({ checked }) => checked)).toEqual([true])
    expect([reserveCalls(), calls.filter((path) => path === offer).length]).toEqual([0, before + 1])
  })

  test.each([
    ['no card', { paymentMode: { id: 2, types: ['takeAway' as const] } }, one],
    ['too little for a card', {}, [deposit(1, 40)]],
  ])('shows the telephone instead of the form: %s [RESV-44]', async (_why, more, deposits) => {
    const { screen, expectAccessible } = await openRequired({ deposits, more })
    expect(
      await screen.findByText(/^This restaurant takes reservations with a deposit only, and it cannot/),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Call \+39/ }).getAttribute('href')).toMatch(/^tel:\+39/)
    expect(screen.queryByRole('form')).toBeNull()
    await expectAccessible()
  })

  test('leaves out a deposit that nothing here can pay [RESV-44]', async () => {
    const { amounts } = await openRequired({ deposits: [deposit(1, 40), deposit(2, 2000)] })
    expect((await amounts()).map(({ checked }) => checked)).toEqual([true])
  })
})
