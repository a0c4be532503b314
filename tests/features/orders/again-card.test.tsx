import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { clearCart } from '#src/domain/cart/change-cart.ts'
import { logOut } from '#src/features/account/log-out.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import { dinner, margherita, tiramisu } from '#tests/support/open-order.tsx'
import { aDraft } from '#tests/support/render-widget.tsx'
import { wholeText } from '#tests/support/whole-text.ts'

import { earlierId, openAgain } from './open-again.tsx'
import type { AgainSetup } from './open-again.tsx'

const lines = [{ ...margherita, quantity: 2 }, tiramisu]
const both = [
  [2, 'Margherita'],
  [1, 'Tiramisu'],
]
const named = { name: 'Your last order' }

/** Home of a diner who has ordered before, and the card of that order. */
async function openCard(setup: AgainSetup = {}, route = '/') {
  const opened = await openAgain(route, { lines, ...setup })
  const { screen, user } = opened
  const card = within(await screen.findByRole('region', named))
  return {
    ...opened,
    card,
    async again() {
      const button = card.getByRole('button')
      await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
      await user.click(button)
    },
    /** Waits until the card knows what the order costs now. */
    priced: (text: string | RegExp) => card.findByText(text),
    review: async () => within(await screen.findByRole('dialog', { name: 'Order again' })),
  }
}

const cheaper = (line: CartLine): CartLine =>
  line.item.name === 'Margherita' ? { ...line, unitPrice: price('6.00') } : line
const gone = (line: CartLine): CartLine => ({ ...line, item: { ...line.item, productId: id(9_999) } })

describe('AgainCard', () => {
  test('shows the dishes, the earliest time and today’s total', async () => {
    const { card, priced, expectAccessible, calls } = await openCard()
    // With the packaging, as in the cart.
    await priced('19,50 €')
    expect(card.getByText('2 × Margherita, Tiramisu')).toBeTruthy()
    expect(card.getByText(wholeText('Take-away · Earliest, 12:30'))).toBeTruthy()
    expect(calls).not.toContain('/account/get_order')
    await expectAccessible()
  })

  test('starts the earliest order and opens the cart at once', async () => {
    const { again, priced, inCart, path, instance } = await openCard()
    await priced('19,50 €')
    await again()
    await waitFor(() => expect(path()).toBe('/carrello'))
    expect(inCart()).toEqual(both)
    expect(instance.stores.draft.state).toMatchObject({
      type: 'takeAway',
      slotStart: '2026-11-20 12:30:00',
      venueId: 12,
      menuId: 2,
    })
    expect(instance.stores.dialogs.state.queue).toEqual([])
  })

  test('stays within an order that is started', async () => {
    const { again, priced, inCart, path, instance } = await openCard({ isStarted: true })
    await priced('19,50 €')
    await again()
    await waitFor(() => expect(path()).toBe('/carrello'))
    expect(inCart()).toEqual(both)
    expect(instance.stores.draft.state.slotStart).toBe(dinner.slotStart)
  })

  test('names a change, which the review shows before adding', async () => {
    const { card, again, review, inCart, path, user } = await openCard({ asBefore: cheaper })
    await card.findByText('Margherita now costs 6,50 € instead of 6,00 €.')
    await again()
    const dialog = await review()
    await dialog.findByText('Some things have changed')
    expect(inCart()).toEqual([])
    await user.click(dialog.getByRole('button', { name: /^Add to order/ }))
    expect(inCart()).toEqual(both)
    expect(path()).toBe('/carrello')
  })

  test('counts more than two changes', async () => {
    const more = [...lines, { ...tiramisu, note: 'no cocoa' }, { ...tiramisu, note: 'two spoons' }]
    const asBefore = (line: CartLine) => (line.item.name === 'Tiramisu' ? gone(line) : line)
    const { priced } = await openCard({ lines: more, asBefore })
    expect(await priced('3 things have changed.')).toBeTruthy()
  })

  test('is gone when nothing of the order is left', async () => {
    const { screen } = await openCard({ asBefore: gone })
    await waitFor(() => expect(screen.queryByRole('region', named)).toBeNull())
  })

  test('opens the review, which tries again, when loading fails', async () => {
    const isBroken = { now: true }
    const answer = (path: string) =>
      isBroken.now && path.endsWith('/get_products_list')
        ? Response.json({ success: false, data: null, messages: ['Busy'] })
        : null
    const { again, review, inCart, path, user } = await openCard({ answer })
    await again()
    const dialog = await review()
    const retry = await dialog.findByRole('button', { name: 'Try again' })
    isBroken.now = false
    await user.click(retry)
    await user.click(await dialog.findByRole('button', { name: /^Add to order/ }))
    expect([path(), inCart()]).toEqual(['/carrello', both])
  })

  test('asks how and when where a place is needed', async () => {
    const { card, again, screen, user, inCart, instance } = await openCard({
      service: { like: 3 },
      draft: { venueId: id(31) },
      lines: [tiramisu],
      earlier: { venueId: id(31), type: 'delivery' },
    })
    await card.findByText(wholeText(/^Delivery · .* plus delivery$/))
    await again()
    const sheet = within(await screen.findByRole('dialog', { name: 'How and when?' }))
    await sheet.findByRole('combobox', { name: 'Address' })
    await user.click(sheet.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'How and when?' })).toBeNull())
    act(() => instance.stores.draft.choose(aDraft(dinner)))
    expect(inCart()).toEqual([])
  })

  test('stands above the menu until an order is started', async () => {
    const { screen, card, again, priced, path, instance } = await openCard(
      { draft: { venueId: id(11) }, earlier: { venueId: id(11) } },
      '/menu',
    )
    await priced(/^\d+,\d\d\s€$/)
    const search = screen.getByRole('searchbox')
    const button = card.getByRole('button')
    expect(button.compareDocumentPosition(search) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await again()
    await waitFor(() => expect(path()).toBe('/carrello'))
    act(() => {
      instance.stores.cart.change(clearCart)
      instance.location.navigate('/menu')
    })
    await screen.findByRole('searchbox')
    expect(screen.queryByRole('region', named)).toBeNull()
  })
})

describe('no card of the last order', () => {
  test.each([
    ['on the day of the order', { slotStart: moment('2026-11-20 11:00:00') }],
    ['at another venue', { venueId: id<'Venue'>(11) }],
    ['for an order at a table', { type: 'table' }],
    ['for a type that is not offered here', { type: 'delivery' }],
    ['of an older version of the widget', { venueId: null, type: null, slotStart: null }],
  ] as const)('%s', async (_, earlier) => {
    const { screen, settled } = await openAgain('/', { lines, earlier })
    await screen.findByRole('region', { name: 'Opening hours' })
    await settled()
    expect(screen.queryByRole('region', named)).toBeNull()
  })

  test('while the cart has dishes', async () => {
    const { screen, addLine } = await openCard()
    await addLine(tiramisu)
    await waitFor(() => expect(screen.queryByRole('region', named)).toBeNull())
  })

  test('while it is not paid', async () => {
    const { screen, instance } = await openCard()
    const journal = instance.stores.of(createJournalStore)
    act(() => {
      journal.begin('draft', id(12))
      journal.unpaid(earlierId, null, { total: price('18.50'), currency: 'EUR', mode: 'card', orderType: 'takeAway' })
    })
    await waitFor(() => expect(screen.queryByRole('region', named)).toBeNull())
  })

  test('after signing out', async () => {
    const { screen, instance } = await openCard({ isSignedIn: true })
    await act(() => logOut(instance))
    await waitFor(() => expect(screen.queryByRole('region', named)).toBeNull())
  })
})
