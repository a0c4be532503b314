import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { againOffers } from '#src/domain/orders/again-offers.ts'
import type { EarlierOrder } from '#src/domain/orders/again-offers.ts'
import type { Favourite, FavouriteTime } from '#src/domain/orders/favourite.ts'
import { isSameOrder } from '#src/domain/orders/favourite.ts'
import { aLine, aProduct, aVenue, id, moment, time } from '#tests/support/builders.ts'

const venueId = id<'Venue'>(12)
const linesOf = (dish: number) => [aLine({ product: aProduct({ id: id(dish) }) })]
/** Friday noon. */
const now = moment('2026-11-20 12:00:00')
const yesterday = moment('2026-11-19 19:00:00')
const at = (weekday: number, text: string): FavouriteTime => ({ weekday, time: time(text) })

function favourite(dish: number, when: FavouriteTime | null = null, fields: Partial<Favourite> = {}): Favourite {
  return { orderId: id(dish), venueId, type: 'takeAway', lines: linesOf(dish), name: `Dish ${dish}`, when, ...fields }
}

function order(dish: number, fields: Partial<EarlierOrder> = {}): EarlierOrder {
  return { orderId: id(dish), venueId, type: 'takeAway', lines: linesOf(dish), slotStart: yesterday, ...fields }
}

// Open until two in the night after Friday.
const venue = aVenue({ openingHours: [{ weekday: 5, shift: 'F1', from: time('19:00'), to: time('02:00') }] })

type Known = Partial<Parameters<typeof againOffers>[0]>
const offers = (known: Known) =>
  againOffers({ favourites: [], placed: [], unpaidId: null, offeredTypes: ['takeAway', 'table'], now, venue, ...known })
const idsOf = (known: Known) => offers(known).map(({ orderId }) => orderId)

describe('againOffers', () => {
  test.each([
    ['before midnight', '2026-11-20 23:50:00', []],
    ['in the night after it', '2026-11-21 00:30:00', []],
    ['until the evening is over', '2026-11-21 02:30:00', [1]],
  ])('leaves out an order of this evening: %s [WIZ-46]', (_when, at_, expected) => {
    const placed = [order(1, { slotStart: moment('2026-11-20 23:45:00') })]
    expect(idsOf({ placed, now: moment(at_) })).toEqual(expected)
  })

  test('today’s come first, by time, those over after them', () => {
    const favourites = [
      favourite(1),
      favourite(2, at(5, '11:30')),
      favourite(3, at(5, '19:00')),
      favourite(4, at(6, '12:00')),
      favourite(5, at(5, '12:00')),
    ]
    expect(idsOf({ favourites, placed: [order(9)] })).toEqual([5, 3, 2, 1, 4, 9])
  })

  test('the last order is last, without a name', () => {
    const [kept, last] = offers({ favourites: [favourite(1)], placed: [order(2), order(3)] })
    expect([kept?.name, last?.name, last?.orderId]).toEqual(['Dish 1', null, 2])
  })

  test('the last order is not repeated beside its favourite', () => {
    expect(idsOf({ favourites: [favourite(1)], placed: [order(7, { lines: linesOf(1) })] })).toEqual([1])
  })

  test.each([
    ['yesterday', yesterday, [1]],
    ['today', moment('2026-11-20 00:15:00'), []],
    ['tomorrow', moment('2026-11-21 12:00:00'), []],
    ['at no known time', null, [1]],
  ])('a favourite ordered for %s', (_when, slotStart, expected) => {
    const placed = [order(8, { lines: linesOf(1), slotStart })]
    expect(idsOf({ favourites: [favourite(1, at(5, '12:30'))], placed })).toEqual(expected)
  })

  test.each([
    ['unpaid', { unpaidId: id<'Order'>(2) }, {}],
    ['of today', {}, { slotStart: now }],
    ['at a table', {}, { type: 'table' }],
    ['of a type not offered', {}, { type: 'delivery' }],
    ['of an older version', {}, { type: null, slotStart: null }],
  ] as const)('no last order that is %s', (_what, known, fields) => {
    expect(idsOf({ placed: [order(2, fields), order(3)], ...known })).toEqual([])
  })

  test('no favourite of a type that is not offered', () => {
    expect(idsOf({ favourites: [favourite(1, null, { type: 'eatIn' }), favourite(2)] })).toEqual([2])
  })

  test('never holds the same order twice, and drops nothing else', () => {
    const whens = fc.option(
      fc.record({
        weekday: fc.integer({ min: 1, max: 7 }),
        time: fc.constantFrom('09:00', '12:00', '20:00').map(time),
      }),
      { nil: null },
    )
    const dishes = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 6 })
    const slots = fc.constantFrom(yesterday, now, moment('2026-11-21 12:00:00'), null)
    const orders = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), slots), { maxLength: 5 })
    fc.assert(
      fc.property(dishes, fc.array(whens, { minLength: 6, maxLength: 6 }), orders, (kept, when, ordered) => {
        const favourites = kept.map((dish, index) => favourite(dish, when[index] ?? null))
        const placed = ordered.map(([dish, slotStart], index) =>
          order(100 + index, { lines: linesOf(dish), slotStart }),
        )
        const known = offers({ favourites, placed })
        known.forEach((one, index) => {
          for (const other of known.slice(index + 1)) expect(isSameOrder(one, other)).toBe(false)
        })
        const isToCome = (one: Favourite) =>
          placed.some((other) => other.slotStart !== null && other.slotStart >= now && isSameOrder(one, other))
        const named = known.filter(({ name }) => name !== null).map(({ orderId }) => orderId)
        expect(new Set(named)).toEqual(new Set(favourites.filter((one) => !isToCome(one)).map((one) => one.orderId)))
      }),
    )
  })
})
