import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { isWaitingCart } from '#src/parts/order/is-waiting-cart.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { cards, openCards } from '#tests/features/checkout/open-cards.ts'
import { noon } from '#tests/support/open-order.tsx'
import { renderWidget } from '#tests/support/render-widget.tsx'

/** The tab was closed between the order and its payment; the widget is opened again. */
async function openAgain(
  meanwhile: (checkout: Awaited<ReturnType<typeof openCards>>) => unknown = () => undefined,
  route: (orderId: number) => string = () => '/',
) {
  const checkout = await openCards()
  await checkout.choose('Card')
  await checkout.press()
  await checkout.sheet()
  const orderId = checkout.entry()?.orderId
  await meanwhile(checkout)
  checkout.unmount()
  const { service, restaurantId, instance, storage } = checkout
  const { customer } = instance.stores.session.state
  const again = await renderWidget(route(Number(orderId)), {
    fetch: service.fetch,
    restaurantId,
    venueId: 11 as never,
    nowMs: noon,
    storage,
    session: customer!,
  })
  return {
    ...again,
    orderId,
    service,
    stripe: checkout.stripe,
    orders: checkout.orders,
    entry: () => again.instance.stores.of(createJournalStore).state.entry,
    path: () => again.instance.location.entry.path,
    notice: async () =>
      within(await again.screen.findByText(`Order #${orderId} is waiting for payment`).then(noticeOf)),
  }
}

const noticeOf = (title: HTMLElement) => title.closest<HTMLElement>('.notice') ?? title

describe('an order left unpaid when the tab was closed', () => {
  test('waits on every screen and is paid for, once [PAY-20]', async () => {
    const { screen, user, orderId, notice, stripe, path, orders, entry, expectAccessible } = await openAgain()
    await expectAccessible()
    await user.click((await notice()).getByRole('button', { name: 'Pay' }))
    const sheet = within(await screen.findByRole('dialog', { name: `Pay for order #${orderId}` }))
    await user.click(await sheet.findByRole('button', { name: /^Pay/ }))
    const card = within(await screen.findByRole('dialog', { name: 'Your card' }))
    await waitFor(() => act(() => stripe.typeCard()))
    await user.click(card.getByRole('button', { name: /^Pay/ }))
    await waitFor(() => expect(path()).toBe(`/ordine/riepilogo/${orderId}`))
    expect(await orders()).toHaveLength(1)
    expect(entry()?.step).toBe('placed')
    await waitFor(() => expect(screen.queryByText(/is waiting for payment/)).toBeNull())
  })

  test('is left to lapse when the diner is sure', async () => {
    const { screen, user, notice, entry } = await openAgain()
    await user.click((await notice()).getByRole('button', { name: 'Leave it' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Leave it' }))
    await waitFor(() => expect(screen.queryByText(/is waiting for payment/)).toBeNull())
    expect(entry()).toBeNull()
  })

  test('is found paid when only the answer was lost [PAY-19]', async () => {
    const { path, orderId, entry, instance } = await openAgain(async ({ service, sheet, type, pay, readSheet }) => {
      // Neither the bank nor the service could be reached after the charge.
      service.faults.next({ path: '/account/pay/stripe/notify-confirmation', kind: 'drop' })
      service.faults.next({ path: '/account/get_order', kind: 'drop' })
      await sheet()
      await type(cards.replyLost)
      await pay()
      expect(await readSheet()).not.toBe('')
    })
    await waitFor(() => expect(path()).toBe(`/ordine/riepilogo/${orderId}`))
    expect(entry()?.step).toBe('placed')
    expect(instance.stores.cart.state.cart.lines).toEqual([])
  })

  test('waits only once the service can be asked [PAY-26]', async () => {
    const { screen, user, orderId, notice, expectAccessible } = await openAgain(({ service }) => {
      service.faults.next({ path: '/account/get_order', kind: 'drop' })
    })
    const unknown = await screen.findByText(`Order #${orderId}: payment not known yet`)
    expect(screen.queryByText(/is waiting for payment/)).toBeNull()
    await expectAccessible()
    await user.click(within(noticeOf(unknown)).getByRole('button', { name: 'Try again' }))
    expect((await notice()).getByRole('button', { name: 'Pay' })).toBeTruthy()
  })

  test('can be paid and left on its own screen too', async () => {
    const { screen, user, notice, entry } = await openAgain(undefined, (orderId) => `/ordine/riepilogo/${orderId}`)
    expect((await notice()).getByRole('button', { name: 'Pay' })).toBeTruthy()
    expect(screen.getAllByText(/is waiting for payment/)).toHaveLength(1)
    await user.click((await notice()).getByRole('button', { name: 'Leave it' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave it' }))
    await waitFor(() => expect(entry()).toBeNull())
    expect((await notice()).queryByRole('button', { name: 'Leave it' })).toBeNull()
  })

  test('is not complained about in its own cart [PAY-50]', async () => {
    const { screen, user, notice, instance, settled } = await openAgain(
      ({ service, restaurantId }) =>
        service.changeRestaurant(restaurantId, { stock: [{ productId: 201, venueId: 11, quantity: 0 }] }),
      () => '/carrello',
    )
    await notice()
    // The network goes and comes back, after which a cart is priced again.
    await act(async () => void window.dispatchEvent(new Event('offline')))
    await act(async () => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(/^Offline/)).toBeNull())
    await settled()
    expect(instance.stores.cart.state.cart.lines).toHaveLength(1)
    expect(screen.queryByText('No more available')).toBeNull()
    await user.click((await notice()).getByRole('button', { name: 'Leave it' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave it' }))
    await screen.findByText('No more available')
  })

  test('stays one in another language, with its names [CART-50, PAY-50]', async () => {
    const { notice, instance, settled, screen } = await openAgain(
      ({ service, restaurantId }) =>
        service.changeRestaurant(restaurantId, { stock: [{ productId: 201, venueId: 11, quantity: 0 }] }),
      () => '/carrello',
    )
    await notice()
    await act(() => instance.changeLanguage('it'))
    await waitFor(() => expect(instance.stores.cart.state.cart.lines[0]?.item.size?.name).toBe('Normale'))
    await act(async () => void window.dispatchEvent(new Event('offline')))
    await act(async () => void window.dispatchEvent(new Event('online')))
    await settled()
    expect(isWaitingCart(instance)).toBe(true)
    expect(screen.queryByText('Non più disponibile')).toBeNull()
  })

  test('is said to be cancelled when lapsed', async () => {
    const { screen, orderId, entry } = await openAgain(({ service }) => service.clock.set(noon + 31 * 60_000))
    const alert = await screen.findByRole('alertdialog')
    expect(alert.textContent).toContain(`Order #${orderId} was not paid in time and has been cancelled.`)
    expect(entry()).toBeNull()
  })
})
