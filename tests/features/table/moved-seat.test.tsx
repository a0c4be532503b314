import { expect, test } from 'vitest'

import { createPlacedLinesStore } from '#src/state/placed-lines-store.ts'
import { createTableStore } from '#src/state/table-store.ts'

import { openBillPage } from './open-bill.tsx'
import { staffOf } from './open-table.tsx'

const fifth = { id: 5, name: '5', code: 'stella-5-h6Wc' }

test('a visit goes on where it was moved to [ORD-83]', async () => {
  const page = await openBillPage()
  const { screen, instance, advance, listed, press, byCard, paidAtDesk, seesPaid } = page
  const rounds = (await listed(2)).length
  const ids = page.placed.map(({ orderId }) => orderId).toReversed()
  expect((await staffOf(page).post('tables/3/move', { to: fifth.id, rounds: ids })).ok).toBe(true)
  // The orders are asked for again while something is to be paid.
  advance(30_000)
  await screen.findByText(/^Table 5/)
  expect(await listed(rounds)).toHaveLength(2)
  const { seat } = instance.stores.of(createTableStore).state
  expect(seat?.table).toEqual(fifth)
  const { orders } = instance.stores.of(createPlacedLinesStore).state
  expect(orders.map(({ round }) => round?.tableId)).toEqual([5, 5])
  await press(/^Pay everything.*19,00/)
  await byCard()
  await seesPaid('19,00 €')
  expect(await paidAtDesk()).toEqual([950, 950])
})
