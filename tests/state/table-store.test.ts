import { describe, expect, test } from 'vitest'

import { visitMs } from '#src/domain/tables/visit.ts'
import { beginOf, createTableStore } from '#src/state/table-store.ts'
import { id } from '#tests/support/builders.ts'
import { createMemoryStorage } from '#tests/support/memory-storage.ts'

const venueId = id<'Venue'>(21)
const table = (number: number) => ({ id: id<'Table'>(number), name: String(number), code: `t${number}` })
const call = { reasonId: id<'CallReason'>(2), atMs: 1000, againMs: 301_000 }

/** A visit that began at table 4 in the first second, with a call. */
function seated() {
  const { storage } = createMemoryStorage()
  const store = createTableStore({ storage })
  store.sitDown(table(4), venueId, 0)
  store.called(call)
  return { ...store, storage }
}

describe('the seat', () => {
  test('is at its venue, until the visit is over', () => {
    const { seatAt } = seated()
    expect(seatAt(venueId, visitMs - 1)?.table).toEqual(table(4))
    expect(seatAt(venueId, visitMs)).toBeNull()
    expect(seatAt(id(11), 0)).toBeNull()
  })

  test('read again at the same table prolongs the visit', () => {
    const { sitDown, state } = seated()
    sitDown(table(4), venueId, visitMs - 1)
    expect(state).toMatchObject({ seat: { sinceMs: visitMs - 1, beganMs: 0 }, call })
  })

  test.each([
    ['at another table', 5, venueId, 1000],
    ['after the visit', 4, venueId, visitMs],
    ['at another venue', 4, id<'Venue'>(11), 1000],
  ])('read %s begins a visit without a call', (_where, number, at, nowMs) => {
    const { sitDown, state } = seated()
    sitDown(table(number), at, nowMs)
    expect(state).toMatchObject({ seat: { sinceMs: nowMs, beganMs: nowMs }, call: null })
  })

  test('is kept with its call', () => {
    const { storage, state } = seated()
    expect(createTableStore({ storage }).state).toEqual(state)
  })

  test('stored by an older version began when it was read', () => {
    const { storage } = createMemoryStorage()
    storage.write('table', { seat: { table: table(4), venueId, sinceMs: 7 } })
    const seat = createTableStore({ storage }).seatAt(venueId, 7)
    expect(seat && beginOf(seat)).toBe(7)
  })
})
