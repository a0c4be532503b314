import { describe, expect, test } from 'vitest'

import type { VenueCards } from '#desk/contract/tables.ts'
import type { CardWish } from '#desk/rooms/tables/cards/pages-of.ts'
import { pagesOf } from '#desk/rooms/tables/cards/pages-of.ts'
import { id } from '#tests/support/builders.ts'

/** A venue with so many tables, their numbers from `first` on. */
const aVenue = (count: number, first = 1): VenueCards => ({
  id: id<'Venue'>(first),
  name: 'Stella',
  place: 'Stella',
  cards: Array.from({ length: count }, (_, at) => {
    const number = first + at
    return { id: id<'Table'>(number), name: `${number}`, title: `Tavolo ${number}`, link: 'https://stella.example/' }
  }),
})
const counts = (venues: readonly VenueCards[], wish: CardWish) => pagesOf(venues, wish).map(({ length }) => length)

describe('the pages of cards', () => {
  test.each([
    [1, 'small', [1]],
    [12, 'small', [12]],
    [13, 'small', [12, 1]],
    [50, 'small', [12, 12, 12, 12, 2]],
    [4, 'large', [4]],
    [9, 'large', [4, 4, 1]],
  ] as const)('hold %i tables, %s [SET-32]', (count, size, expected) => {
    expect(counts([aVenue(count)], { tables: null, size })).toEqual(expected)
  })

  test('hold the chosen tables of all venues [SET-32]', () => {
    const tables = [id<'Table'>(2), id<'Table'>(9)]
    const [page] = pagesOf([aVenue(3), aVenue(3, 8)], { tables, size: 'large' })
    expect(page?.map(({ title }) => title)).toEqual(['Tavolo 2', 'Tavolo 9'])
    expect(counts([aVenue(3)], { tables: [], size: 'small' })).toEqual([])
  })
})
