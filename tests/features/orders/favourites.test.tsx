import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { logOut } from '#src/features/account/log-out.ts'
import { id, time } from '#tests/support/builders.ts'
import { openOrder, tiramisu } from '#tests/support/open-order.tsx'
import { wholeText } from '#tests/support/whole-text.ts'

import { onFriday, openFavourites } from './open-favourites.tsx'

type Opened = Awaited<ReturnType<typeof openFavourites>>

const cardOf = async ({ screen }: Opened, name: string | RegExp) => within(await screen.findByRole('region', { name }))
const sheetOf = async ({ screen }: Opened, name: string) => within(await screen.findByRole('dialog', { name }))

/** Taps "Order again" on the card of a name once the times have come. */
async function orderAgain(opened: Opened, name: string | RegExp) {
  const card = await cardOf(opened, name)
  const button = await card.findByRole('button', { name: /^Order again/ })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  await opened.user.click(button)
  await waitFor(() => expect(opened.path()).toBe('/carrello'))
}

describe('the card of favourites', () => {
  test('proposes that of today with its time first', async () => {
    const opened = await openFavourites('/', [
      { name: 'Any day', dishes: ['cake'] },
      { name: 'Friday pizza', when: onFriday('13:00') },
    ])
    const card = await cardOf(opened, 'Today, 13:00 · Friday pizza')
    await card.findByText(wholeText('Take-away · 13:00'))
    await card.findByText('7,50 €')
    expect(card.getByText('Margherita')).toBeTruthy()
    expect(card.getByRole('button', { name: 'Favourites (1)' })).toBeTruthy()
    await opened.expectAccessible()
  })

  test('starts the order at its time and says so', async () => {
    const opened = await openFavourites('/', [{ when: onFriday('13:00') }])
    await orderAgain(opened, /^Today, 13:00/)
    expect(opened.inCart()).toEqual([[1, 'Margherita']])
    expect(opened.instance.stores.draft.state.slotStart).toBe('2026-11-20 13:00:00')
    expect(await opened.screen.findByText('Time of your order: 13:00')).toBeTruthy()
  })

  test('takes the nearest slot and names both times', async () => {
    const opened = await openFavourites('/', [{ when: onFriday('17:58') }])
    await orderAgain(opened, /^Today, 17:58/)
    const { slotStart } = opened.instance.stores.draft.state
    expect(slotStart).toBe('2026-11-20 18:30:00')
    await opened.screen.findByText('17:58 is not available. Time of your order: 18:30')
  })

  test('takes the earliest once its time is over', async () => {
    const opened = await openFavourites('/', [{ when: onFriday('11:59') }])
    const card = await cardOf(opened, 'Pizza')
    await card.findByText(wholeText('Take-away · Earliest, 12:30'))
    await orderAgain(opened, 'Pizza')
    expect(opened.instance.stores.draft.state.slotStart).toBe('2026-11-20 12:30:00')
    expect(opened.screen.queryByText(/^Time of your order/)).toBeNull()
  })

  test('turns to the earliest while it is open', async () => {
    const opened = await openFavourites('/', [{ when: onFriday('12:30') }])
    await cardOf(opened, 'Today, 12:30 · Pizza')
    await opened.wait(31 * 60_000)
    const card = await cardOf(opened, 'Pizza')
    expect(await card.findByText(wholeText(/^Take-away · Earliest, /))).toBeTruthy()
  })

  test('asks how and when where a place is needed', async () => {
    const opened = await openFavourites(
      '/',
      [{ name: 'To my desk', type: 'delivery', venueId: id(31), when: onFriday('22:00') }],
      {
        service: { like: 3 },
        draft: { venueId: id(31) },
        lines: [tiramisu],
        earlier: { venueId: id(31), type: 'delivery' },
      },
    )
    const card = await cardOf(opened, 'Today, 22:00 · To my desk')
    expect(await card.findByText(wholeText('Delivery · 5,50 € plus delivery'))).toBeTruthy()
    await opened.settled()
    await opened.user.click(card.getByRole('button', { name: /^Order again/ }))
    await sheetOf(opened, 'How and when?')
  })

  test('stays within an order that is started', async () => {
    const opened = await openFavourites('/', [{ when: onFriday('13:00') }], { isStarted: true })
    await orderAgain(opened, /Pizza$/)
    expect(opened.instance.stores.draft.state.slotStart).toBe('2026-11-20 19:00:00')
  })

  test('never shows the same order twice', async () => {
    const opened = await openFavourites('/', [{ name: 'Both', dishes: ['cake', 'pizza'] }])
    const card = await cardOf(opened, 'Both')
    expect(card.queryByRole('button', { name: 'Your last order' })).toBeNull()
    expect(opened.screen.queryByRole('region', { name: 'Your last order' })).toBeNull()
  })

  test('is gone once the favourite is ordered for today', async () => {
    const opened = await openFavourites('/', [{ when: onFriday('13:00') }])
    await cardOf(opened, /Pizza$/)
    opened.orderAgain('2026-11-20 13:00:00')
    await waitFor(() => expect(opened.screen.queryByRole('region', { name: /Pizza$/ })).toBeNull())
  })

  test('passes on to the next when nothing is left', async () => {
    const asBefore = (line: CartLine): CartLine =>
      line.item.name === 'Margherita' ? { ...line, item: { ...line.item, productId: id(9999) } } : line
    const opened = await openFavourites('/', [{ name: 'Gone' }, { name: 'Cake', dishes: ['cake'] }], { asBefore })
    const card = await cardOf(opened, 'Cake')
    expect(card.getByRole('button', { name: 'Favourites (1)' })).toBeTruthy()
    expect(opened.screen.queryByRole('region', { name: 'Gone' })).toBeNull()
  })

  test('is gone after signing out', async () => {
    const opened = await openFavourites('/', [{}], { isSignedIn: true })
    await cardOf(opened, 'Pizza')
    await act(() => logOut(opened.instance))
    await waitFor(() => expect(opened.screen.queryByRole('region', { name: 'Pizza' })).toBeNull())
    expect(opened.kept()).toEqual([])
  })
})

