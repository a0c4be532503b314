import { expect, test } from 'vitest'

import { cents } from '#src/domain/money.ts'
import { createBillStore } from '#src/state/bill-store.ts'
import { id } from '#tests/support/builders.ts'
import { createMemoryStorage } from '#tests/support/memory-storage.ts'

const request = {
  venueId: id<'Venue'>(21),
  tableId: id<'Table'>(3),
  orders: [{ id: id<'Order'>(10_001), token: 't_1' }],
  amount: cents(800),
}
const open = () => createBillStore(createMemoryStorage())

test('the same request keeps its key, another gets one', () => {
  const store = open()
  store.begin(request)
  const key = store.state.entry?.idempotencyKey ?? ''
  store.begin({ ...request, orders: [...request.orders] })
  expect(store.state.entry?.idempotencyKey).toBe(key)
  store.begin({ ...request, amount: cents(801) })
  expect(store.state.entry?.idempotencyKey).not.toBe(key)
})

test('a late answer for an earlier bill changes nothing', () => {
  const store = open()
  store.begin(request)
  const key = store.state.entry?.idempotencyKey ?? ''
  store.begin({ ...request, amount: cents(801) })
  store.opened(key, { id: id<'Bill'>(1001), token: 'b_1' })
  expect(store.state.entry?.bill).toBeNull()
})

test('a bill survives a reload, and is gone once closed', () => {
  const memory = createMemoryStorage()
  const store = createBillStore(memory)
  store.begin(request)
  store.opened(store.state.entry?.idempotencyKey ?? '', { id: id<'Bill'>(1001), token: 'b_1' })
  store.stop()
  const again = createBillStore(memory)
  expect(again.state.entry).toEqual(store.state.entry)
  again.close()
  again.stop()
  expect(createBillStore(memory).state.entry).toBeNull()
})
