import { act, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { productPath } from '#src/instance/routes/paths.ts'
import { createPlacedLinesStore } from '#src/state/placed-lines-store.ts'
import { createTableStore } from '#src/state/table-store.ts'
import { id } from '#tests/support/builders.ts'
import { draftSamples } from '#tests/support/draft-samples.ts'
import { noon, tiramisu } from '#tests/support/open-order.tsx'

import { confirmation, openCheckout } from './open-checkout.tsx'

async function placeOrder(type: 'table' | 'collect') {
  const order = await openCheckout(draftSamples[type])
  const { screen, user, instance, press, path } = order
  const tables = instance.stores.of(createTableStore)
  act(() => tables.sitDown({ id: id(3), name: '3', code: 'stella-3-v9Lp' }, id(21), noon))
  await user.click(screen.getByRole('radio', { name: 'Cash' }))
  await press()
  await waitFor(() => expect(path()).toMatch(confirmation))
  return { ...order, rounds: () => instance.stores.of(createPlacedLinesStore).state.orders.map(({ round }) => round) }
}

describe('a placed order', () => {
  test('at a table is a round of the visit', async () => {
    const { screen, rounds } = await placeOrder('table')
    expect(rounds()).toEqual([{ tableId: 3, atMs: noon, token: null }])
    const card = await screen.findByRole('region', { name: 'You are at table 3' })
    await waitFor(() => expect(card.textContent).toMatch(/1 order, 9,50\s€/))
  })

  test('of another type is none', async () => {
    const { screen, rounds } = await placeOrder('collect')
    expect(rounds()).toEqual([null])
    await screen.findByRole('region', { name: 'Your order' })
    expect(screen.queryByRole('region', { name: 'You are at table 3' })).toBeNull()
  })
})

test('a guest at a table is promised no mail [ORD-46]', async () => {
  const { screen, user, press } = await openCheckout({ ...draftSamples.table, isGuest: true })
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Rosa')
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Bruno')
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '+39 333 123 4567')
  for (const box of screen.queryAllByRole('checkbox', { name: /privacy|terms/i })) await user.click(box)
  await user.click(screen.getByRole('radio', { name: 'Cash' }))
  const when = screen.getByRole('region', { name: 'Order at the table' })
  expect(when.textContent).toMatch(/Table 3/)
  expect(when.textContent).not.toMatch(/\d\d:\d\d/)
  await press()
  await screen.findByText(/You will see here when it is confirmed/)
  expect(screen.queryByText(/e-mail/)).toBeNull()
})

test('what a round took, the next knows at once [ORD-55]', async () => {
  let isHeld = false
  const { screen, user, press, path, instance, addLine, ...order } = await openCheckout({
    ...draftSamples.table,
    lines: [{ ...tiramisu, quantity: 3 }],
    answer: (call) => (isHeld && call === '/restaurant/get_product' ? new Promise(() => {}) : null),
  })
  await order.service.changeRestaurant(order.restaurantId, { stock: [{ productId: 801, venueId: 21, quantity: 6 }] })
  const openTiramisu = () => act(() => instance.location.navigate(productPath(id(8), id(801))))
  openTiramisu()
  await screen.findByText('Available: 3')
  act(() => instance.location.back())
  await user.click(await screen.findByRole('radio', { name: 'Cash' }))
  await press()
  await waitFor(() => expect(path()).toMatch(confirmation))

  await addLine({ productId: 802 })
  isHeld = true
  openTiramisu()
  await screen.findByText('Available: 3')
})
