import { act, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

import { getSetupSecret } from '#src/contract/pay.ts'
import { cents } from '#src/domain/money.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { id } from '#tests/support/builders.ts'
import { margherita, tiramisu } from '#tests/support/open-order.tsx'
import { installStripe } from '#tests/support/stripe-in-process.ts'

import { openCheckout } from './open-checkout.tsx'

/** Cards of the provider's documentation. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0025 0000 3155',
  /** Charged, but the browser never hears of it. */
  replyLost: '4000 0000 0000 0499',
  /** Nobody answers, and nothing is charged. */
  timeout: '4000 0000 0000 0408',
} as const

/** At venue 11, which takes cards and PayPal and asks no questions. */
export const atCentre = { venueId: id<'Venue'>(11), timetableId: id<'Timetable'>(111) } as const

/** An order that costs nothing. */
export const free = { lines: [tiramisu], service: { product: { id: id<'Product'>(801), price: cents(0) } } }

/** The checkout of venue 11 with the provider's script in the page. */
export async function openCards(setup: Parameters<typeof openCheckout>[0] = {}) {
  const checkout = await openCheckout({ lines: [margherita], draft: atCentre, ...setup })
  const { screen, user, instance, calls } = checkout
  const stripe = installStripe(checkout.service.fetch)
  const sheet = async () => within(await screen.findByRole('dialog', { name: 'Your card' }))
  const isDisabled = (button: HTMLElement) => (button as HTMLButtonElement).disabled
  return {
    ...checkout,
    stripe,
    sheet,
    /** Keeps a card for the customer, as the screen of the cards would. */
    async keepCard(number: string, expYear: number) {
      const { clientSecret } = await instance.api.call(getSetupSecret, { venueId: atCentre.venueId })
      await stripe.keepCard(clientSecret, { number, expMonth: 4, expYear })
    },
    choose: async (name: string | RegExp) => user.click(await screen.findByRole('radio', { name })),
    /** Types a card once its field stands there. */
    async type(number: string = cards.good) {
      await sheet()
      await waitFor(() => expect(stripe.colours()).toBeDefined())
      act(() => stripe.typeCard(number))
    },
    /** Presses the button of the sheet once it may be pressed. */
    async pay(label: string | RegExp = /^Pay/) {
      const button = (await sheet()).getByRole('button', { name: label })
      await waitFor(() => {
        if (isDisabled(button)) throw new Error('not yet')
      })
      await user.click(button)
    },
    /** What the sheet says of the card once it says something. */
    async readSheet(): Promise<string> {
      const alert = (await sheet()).getByRole('alert')
      await waitFor(() => {
        if (!alert.textContent) throw new Error('nothing is said yet')
      })
      return alert.textContent ?? ''
    },
    mayPay: async (label: string | RegExp = /^Pay/) =>
      !isDisabled((await sheet()).getByRole('button', { name: label })),
    entry: () => instance.stores.of(createJournalStore).state.entry,
    callsTo: (path: string) => calls.filter((one) => one === path).length,
  }
}
