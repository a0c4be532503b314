import { describe, expect, test } from 'vitest'

import type { Favourite } from '#src/domain/orders/favourite.ts'
import { createFavouritesStore } from '#src/state/favourites-store.ts'
import { aLine, id, time } from '#tests/support/builders.ts'
import { createMemoryStorage } from '#tests/support/memory-storage.ts'

const favourite = (number: number, fields: Partial<Favourite> = {}): Favourite => ({
  orderId: id(number),
  venueId: id(12),
  type: 'takeAway',
  lines: [aLine()],
  name: `Number ${number}`,
  when: { weekday: 5, time: time('12:30') },
  ...fields,
})
const namesOf = ({ state }: ReturnType<typeof createFavouritesStore>) => state.favourites.map(({ name }) => name)

describe('favourites', () => {
  test('survive a reload, the newest first', () => {
    const memory = createMemoryStorage()
    const store = createFavouritesStore(memory)
    store.keep(favourite(1))
    store.keep(favourite(2, { when: null }))
    store.stop()
    const again = createFavouritesStore(memory)
    expect(again.state).toEqual({ favourites: [favourite(2, { when: null }), favourite(1)] })
  })

  test('are changed in their place', () => {
    const store = createFavouritesStore(createMemoryStorage())
    for (const number of [1, 2, 3]) store.keep(favourite(number))
    expect(store.keep(favourite(2, { name: 'Lunch' }))).toBe(true)
    expect(namesOf(store)).toEqual(['Number 3', 'Lunch', 'Number 1'])
  })

  test('are at most ten, and none is pushed out', () => {
    const store = createFavouritesStore(createMemoryStorage())
    const all = Array.from({ length: 11 }, (_, index) => store.keep(favourite(index + 1)))
    expect(all).toEqual([...Array.from({ length: 10 }, () => true), false])
    expect(store.keep(favourite(1, { name: 'Lunch' }))).toBe(true)
    expect(namesOf(store)).toHaveLength(10)
  })

  test('that another tab has kept stay', () => {
    const memory = createMemoryStorage()
    const [store, other] = [createFavouritesStore(memory), createFavouritesStore({ storage: memory.secondTab() })]
    store.keep(favourite(1))
    other.keep(favourite(2))
    store.keep(favourite(3))
    expect(namesOf(store)).toEqual(['Number 3', 'Number 2', 'Number 1'])
    other.remove(id(2))
    expect(namesOf(other)).toEqual(['Number 3', 'Number 1'])
  })

  test('come back where they were', () => {
    const store = createFavouritesStore(createMemoryStorage())
    for (const number of [1, 2, 3]) store.keep(favourite(number))
    const putBack = store.remove(id(2))
    expect(namesOf(store)).toEqual(['Number 3', 'Number 1'])
    putBack()
    expect(namesOf(store)).toEqual(['Number 3', 'Number 2', 'Number 1'])
    store.clear()
    expect(namesOf(store)).toEqual([])
  })

  test.each([
    ['text', 'favourites'],
    ['a list', [1, 2]],
    ['no list', { favourites: {} }],
    ['a weekday that is none', { favourites: [{ ...favourite(1), when: { weekday: 8, time: '12:30' } }] }],
    ['a time that is none', { favourites: [{ ...favourite(1), when: { weekday: 1, time: '25:00' } }] }],
    ['dishes that are none', { favourites: [{ ...favourite(1), lines: [{}] }] }],
  ])('are none where the storage holds %s [PERSIST-03]', (_what, stored) => {
    const memory = createMemoryStorage()
    memory.storage.write('favourites', stored)
    const store = createFavouritesStore(memory)
    expect(store.state.favourites).toEqual([])
    expect(store.keep(favourite(2))).toBe(true)
    expect(namesOf(store)).toEqual(['Number 2'])
  })
})