describe('the sheet of what else can be ordered again', () => {
  const three = [
    { name: 'First' },
    { name: 'Sweet Saturday', dishes: ['cake'] as const, when: { weekday: 6, time: time('20:00') } },
  ]

  test('lists other favourites, then the last order', async () => {
    const opened = await openFavourites('/', three)
    const card = await cardOf(opened, 'First')
    await opened.user.click(card.getByRole('button', { name: 'Favourites (1)' }))
    const sheet = await sheetOf(opened, 'Order again')
    const [cake, last, ...others] = sheet.getAllByRole('listitem').map((item) => item.textContent)
    expect(cake).toBe('Sweet SaturdayTiramisuTake-away · every Saturday, 20:00Order againChange')
    expect(last).toMatch(/^Your last orderMargherita, TiramisuTake-awayOrder again$/)
    expect(others).toEqual([])
    await opened.expectAccessible()
  })

  test('orders one and closes', async () => {
    const opened = await openFavourites('/', three)
    const card = await cardOf(opened, 'First')
    await opened.user.click(card.getByRole('button', { name: 'Favourites (1)' }))
    const sheet = await sheetOf(opened, 'Order again')
    await opened.settled()
    await opened.user.click(sheet.getByRole('button', { name: 'Order again: Sweet Saturday' }))
    await waitFor(() => expect(opened.path()).toBe('/carrello'))
    expect(opened.inCart()).toEqual([[1, 'Tiramisu']])
    await waitFor(() => expect(opened.screen.queryByRole('dialog', { name: 'Order again' })).toBeNull())
  })
})

describe('a favourite by its link', () => {
  test('shows the favourite, at its venue', async () => {
    const opened = await openFavourites('/preferiti/101', [{ name: 'Friday pizza', when: onFriday('13:00') }])
    // The store is filled after the first screen: the widget has opened its start and said why.
    act(() => opened.instance.stores.dialogs.close())
    act(() => opened.instance.location.navigate('/preferiti/101'))
    await opened.screen.findByRole('heading', { level: 1, name: 'Favourite' })
    await orderAgain(opened, 'Today, 13:00 · Friday pizza')
    expect(opened.inCart()).toEqual([[1, 'Margherita']])
  })

  test.each(['/preferiti/77', '/preferiti/x'])('%s is unknown: the start says why', async (route) => {
    const { screen, path } = await openOrder(route, { draft: { venueId: id(12) } })
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('This favourite is not on this device')
    expect(path()).toBe('/')
  })
})

describe('favourites in the history', () => {
  test('stand above the orders, with what is possible', async () => {
    const opened = await openFavourites(
      '/',
      [{ name: 'Here' }, { name: 'Delivered', type: 'delivery' }, { name: 'Closed', venueId: id(999) }],
      { isSignedIn: true },
    )
    act(() => opened.instance.location.navigate('/ordine/storico'))
    const section = within(await opened.screen.findByRole('region', { name: 'Favourites' }))
    const rows = section.getAllByRole('listitem')
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('button')
          .map((button) => button.textContent),
      ),
    ).toEqual([['Order again', 'Change'], ['Change'], ['Change']])
    expect(rows[1]?.textContent).toContain('Cannot be ordered at the moment.')
    await opened.settled()
    await opened.expectAccessible()
    await opened.user.click(section.getByRole('button', { name: 'Order again: Here' }))
    await waitFor(() => expect(opened.path()).toBe('/carrello'))
  })

  test('are no section without any', async () => {
    const opened = await openFavourites('/', [], { isSignedIn: true })
    act(() => opened.instance.location.navigate('/ordine/storico'))
    await opened.screen.findByText('There is no order yet.')
    expect(opened.screen.queryByRole('heading', { name: 'Favourites' })).toBeNull()
  })
})
