import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openOrder } from '#tests/support/open-order.tsx'
import { installStripe } from '#tests/support/stripe-in-process.ts'

const route = '/utente/metodi-pagamento'
const challenged = '4000 0025 0000 3155'

async function openScreen() {
  const order = await openOrder(route, { isSignedIn: true, draft: null })
  const stripe = installStripe(order.service.fetch)
  const { screen, user } = order
  await screen.findByRole('heading', { name: 'Your cards' })
  return {
    ...order,
    stripe,
    async add(number?: string, expiry?: string) {
      await user.click(await screen.findByRole('button', { name: 'Add a card' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Your card' }))
      await waitFor(() => expect(stripe.colours()).toBeDefined())
      act(() => stripe.typeCard(number, expiry === undefined ? {} : { expiry }))
      expect(dialog.queryByRole('checkbox')).toBeNull()
      expect(stripe.hidesPostalCode()).toBe(true)
      await user.click(dialog.getByRole('button', { name: 'Save card' }))
    },
  }
}

describe('the screen of the cards', () => {
  test('is empty first, keeps and shows an agreed card [ACCT-62, ACCT-63, SHELL-62, SHELL-63]', async () => {
    const { screen, add, stripe, expectAccessible } = await openScreen()
    await screen.findByText('You keep no card here yet.')
    await expectAccessible()
    await add(challenged)
    expect(await screen.findByText('Visa •••• 3155')).toBeTruthy()
    expect(stripe.challenges).toBe(1)
    expect(screen.queryByRole('dialog', { name: 'Your card' })).toBeNull()
    await add('5555 5555 5555 4444', '4 / 26')
    await screen.findByText('Mastercard •••• 4444')
    // The clock stands still here, so that neither card is the older one.
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(
      expect.arrayContaining(['Visa •••• 315512/2034', 'Mastercard •••• 444404/2026Expired']),
    )
    await expectAccessible()
  })

  test('says under the field why a card was not kept [SHELL-65]', async () => {
    const { screen, add } = await openScreen()
    await add('4000 0000 0000 0002')
    const alert = within(await screen.findByRole('dialog', { name: 'Your card' })).getByRole('alert')
    await waitFor(() => expect(alert.textContent).toBe('Your card was declined.'))
  })

  test('forgets a card once the customer is sure [ACCT-64]', async () => {
    const { screen, user, add, calls, settled } = await openScreen()
    await add()
    const detached = () => calls.filter((path) => path.endsWith('/detach-payment-method')).length
    async function ask() {
      await user.click(await screen.findByRole('button', { name: 'Remove Visa •••• 4242' }))
      return within(await screen.findByRole('alertdialog', { name: 'Remove this card?' }))
    }
    const first = await ask()
    await settled()
    expect(detached()).toBe(0)
    await user.click(first.getByRole('button', { name: 'Cancel' }))
    await settled()
    expect([detached(), screen.queryByText('Visa •••• 4242') !== null]).toEqual([0, true])
    await user.click((await ask()).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('You keep no card here yet.')).toBeTruthy()
    expect([detached(), screen.queryByText('Visa •••• 4242')]).toEqual([1, null])
  })

  test('is absent where no cards are taken [SHELL-44, SHELL-45]', async () => {
    const { screen, path } = await openOrder(route, {
      draft: null,
      service: { restaurant: { hasCardPayments: false } },
    })
    expect(await screen.findByRole('heading', { name: 'Error 404 Page not found' })).toBeTruthy()
    expect(path()).toBe(route)
  })
})
