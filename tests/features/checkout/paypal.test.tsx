import { act, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { payments } from '#server/platform/db/schema/payment-tables.ts'
import { loadPayPal } from '#src/integrations/paypal-sdk.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { margherita } from '#tests/support/open-order.tsx'
import { installPayPal } from '#tests/support/paypal-in-process.ts'

import { atCentre, free } from './open-cards.ts'
import { openCheckout } from './open-checkout.tsx'

const order = '/account/order'
const execute = '/account/pay/paypal/execute-transaction'

/** The checkout with PayPal chosen and its button drawn in place of ours. */
async function choosePayPal(setup: Parameters<typeof openCheckout>[0] = {}) {
  const checkout = await openCheckout({ lines: [margherita], draft: atCentre, ...setup })
  const payPal = installPayPal(checkout.service.fetch, 'comandaPayPal')
  const { screen, user, calls } = checkout
  await user.click(await screen.findByRole('radio', { name: 'PayPal' }))
  return { ...checkout, payPal, callsTo: (path: string) => calls.filter((one) => one === path).length }
}

async function openPayPal() {
  const checkout = await choosePayPal()
  const { screen, user, instance } = checkout
  await screen.findByRole('group', { name: 'Pay with PayPal' })
  // The provider's button stands in the light DOM.
  const button = () => instance.surface.host.querySelector<HTMLButtonElement>(':scope > div button')
  await waitFor(() => expect(button()).toBeTruthy())
  return {
    ...checkout,
    pressPayPal: () => user.click(button() as HTMLButtonElement),
    entry: () => instance.stores.of(createJournalStore).state.entry,
  }
}

describe('paying with PayPal', () => {
  test('creates the order on press, ends at the confirmation [PAY-21, PAY-22, PAY-23, CHK-17]', async () => {
    const { screen, pressPayPal, placed, sent, callsTo, orders, payPal } = await openPayPal()
    // The address is that of the emulator; PayPal's own are below.
    expect(payPal.sdk()).toMatchObject({ intent: 'authorize', clientToken: 'comanda-emulator-token' })
    expect(screen.queryByRole('button', { name: /^Order and pay/ })).toBeNull()
    expect(callsTo(order)).toBe(0)
    await pressPayPal()
    const paid = await placed()
    expect(paid).toMatchObject({ paymentMode: 'payPal', paymentStatus: 'paid' })
    expect(sent(execute)).toMatchObject({ entita_tipo: 'ORDINE', entita_id: paid.id })
    expect(payPal.intents).toEqual(['AUTHORIZE'])
    expect(await orders()).toHaveLength(1)
  })

  test('is finished at once without PayPal when free [CHK-36]', async () => {
    const { press, placed, payPal, callsTo, orders } = await choosePayPal(free)
    await press()
    expect(await placed()).toMatchObject({ paymentMode: 'payPal', total: 0 })
    expect([payPal.intents, callsTo(execute)]).toEqual([[], 0])
    expect(await orders()).toHaveLength(1)
  })

  test.each([
    [null, 'https://www.sandbox.paypal.com/sdk/js'],
    ['sandbox', 'https://www.sandbox.paypal.com/sdk/js'],
    ['production', 'https://www.paypal.com/sdk/js'],
  ] as const)('runs with the environment %s at %s [PAY-23, RESV-25]', async (environment, address) => {
    const payPal = installPayPal(fetch, 'comandaPayPal')
    const nothing = { publishableKey: null, paymentPageUrl: null, isOrderMadeByService: false, sdkBaseUrl: null }
    await loadPayPal({
      credentials: { ...nothing, clientId: 'client', environment },
      clientToken: 'token',
      currency: 'EUR',
      serviceOrigin: 'https://service.test',
    })
    expect(payPal.sdk()).toEqual({ address, intent: 'authorize', clientToken: 'token' })
  })

  test('stays silent when its window closes, and pays later [PAY-20, PAY-24]', async () => {
    const { screen, payPal, pressPayPal, placed, callsTo, path, entry } = await openPayPal()
    payPal.wishes.buyer = 'cancel'
    await pressPayPal()
    await waitFor(() => expect(entry()?.step).toBe('unpaid'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(path()).toBe('/carrello/riepilogo')
    payPal.wishes.buyer = 'approve'
    await pressPayPal()
    await placed()
    expect(callsTo(order)).toBe(1)
  })

  test('ends as paid when a lost window approved it [PAY-24]', async () => {
    const { service, restaurantId, payPal, pressPayPal, placed, callsTo, entry } = await openPayPal()
    payPal.wishes.buyer = 'cancel'
    await pressPayPal()
    await waitFor(() => expect(entry()?.step).toBe('unpaid'))
    const begun = (await service.db.select().from(payments)).find((one) => one.restaurantId === restaurantId)
    const address = `https://service.test/emulators/paypal/orders/${begun?.ref}/approve`
    expect((await service.fetch(address, { method: 'POST', body: '{}' })).ok).toBe(true)
    await service.sweep()
    await pressPayPal()
    expect(await placed()).toMatchObject({ paymentStatus: 'paid' })
    expect([callsTo(order), callsTo(execute)]).toEqual([1, 0])
  })

  test('keeps its window open when the network goes', async () => {
    const { screen, payPal, pressPayPal, placed, entry } = await openPayPal()
    let decide = () => {}
    payPal.wishes.thinking = new Promise((resolve) => (decide = resolve))
    await pressPayPal()
    await waitFor(() => expect(entry()?.step).toBe('unpaid'))
    await act(async () => void window.dispatchEvent(new Event('offline')))
    await screen.findByText('Offline: prices may have changed')
    await act(async () => void window.dispatchEvent(new Event('online')))
    decide()
    expect(await placed()).toMatchObject({ paymentStatus: 'paid' })
  })

  test('gives way to our button while offline', async () => {
    const { screen } = await openPayPal()
    await act(async () => void window.dispatchEvent(new Event('offline')))
    await screen.findByRole('button', { name: /^Order and pay/ })
    expect(screen.queryByRole('group', { name: 'Pay with PayPal' })).toBeNull()
  })

  test('shows why the service would not take it [PAY-24]', async () => {
    const { service, pressPayPal, readErrors, path, callsTo, placed } = await openPayPal()
    service.faults.next({ path: execute, kind: '500' })
    await pressPayPal()
    expect(await readErrors()).toContain('Connection error')
    expect(path()).toBe('/carrello/riepilogo')
    await pressPayPal()
    await placed()
    expect(callsTo(order)).toBe(1)
  })

  test('checks first: a failure shows its message, without order [PAY-21]', async () => {
    const { screen, user, pressPayPal, readRefusal, callsTo, settled } = await openPayPal()
    await user.click(screen.getByRole('checkbox', { name: /invoice/i }))
    await screen.findByRole('button', { name: 'Enter the invoice details' })
    await settled()
    await pressPayPal()
    await readRefusal('Enter the details for the invoice')
    expect(callsTo(order)).toBe(0)
  })
})
