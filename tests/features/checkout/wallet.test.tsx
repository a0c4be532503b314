import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { margherita } from '#tests/support/open-order.tsx'
import { startService } from '#tests/support/service.ts'
import { installStripe } from '#tests/support/stripe-in-process.ts'

import { atCentre } from './open-cards.ts'
import { confirmation, openCheckout } from './open-checkout.tsx'

// What a browser with wallets has.
beforeEach(() => {
  Object.assign(window, { PaymentRequest: class {} })
})
afterEach(() => {
  delete (window as { PaymentRequest?: unknown }).PaymentRequest
})

async function openWallet(wallet: 'applePay' | 'googlePay' | null) {
  const service = await startService()
  const stripe = installStripe(service.fetch)
  stripe.wishes.wallet = wallet
  const checkout = await openCheckout({
    lines: [margherita],
    draft: atCentre,
    service: { restaurant: { hasWallets: true } },
  })
  const group = () => checkout.screen.queryByRole('group', { name: 'Pay with one tap' })
  await waitFor(() => expect(group()).toBeTruthy())
  return { ...checkout, stripe, group, callsTo: (path: string) => checkout.calls.filter((one) => one === path).length }
}

describe('the wallet of the device', () => {
  test.each(['applePay', 'googlePay'] as const)('orders and pays with one tap of %s', async (wallet) => {
    const { group, stripe, placed, screen, callsTo, orders } = await openWallet(wallet)
    await waitFor(() => expect(group()?.dataset.available).toBe('true'))
    const other = screen.getByRole('group', { name: 'Payment' })
    expect((group() as HTMLElement).compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await act(() => stripe.tapWallet())
    expect(await placed()).toMatchObject({ paymentMode: 'card', paymentStatus: 'paid' })
    expect(callsTo('/account/order')).toBe(1)
    expect(await orders()).toHaveLength(1)
  })

  test.each([
    [true, null, true],
    [true, 'applePay', false],
    [false, null, false],
  ] as const)('a refused Apple Pay is logged: %s, %s', async (canMakePayments, offered, isLogged) => {
    Object.assign(window, { ApplePaySession: { canMakePayments: () => canMakePayments } })
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const { settled } = await openWallet(offered)
    await settled()
    const lines = info.mock.calls.filter(([text]) => String(text).includes('Apple Pay works in this browser'))
    expect(lines).toHaveLength(isLogged ? 1 : 0)
    info.mockRestore()
    delete (window as { ApplePaySession?: unknown }).ApplePaySession
  })

  test('draws nothing on a device that has none', async () => {
    const { group, path } = await openWallet(null)
    expect(group()?.dataset.available).toBe('false')
    expect(path()).not.toMatch(confirmation)
  })

  test('orders nothing when closed or a check fails [PAY-20]', async () => {
    const { stripe, callsTo, group, user, screen, readRefusal, settled } = await openWallet('applePay')
    await waitFor(() => expect(group()?.dataset.available).toBe('true'))
    await act(() => stripe.tapWallet('cancel'))
    await user.click(screen.getByRole('checkbox', { name: /invoice/i }))
    await screen.findByRole('button', { name: /invoice details/i })
    await settled()
    await act(() => stripe.tapWallet())
    await readRefusal('Enter the details for the invoice')
    expect(callsTo('/account/order')).toBe(0)
  })

  test('waits for a total that may change', async () => {
    const { stripe, callsTo, group, user, screen, readErrors, service, restaurantId } = await openWallet('applePay')
    await waitFor(() => expect(group()?.dataset.available).toBe('true'))
    service.faults.next({ path: '/account/get_billing_address', kind: 'hold', restaurantId })
    await user.click(screen.getByRole('checkbox', { name: /invoice/i }))
    await act(() => stripe.tapWallet())
    expect(await readErrors()).toBe('The total is still being worked out. Nothing was ordered: try again in a moment.')
    expect(callsTo('/account/order')).toBe(0)
  })
})
