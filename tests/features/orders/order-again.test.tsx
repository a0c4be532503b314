import { act, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { Order } from '#src/contract/placed-order.ts'
import { clearCart } from '#src/domain/cart/change-cart.ts'
import { createPlacedLinesStore } from '#src/state/placed-lines-store.ts'
import { id, price } from '#tests/support/builders.ts'
import { dinner, margherita, tiramisu } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'
import { aRow } from '#tests/support/order-builders.ts'
import { aDraft } from '#tests/support/render-widget.tsx'

import { anOrderOfToday, openOrders } from './open-orders.tsx'

const pizza = aRow({ quantity: 2, sizeName: 'Regular', sizePrice: price('6.50'), total: price('13.00') })
const dessert = aRow({ name: 'Tiramisu', total: price('5.50') })

/** The detail of an earlier order, with an order under way unless `setup` says otherwise. */
async function openEarlier(rows: Order['rows'], setup: OrderSetup = {}) {
  const order = anOrderOfToday({ status: 'confirmed', rows })
  const opened = await openOrders(`/ordine/dettaglio/${order.id}`, [order], { draft: {}, ...setup })
  const { screen, user } = opened
  await screen.findByRole('region', { name: 'Your order' })
  return {
    ...opened,
    order,
    /** Asks to order again and answers the review once it knows. */
    async again() {
      await user.click(screen.getByRole('button', { name: 'Order again' }))
      const review = within(await screen.findByRole('dialog', { name: 'Order again' }))
      return review
    },
  }
}

describe('ordering again', () => {
  test('shows dishes and prices, adds them on agreement', async () => {
    const { again, user, path, instance, expectAccessible } = await openEarlier([pizza, dessert])
    const review = await again()
    const add = await review.findByRole('button', { name: /^Add to order/ })
    expect(review.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 ×MargheritaRegular13,00\u00a0€',
      '1 ×Tiramisu5,50\u00a0€',
    ])
    expect(instance.stores.cart.state.cart.lines).toEqual([])
    await expectAccessible()
    await user.click(add)
    expect(path()).toBe('/carrello')
    expect(instance.stores.cart.state.cart.lines.map(({ quantity, item }) => [quantity, item.name])).toEqual([
      [2, 'Margherita'],
      [1, 'Tiramisu'],
    ])
  })

  test('adds nothing to an order that would be too large [CART-38]', async () => {
    const { again, user, screen, instance } = await openEarlier([pizza, dessert], {
      lines: [{ ...margherita, quantity: 998 }],
    })
    await user.click(await (await again()).findByRole('button', { name: /^Add to order/ }))
    await screen.findByText(/^Not added: an order takes at most 300 lines and 1000 pieces/)
    expect(instance.stores.cart.state.cart.lines.map(({ quantity }) => quantity)).toEqual([998])
  })

  test('lists what is gone, repriced or incomplete', async () => {
    const gone = aRow({ name: 'Pizza of last summer' })
    const dearer = { ...pizza, total: price('12.00') }
    const lost = aRow({
      name: 'Tiramisu',
      total: price('6.50'),
      additions: [{ ingredientId: id(9_999), name: 'Gold leaf', price: price('1.00') }],
    })
    const { again } = await openEarlier([gone, dearer, lost])
    const review = await again()
    const notice = (await review.findByText('Some things have changed')).closest<HTMLElement>('.notice')
    expect(
      within(notice ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Pizza of last summer was removed: it is no longer available.',
      'Margherita now costs 6,50\u00a0€ instead of 6,00\u00a0€.',
      'Tiramisu: Gold leaf was taken off, it is no longer available.',
      'Tiramisu now costs 5,50\u00a0€ instead of 6,50\u00a0€.',
    ])
  })

  test('says that nothing is left, adds nothing', async () => {
    const { again } = await openEarlier([aRow({ name: 'Pizza of last summer' })])
    const review = await again()
    expect(await review.findByText('Nothing of this order is available now.')).toBeTruthy()
    expect(review.queryByRole('button', { name: /^Add to order/ })).toBeNull()
  })

  test('keeps the current order, says so, merges equals', async () => {
    const { again, user, instance } = await openEarlier([pizza, dessert], {
      lines: [
        { ...margherita, quantity: 1 },
        { ...tiramisu, quantity: 3 },
      ],
    })
    const review = await again()
    const add = await review.findByRole('button', { name: /^Add to order/ })
    expect(review.getByText(/^Your order already has 4 items: they stay/)).toBeTruthy()
    await user.click(add)
    expect(instance.stores.cart.state.cart.lines.map(({ quantity, item }) => [quantity, item.name])).toEqual([
      [3, 'Margherita'],
      [4, 'Tiramisu'],
    ])
  })

  test('adds nothing when the review is closed', async () => {
    const { again, user, path, instance, order } = await openEarlier([dessert])
    const review = await again()
    await review.findByRole('button', { name: /^Add to order/ })
    await user.click(review.getByRole('button', { name: 'Close' }))
    expect(instance.stores.cart.state.cart.lines).toEqual([])
    expect(path()).toBe(`/ordine/dettaglio/${order.id}`)
  })

  test('goes through the wizard first without an order', async () => {
    const { screen, user, path, instance } = await openEarlier([dessert], { draft: null })
    await user.click(screen.getByRole('button', { name: 'Order again' }))
    expect(path()).toBe('/ordine')
    expect(instance.stores.draft.state.defaultType).toBe('takeAway')
    expect(screen.queryByRole('dialog', { name: 'Order again' })).toBeNull()
    act(() => {
      instance.stores.draft.choose(aDraft(dinner))
      instance.location.navigate('/menu')
    })
    const review = within(await screen.findByRole('dialog', { name: 'Order again' }))
    expect(await review.findByText('Tiramisu')).toBeTruthy()
  })

  test('is forgotten when the diner leaves the wizard', async () => {
    const { screen, user, instance } = await openEarlier([dessert], { draft: null })
    await user.click(screen.getByRole('button', { name: 'Order again' }))
    act(() => instance.location.navigate('/'))
    act(() => {
      instance.stores.draft.choose(aDraft(dinner))
      instance.location.navigate('/menu')
    })
    await screen.findByRole('navigation', { name: 'Categories' })
    expect(instance.stores.dialogs.state.queue).toEqual([])
  })

  test('uses the device’s copy where rows have only names', async () => {
    const { again, instance, order, user } = await openEarlier([pizza], { lines: [{ ...margherita, quantity: 2 }] })
    const { lines } = instance.stores.cart.state.cart
    act(() => {
      instance.stores
        .of(createPlacedLinesStore)
        .keep(order.id, JSON.parse(JSON.stringify(lines)) as typeof lines, aDraft(dinner))
      instance.stores.cart.change(clearCart)
    })
    const review = await again()
    await user.click(await review.findByRole('button', { name: /^Add to order/ }))
    expect(instance.stores.cart.state.cart.lines).toMatchObject([{ quantity: 2, item: { size: { name: 'Regular' } } }])
  })

  test('says why it cannot be looked at, and looks again', async () => {
    const { screen, again, breakDown, user } = await openEarlier([dessert])
    breakDown(true)
    const review = await again()
    const retry = await review.findByRole('button', { name: 'Try again' })
    breakDown(false)
    await user.click(retry)
    expect(await within(screen.getByRole('dialog', { name: 'Order again' })).findByText('Tiramisu')).toBeTruthy()
  })
})
