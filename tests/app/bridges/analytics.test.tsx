import { act, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { Ga4Event } from '#src/app/bridges/analytics/ga4-events.ts'
import { changeQuantity, removeLine, restoreLine } from '#src/domain/cart/change-cart.ts'
import { paths } from '#src/instance/routes/paths.ts'
import { diavola, margherita, openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'
import { expectConsole } from '#tests/support/setup.ts'

type Layer = (Ga4Event | { readonly ecommerce: null })[]
const page = window as { dataLayer?: Layer }

afterEach(() => {
  delete page.dataLayer
})

const pushed = () => (page.dataLayer ?? []).flatMap((entry) => ('event' in entry ? entry : []))
const names = () => pushed().map(({ event }) => event)

async function openMeasured(route: string, { attributes, ...setup }: OrderSetup = {}) {
  const order = await openOrder(route, {
    isSignedIn: true,
    ...setup,
    attributes: { analytics: 'datalayer', consent: 'granted', ...attributes },
  })
  await order.backgroundWork()
  await act(() => import('#src/app/bridges/analytics/start-analytics.ts'))
  const { instance } = order
  const go = async (path: string) => {
    act(() => instance.location.navigate(path))
    await order.settled()
  }
  return { ...order, go, element: instance.surface.hostElement }
}

type Measured = Awaited<ReturnType<typeof openMeasured>>

/** From the menu to a placed order: two Margheritas and a Diavola with a note. */
async function orderAll({ go, addLine, screen, user, settled, path }: Measured) {
  await go('/menu/2/scheda/201')
  await addLine({ ...margherita, quantity: 2 })
  await addLine(diavola)
  await go(paths.cart)
  await go(paths.checkout)
  await user.click(await screen.findByRole('radio', { name: 'Cash' }))
  const cutlery = await screen.findByRole('group', { name: 'Do you need cutlery and napkins?' })
  await user.click(within(cutlery).getByRole('radio', { name: 'Yes' }))
  await user.type(screen.getByRole('textbox', { name: 'Name of the person collecting' }), 'Anna Rossi')
  await user.type(screen.getByRole('textbox', { name: /^Notes for the restaurant/ }), 'Call 333 1234567')
  await user.click(screen.getByRole('button', { name: /^Order and pay/ }))
  await waitFor(() => expect(path()).toMatch(/riepilogo\/\d+$/))
  await settled()
}

describe('analytics', () => {
  test('an order gives each event of the list once', async () => {
    const order = await openMeasured('/menu')
    await orderAll(order)
    expect(names()).toEqual([
      'view_item_list',
      'view_item',
      'add_to_cart',
      'add_to_cart',
      'view_cart',
      'begin_checkout',
      'add_shipping_info',
      'add_payment_info',
      'purchase',
    ])
    const { ecommerce } = pushed().at(-1)!
    const sum = ecommerce.items.reduce((total, { price, quantity }) => total + price * quantity, 0)
    expect(ecommerce).toMatchObject({
      transaction_id: order.path().split('/').at(-1),
      currency: 'EUR',
      items: [
        { item_id: '201', item_name: 'Margherita', item_variant: 'Regular', price: 6.5, quantity: 2 },
        { item_id: '203', item_name: 'Diavola', quantity: 1 },
      ],
    })
    // Without packaging, which the order costs on top.
    expect(ecommerce.value).toBe(sum)
    const placed = order.events.find(({ name }) => name === 'order-placed')?.detail as { total: number }
    expect(placed.total).toBeGreaterThan(sum)
  })

  test.each([
    ['no list', { event: 'x' }],
    [
      'a list that throws',
      Object.assign([], {
        push: () => {
          throw new Error('full')
        },
      }),
    ],
  ])('a data layer that is %s stops no order [SHELL-75]', async (_what, layer) => {
    Object.assign(page, { dataLayer: layer })
    const order = await openMeasured('/menu')
    await orderAll(order)
    expect(expectConsole()).toEqual([
      expect.stringMatching(
        /^console\.warn: Comanda: dataLayer of this page has failed, so not everything is measured: /,
      ),
    ])
  })

  test('each event clears the one before', async () => {
    const { go } = await openMeasured('/menu')
    await go('/menu/2/scheda/201')
    await waitFor(() => expect(names()).toEqual(['view_item_list', 'view_item']))
    expect(page.dataLayer?.map((entry) => ('event' in entry ? entry.event : entry.ecommerce))).toEqual([
      null,
      'view_item_list',
      null,
      'view_item',
    ])
  })

  test('a dish that is closed before its details come counts', async () => {
    const hangs = new Promise<Response>(() => {})
    const { instance } = await openMeasured('/menu', {
      answer: (path) => (path.endsWith('/get_product') ? hangs : null),
    })
    act(() => instance.location.navigate('/menu/2/scheda/201'))
    act(() => instance.location.navigate('/menu'))
    await waitFor(() => expect(names()).toEqual(['view_item_list', 'view_item']))
  })

  test('nothing personal is pushed', async () => {
    const order = await openMeasured('/menu')
    await orderAll(order)
    const text = JSON.stringify(page.dataLayer).toLowerCase()
    const { customer } = order.instance.stores.session.state
    expect(customer).toEqual({ apiKey: expect.any(String), email: expect.any(String) })
    for (const personal of [
      customer!.apiKey,
      customer!.email,
      'anna',
      'rossi',
      '333',
      'well done',
      'token',
      '@',
      'via ',
    ])
      expect(text).not.toContain(personal.toLowerCase())
  })

  test('nothing is pushed when consent is refused, events are dispatched', async () => {
    const order = await openMeasured('/menu', { attributes: { consent: 'denied' } })
    await orderAll(order)
    expect(page.dataLayer).toBeUndefined()
    expect(order.events.map(({ name }) => name)).toContain('order-placed')
  })

  test('what came before consent is not sent later', async () => {
    const { go, addLine, element } = await openMeasured('/menu', { attributes: { consent: 'denied' } })
    await addLine(margherita)
    element.setAttribute('consent', 'granted')
    await go(paths.cart)
    await waitFor(() => expect(names()).toEqual(['view_cart']))
    element.setAttribute('consent', 'denied')
    await go('/menu/2/scheda/203')
    expect(names()).toEqual(['view_cart'])
  })

  test('the steps of one order are told once', async () => {
    const { go } = await openMeasured('/menu', { lines: [margherita] })
    await waitFor(() => expect(names()).toEqual(['view_item_list']))
    for (const path of [paths.cart, paths.menu, paths.cart, paths.checkout, paths.cart, paths.checkout]) await go(path)
    expect(names()).toEqual(['view_item_list', 'view_cart', 'begin_checkout', 'add_shipping_info'])
  })

  test('the stepper and Undo add no dish twice', async () => {
    const { addLine, instance, settled } = await openMeasured('/menu')
    const { cart } = instance.stores
    await addLine({ ...margherita, quantity: 2 })
    const [line] = cart.state.cart.lines
    for (const quantity of [1, 2, 3]) {
      act(() => cart.change(changeQuantity, line!.lineId, quantity))
      await settled()
    }
    act(() => cart.change(removeLine, line!.lineId))
    await settled()
    act(() => cart.change(restoreLine, line!, 0))
    await settled()
    const added = pushed().filter(({ event }) => event === 'add_to_cart')
    expect(added.map(({ ecommerce }) => ecommerce.items[0]?.quantity)).toEqual([2, 1])
  })

  test('an empty cart and a changed line are no steps', async () => {
    const { go } = await openMeasured('/menu')
    await go(paths.cart)
    await go('/menu/2/scheda/201?idx=0')
    expect(names()).toEqual(['view_item_list'])
  })

  test('without the attribute no data layer is touched', async () => {
    const { element, go } = await openMeasured('/menu', { attributes: { analytics: 'off' } })
    await go('/menu/2/scheda/201')
    expect(page.dataLayer).toBeUndefined()
    element.setAttribute('analytics', 'datalayer')
    await waitFor(() => expect(names()).toEqual(['view_item']))
    element.removeAttribute('analytics')
    await go('/menu/2/scheda/203')
    expect(names()).toEqual(['view_item'])
  })

  test('another value is named to the developer', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await openMeasured('/menu', { attributes: { analytics: 'gtag' } })
    await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('analytics="gtag"')))
    expect(page.dataLayer).toBeUndefined()
    warn.mockRestore()
  })
})
