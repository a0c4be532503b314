import { act, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'

import { createOrder } from '#src/contract/order.ts'
import type { Cart } from '#src/domain/cart/cart-line.ts'
import { paths } from '#src/instance/routes/paths.ts'
import { anOrder } from '#tests/server/support/diner.ts'
import { moment } from '#tests/support/builders.ts'
import { draftSamples } from '#tests/support/draft-samples.ts'
import { createMemoryStorage } from '#tests/support/memory-storage.ts'
import { diavola, dinner, noon, tiramisu } from '#tests/support/open-order.tsx'
import { renderWidget } from '#tests/support/render-widget.tsx'

import { openGroup, until } from './open-group.tsx'
// Fetched before the tests begin, so that these screens could be drawn at once.
import '#src/features/checkout/checkout-screen.tsx'
import '#src/features/order-options/order-options-screen.tsx'

describe('a group whose order is being paid', () => {
  test('tells its members to wait', async () => {
    const { rosa, join } = await openGroup({ ...draftSamples.collect, isSignedIn: true })
    const luca = await join('Luca')
    await luca.add(tiramisu)
    await until(rosa, () => expect(rosa.lines()).toHaveLength(2))
    const { code = '', key = '', version = 0 } = rosa.instance.stores.draft.state.group ?? {}
    const fields = { paymentMode: 'card', cashMeans: null, group: { code, key, version } } as const
    const { api } = rosa.instance
    await api.call(createOrder, await anOrder(api, { slotStart: dinner.slotStart, fields }))
    luca.go('/gruppo')
    await until(luca, () => expect(luca.screen.getByText('Rosa is paying')).toBeTruthy())
    expect(luca.screen.queryByRole('button', { name: 'Leave the group' })).toBeNull()
    await luca.expectAccessible()
    await luca.add(diavola)
    expect(luca.lines()).toEqual(['1 Tiramisu', '1 Diavola'])
    await luca.settled()
    await until(rosa, () => expect(rosa.lines()).toHaveLength(2))
  })
})

describe('a delivered group order', () => {
  test('asks its members for no address and no minimum', async () => {
    const { rosa, join } = await openGroup(draftSamples.zone)
    const luca = await join('Luca')
    await luca.add(tiramisu)
    luca.go('/carrello')
    await luca.screen.findByRole('button', { name: /^Done: Rosa places the order/ })
    await luca.settled()
    expect(luca.screen.queryByText(/to the minimum/)).toBeNull()
    expect(luca.screen.queryByText(/Delivery fee|Delivery costs/)).toBeNull()
    expect(luca.instance.stores.draft.state).toMatchObject({ type: 'delivery', address: null })
    await until(rosa, () => expect(rosa.lines()).toEqual(['3 Tiramisu', '1 Tiramisu Luca']))
  })
})

describe('a member who takes over a delivery', () => {
  test('is asked where to, and nobody else for time', async () => {
    const { rosa, join } = await openGroup(draftSamples.zone)
    const luca = await join('Luca')
    act(() => rosa.instance.stores.draft.setTimeLimit(Date.UTC(2026, 10, 20, 12)))
    luca.go('/gruppo')
    await luca.press('Place the order instead of Rosa')
    await luca.confirm('Place the order')
    await waitFor(() => expect(luca.path()).toBe('/ordine'))
    expect(luca.lines()).toEqual(['3 Tiramisu Rosa'])
    await until(rosa, () => expect(rosa.instance.stores.draft.state).toMatchObject({ timeLimitMs: null }))
    expect(rosa.instance.stores.draft.state.group).toMatchObject({ isLead: false })
  })
})

describe('the page of a group', () => {
  test('says offline that it may be out of date', async () => {
    const { rosa, join, service } = await openGroup()
    let isOff = false
    const fetch: typeof service.fetch = (input, init) =>
      isOff ? Promise.reject(new TypeError('Failed to fetch')) : service.fetch(input, init)
    const luca = await join('Luca', { fetch })
    luca.go('/gruppo')
    await luca.screen.findByText('Everyone’s dishes')
    isOff = true
    await luca.askAgain()
    await luca.screen.findByText(/^No connection: the others’ dishes/)
    await luca.add(tiramisu).catch(() => {})
    isOff = false
    await luca.askAgain()
    await waitFor(() => expect(luca.screen.queryByText(/^No connection/)).toBeNull())
    expect(rosa.lines()).toEqual(['1 Margherita'])
  })

  test('takes back a time that the service refuses', async () => {
    const { rosa } = await openGroup()
    act(() => rosa.instance.stores.draft.moveTo({ ...dinner, slotEnd: null, slotStart: moment('2026-11-20 03:00:00') }))
    await until(rosa, () => expect(rosa.instance.stores.draft.state.slotStart).toBe(dinner.slotStart))
    await rosa.readErrors()
  })

  test('says once that a part has too many dishes', async () => {
    const { rosa, join } = await openGroup()
    const luca = await join('Luca')
    await luca.add(tiramisu)
    await until(rosa, () => expect(rosa.lines()).toEqual(['1 Margherita', '1 Tiramisu Luca']))
    const many = ({ lines: [first], counter }: Cart): Cart => ({
      counter: counter + 51,
      lines: first
        ? Array.from({ length: 51 }, (_, index) => ({
            ...first,
            lineId: counter + index + 1,
            item: { ...first.item, note: `for ${index}` },
          }))
        : [],
    })
    act(() => luca.instance.stores.cart.change(many))
    await until(luca, () => expect(luca.screen.getByRole('alertdialog')).toBeTruthy())
    expect(await luca.readErrors()).toMatch(/^There are too many dishes/)
    await luca.askAgain()
    expect(luca.screen.queryByRole('alertdialog')).toBeNull()
  })
})

/** The titles of all screens that the last widget of the page draws from now on. */
function seenTitles(): ReadonlySet<string> {
  const titles = new Set<string>()
  const root = document.body.lastElementChild?.shadowRoot
  if (!root) throw new Error('no widget on the page')
  const watch = new MutationObserver(() => {
    for (const title of root.querySelectorAll('h1')) titles.add(title.textContent ?? '')
  })
  watch.observe(root, { childList: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  return titles
}

describe('a member who reloads the page', () => {
  test.each([paths.checkout, paths.orderOptions])('at %s sees the group and nothing before', async (route) => {
    const { join, service, restaurantId } = await openGroup()
    const luca = await join('Luca', { session: await service.newCustomer(restaurantId) })
    await luca.add(tiramisu)
    await luca.settled()
    luca.unmount()
    const storage = createMemoryStorage(new Map(luca.storage.map))
    const options = { fetch: service.fetch, restaurantId, venueId: dinner.venueId, nowMs: noon, storage }
    const again = await renderWidget(route, options)
    const titles = seenTitles()
    await again.screen.findByRole('heading', { name: 'Order together' })
    await again.backgroundWork()
    await again.screen.findByText('Everyone’s dishes')
    expect([...titles]).toEqual(['Order together'])
  })
})
