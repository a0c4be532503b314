import { act, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'

import type { Order } from '#src/contract/placed-order.ts'
import { clearCart } from '#src/domain/cart/change-cart.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'
import type { Language } from '#src/options/languages.ts'
import type { StoredButton } from '#src/options/stored-button.ts'
import { cartKeptMs } from '#src/state/cart-store.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { openAgain } from '#tests/features/orders/open-again.tsx'
import { anOrderOfToday, openOrders } from '#tests/features/orders/open-orders.tsx'
import { day, id, moment } from '#tests/support/builders.ts'
import { dinner, margherita, noon, openOrder, tiramisu } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

import { touch } from './earlier-visit.tsx'

type Opened = Awaited<ReturnType<typeof openOrder>>

/** What the button says from now on: each text with the venue time until which it holds, and a count. */
function periodsOf({ storage, instance }: Pick<Opened, 'storage' | 'instance'>) {
  const stored = JSON.parse(storage.map.get('button') ?? '{}') as StoredButton
  const periods = stored[instance.api.language as Language] ?? []
  return periods.map(([untilMs, ...rest]) => [wallClock(untilMs, 'Europe/Rome'), ...rest])
}

/** Touches the widget until it keeps what the button says, closes it, and waits for the times it asks for. */
async function closed(opened: Pick<Opened, 'instance' | 'storage'>) {
  await waitFor(() => {
    touch(opened.instance)
    expect(opened.storage.map.has('button')).toBe(true)
  })
  act(() => opened.instance.surface.close())
  await waitFor(() => expect(periodsOf(opened).length).toBeGreaterThan(2 * 7))
}

const closedToday = { closure: { from: day('2026-11-20'), to: day('2026-11-20') } }

/** Replies in which every venue opens in the evening only. */
const opensInTheEvening: OrderSetup['answer'] = async (_path, _body, ask) => {
  const reply = await (await ask()).text()
  const evening = (key: string, value: unknown) =>
    key === 'orari_ristorante' ? (value as { fascia: string }[]).filter(({ fascia }) => fascia === 'F2') : value
  return Response.json(JSON.parse(reply, evening))
}

describe('the text of the closed button', () => {
  test('is not kept for a diner who only looks', async () => {
    const { screen, storage } = await openOrder('/')
    await screen.findByRole('heading', { name: 'Opening hours' })
    expect(storage.map.has('button')).toBe(false)
  })

  test('is the loader’s own while open, and when it opens', async () => {
    const opened = await openOrder('/')
    await closed(opened)
    expect(periodsOf(opened).slice(0, 5)).toEqual([
      ['2026-11-20 15:00:00', null],
      ['2026-11-20 18:30:00', 'Opens 18:30 · pre-order'],
      ['2026-11-20 23:00:00', null],
      ['2026-11-21 00:00:00', 'Opens Sat 12:00'],
      ['2026-11-21 12:00:00', 'Opens 12:00 · pre-order'],
    ])
    expect(opened.calls.filter((call) => call.includes('/shifts/'))).toEqual([])
  })

  test('knows the closures of the venue', async () => {
    const opened = await openOrder('/', { service: closedToday })
    await closed(opened)
    expect(periodsOf(opened)[0]).toEqual(['2026-11-21 00:00:00', 'Order for Sat 11:45'])
  })

  test('names the first time for an order before opening', async () => {
    const opened = await openOrder('/', { answer: opensInTheEvening })
    await closed(opened)
    await waitFor(() => expect(periodsOf(opened)[0]).toEqual(['2026-11-20 12:30:00', 'Order for 12:30']))
    expect(periodsOf(opened)[1]).toEqual(['2026-11-20 18:30:00', null])
  })

  test('is the order while the cart is full, untouched [SHELL-28, SHELL-96]', async () => {
    const opened = await openOrder('/menu', { lines: [{ ...margherita, quantity: 2 }, tiramisu] })
    const until = wallClock(noon + cartKeptMs, 'Europe/Rome')
    await waitFor(() => expect(periodsOf(opened)[0]).toEqual([until, 'View order', 3, 'View order, 3 items']))
    await opened.addLine(tiramisu)
    expect(periodsOf(opened)[0]).toEqual([until, 'View order', 4, 'View order, 4 items'])
    act(() => opened.instance.stores.cart.change(clearCart))
    expect(periodsOf(opened)[0]).toEqual(['2026-11-21 00:00:00', null])
  })

  test('offers an earlier order again while open', async () => {
    const opened = await openAgain('/', { lines: [tiramisu] })
    await closed(opened)
    const texts = periodsOf(opened).map(([, text]) => text)
    expect(texts.slice(0, 3)).toEqual(['Order again', 'Opens 18:30 · pre-order', 'Order again'])
  })

  test('offers the order of a day only after that day', async () => {
    const opened = await openAgain('/', { lines: [tiramisu], earlier: { slotStart: dinner.slotStart } })
    await closed(opened)
    const texts = periodsOf(opened).map(([, text]) => text)
    expect(texts.slice(0, 3)).toEqual([null, 'Opens 18:30 · pre-order', null])
    expect(texts).toContain('Order again')
  })

  test.each([
    ['an order at a table', { type: 'table' as const }],
    ['an order at another venue', { venueId: id<'Venue'>(11) }],
  ])('never offers %s again', async (_which, earlier) => {
    const opened = await openAgain('/', { lines: [tiramisu], earlier })
    await closed(opened)
    expect(periodsOf(opened).map(([, text]) => text)).not.toContain('Order again')
  })

  test('is written anew in another language when the widget closes', async () => {
    const opened = await openAgain('/', { lines: [tiramisu] })
    await closed(opened)
    await act(() => opened.instance.showLanguage('de'))
    act(() => opened.instance.surface.open(null))
    act(() => opened.instance.surface.close())
    await waitFor(() => expect(periodsOf(opened)[0]).toEqual(['2026-11-20 15:00:00', 'Erneut bestellen']))
  })
})

/** Sets whether the page can be seen, as a tab in the background or a reload does. */
function show(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

/** A device with a placed order that the widget has heard of, on a page that is then left. */
async function leftWithOrder(fields: Partial<Order>, setup: OrderSetup = {}) {
  const launcher = document.createElement('div')
  launcher.attachShadow({ mode: 'open' })
  document.body.append(launcher)
  onTestFinished(() => {
    launcher.remove()
    Reflect.deleteProperty(document, 'visibilityState')
  })
  const order = anOrderOfToday(fields)
  const opened = await openOrders('/', [order], setup)
  const { instance, screen, storage, calls } = opened
  // The loader puts the widget right behind its button.
  instance.surface.host.before(launcher)
  await screen.findByRole('button', { name: 'Account' })
  act(() => {
    const journal = instance.stores.of(createJournalStore)
    journal.begin('draft', id(12))
    journal.placed(order.id, null)
  })
  await waitFor(() => expect(storage.map.has('button')).toBe(true))
  await waitFor(() => expect(launcher.shadowRoot?.querySelector('[role=status]')).toBeTruthy())
  await waitFor(() => expect(calls).toContain('/account/get_order'))
  await opened.settled()
  show('hidden')
  return opened
}

describe('the closed button with an order under way', () => {
  const slotStart = moment('2026-11-20 19:30:00')

  test('says its state and time until the time is over [SHELL-91]', async () => {
    const opened = await leftWithOrder({ slotStart, status: 'confirmed' })
    expect(periodsOf(opened)[0]).toEqual(['2026-11-20 19:30:00', 'In preparation · 19:30', 0])
    expect(periodsOf(opened)[1]?.[0]).toBe('2026-11-20 23:00:00')
  })

  test('names the weekday before the day of the order [SHELL-91]', async () => {
    const opened = await leftWithOrder({ slotStart: moment('2026-11-22 12:00:00') })
    expect(periodsOf(opened).slice(0, 2)).toEqual([
      ['2026-11-22 00:00:00', 'Order sent · Sun 12:00', 0],
      ['2026-11-22 12:00:00', 'Order sent · 12:00', 0],
    ])
  })

  test('says no time of an order at a table [SHELL-91]', async () => {
    const opened = await leftWithOrder({ slotStart, status: 'confirmed', orderType: 'table' })
    expect(periodsOf(opened)[0]?.[1]).toBe('In preparation')
  })

  test('goes before a cart, whose count it has [SHELL-91]', async () => {
    const opened = await leftWithOrder({ slotStart }, { lines: [tiramisu], draft: {} })
    expect(
      periodsOf(opened)
        .slice(0, 2)
        .map((period) => period.slice(1)),
    ).toEqual([
      ['Order sent · 19:30', 1],
      ['View order', 1, 'View order, 1 item'],
    ])
  })

  test('is the pill’s while the page shows [SHELL-91]', async () => {
    const opened = await leftWithOrder({ slotStart })
    show('visible')
    expect(periodsOf(opened)[0]).toEqual(['2026-11-20 15:00:00', null])
  })

  test.each([
    ['an order whose time is over', { slotStart: moment('2026-11-20 11:00:00'), status: 'confirmed' as const }],
    ['a refused order of the morning', { slotStart: moment('2026-11-20 11:00:00'), status: 'refused' as const }],
  ])('says nothing of %s [SHELL-91]', async (_which, fields) => {
    const opened = await leftWithOrder(fields)
    expect(periodsOf(opened)[0]?.[1]).toBeNull()
  })

  test('says nothing once signed out [SHELL-91]', async () => {
    const opened = await leftWithOrder({ slotStart })
    act(() => opened.instance.endSession())
    await opened.settled()
    show('hidden')
    expect(periodsOf(opened)[0]).toEqual(['2026-11-20 15:00:00', null])
  })
})
