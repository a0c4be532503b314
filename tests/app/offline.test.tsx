import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { refresh } from '#src/app/background/start-background-work.ts'
import { addToCart } from '#src/domain/cart/change-cart.ts'
import { createCartShortagesStore } from '#src/state/cart-shortages-store.ts'
import { aLine, aProduct, id, price } from '#tests/support/builders.ts'
import { openOrder } from '#tests/support/open-order.tsx'

import { banner, visited } from './return-visit/earlier-visit.tsx'

const retryMs = 15_000
const tiramisu = aLine({ product: aProduct({ id: id(801), name: 'Tiramisu', price: price('5.50'), menuIds: [id(1)] }) })

describe('without the network', () => {
  test('the earlier menu stays, with a banner of its age [PERSIST-09]', async () => {
    const { open, line } = await visited()
    line.cut(true)
    const { screen, expectAccessible, instance } = await open()
    expect(await screen.findByText(banner)).toBeTruthy()
    expect(screen.getByText(banner).closest('[role="status"]')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Margherita' })).toBeTruthy()
    expect(instance.stores.dialogs.state.queue).toEqual([])
    await expectAccessible()
  })

  test('nothing can be ordered, and the button says why [PERSIST-09]', async () => {
    const { open, line } = await visited()
    line.cut(true)
    const { screen, instance } = await open()
    await screen.findByText(banner)
    act(() => instance.stores.cart.change(addToCart, tiramisu))
    act(() => instance.location.navigate('/carrello'))
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /Go to checkout/ })
    expect(button.disabled).toBe(true)
    expect(button.getAttribute('aria-describedby')).toBe(
      screen.getAllByText(banner).at(-1)?.closest('.blocked-reason')?.id,
    )
  })

  test.each([
    ['the browser says it is back', async () => act(async () => void window.dispatchEvent(new Event('online')))],
    ['15 s have passed', async (advance: (ms: number) => void) => act(async () => advance(retryMs))],
  ])('fresh replies come once %s, with new prices [CART-17, PERSIST-10]', async (_when, comesBack) => {
    const { open, line, change } = await visited({ isOwn: true })
    line.cut(true)
    const { screen, instance, advance } = await open()
    await screen.findByText(banner)
    act(() => instance.stores.cart.change(addToCart, tiramisu))
    await change({ product: { id: 801, price: 975 as never } })
    line.cut(false)
    await comesBack(advance)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your order has changed' }))
    expect(dialog.getByRole('alert').textContent).toMatch(/Tiramisu.*9[.,]75/)
    expect(screen.queryByText(banner)).toBeNull()
    expect(instance.stores.cart.state.cart.lines[0]?.unitPrice).toBe(975)
  })

  test('a dish gone meanwhile stays in the cart, marked [CART-57]', async () => {
    const { open, line, change } = await visited({ isOwn: true })
    line.cut(true)
    const { screen, instance } = await open()
    await screen.findByText(banner)
    act(() => instance.stores.cart.change(addToCart, tiramisu))
    await change({ stock: [{ productId: 801, venueId: 12, quantity: 0 }] })
    line.cut(false)
    await browserSays('online')
    await waitFor(() => expect(instance.stores.of(createCartShortagesStore).state.shortages).toHaveLength(1))
    expect(instance.stores.dialogs.state.queue).toEqual([])
    expect(instance.stores.cart.state.cart.lines).toHaveLength(1)
    act(() => instance.location.navigate('/carrello'))
    expect(await screen.findByText('No more available')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Order without Tiramisu' })).toBeTruthy()
  })

  test('asks every 15 s without an alert', async () => {
    const { open, line } = await visited()
    line.cut(true)
    const { screen, instance, advance } = await open()
    await screen.findByText(banner)
    for (let turn = 0; turn < 3; turn += 1) {
      const before = line.calls()
      await act(async () => advance(retryMs))
      await waitFor(() => expect(line.calls()).toBeGreaterThan(before))
    }
    expect(screen.getByText(banner)).toBeTruthy()
    expect(instance.stores.dialogs.state.queue).toEqual([])
  })

  test('says why it failed to start, and starts when online [SHELL-05]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 })
    const { open, line, storage } = await visited()
    storage.map.delete('replies')
    line.cut(true)
    const { screen } = await open()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(screen.queryByText(banner)).toBeNull()
    line.cut(false)
    await browserSays('online')
    expect(await screen.findByRole('button', { name: 'Margherita' })).toBeTruthy()
    vi.useRealTimers()
  })
})

/** What the browser does when the device loses its network, or gets it back. */
async function browserSays(event: 'online' | 'offline') {
  await act(async () => void window.dispatchEvent(new Event(event)))
}

describe('the network goes while the widget is open', () => {
  test.each(['/', '/ordine', '/menu', '/carrello', '/locali', '/utente', '/ordine/sconti', '/no/such/place'])(
    'shows the banner on %s, and takes it away again',
    async (route) => {
      const { screen, calls } = await openOrder(route, { isSignedIn: true })
      await screen.findByRole('heading', { level: 1 })
      await waitFor(() => expect(calls).toContain('/account/status'))
      await browserSays('offline')
      expect((await screen.findByText(banner)).closest('[role="status"]')).toBeTruthy()
      await browserSays('online')
      await waitFor(() => expect(screen.queryByText(banner)).toBeNull())
    },
  )

  test.each([
    ['/ordine/storico', 'There is no order yet.'],
    ['/prenotazioni', 'There is no reservation yet.'],
    ['/messaggistica', 'There is no open conversation.'],
    ['/ordine/sconti', 'WELCOME10'],
  ])('reloads what %s shows when it returns, without alert', async (route, content) => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 })
    onTestFinished(() => void vi.useRealTimers())
    const { open, line, service, restaurantId } = await visited()
    const session = await service.newCustomer(restaurantId)
    const { screen, instance } = await open('/menu', { session })
    await screen.findByRole('button', { name: 'Margherita' })
    line.cut(true)
    await browserSays('offline')
    act(() => instance.location.navigate(route))
    await screen.findAllByRole('button', { name: 'Try again' })
    line.cut(false)
    await browserSays('online')
    expect(await screen.findAllByText(new RegExp(content))).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(instance.stores.dialogs.state.queue).toEqual([])
  })

  test('believes a reply more than a browser that says offline', async () => {
    const { open, line } = await visited()
    const { screen, instance } = await open('/menu')
    await screen.findByRole('button', { name: 'Margherita' })
    line.cut(true)
    await browserSays('offline')
    await screen.findByText(banner)
    line.cut(false)
    await act(() => refresh(instance))
    await waitFor(() => expect(screen.queryByText(banner)).toBeNull())
  })
})
