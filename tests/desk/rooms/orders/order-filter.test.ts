import { expect, test } from 'vitest'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { choicesOf, isFiltering, isShown, noFilter, toggled } from '#desk/rooms/orders/order-filter.ts'
import { id } from '#tests/support/builders.ts'

const venue = (number: number) => ({
  id: id<'Venue'>(number),
  name: `V${number}`,
  currency: '€',
  timeZone: 'Europe/Rome',
})
const anOrder = (venueId: number, orderType: DeskOrder['orderType'], table: string | null = null) => ({
  venue: venue(venueId),
  orderType,
  place: { table, address: null, point: null },
})
const orders = [anOrder(12, 'delivery'), anOrder(11, 'table', '10'), anOrder(11, 'table', '9'), anOrder(11, 'takeAway')]
const shownBy = (filter: Parameters<typeof isShown>[1]) => orders.filter((order) => isShown(order, filter)).length

test.each([
  [noFilter, 4],
  [{ ...noFilter, venueIds: [id<'Venue'>(11)] }, 3],
  [{ ...noFilter, venueIds: [id<'Venue'>(11), id<'Venue'>(12)] }, 4],
  [{ ...noFilter, types: ['table' as const] }, 2],
  [{ ...noFilter, types: ['table' as const, 'delivery' as const] }, 3],
  [{ ...noFilter, table: '9' }, 1],
  [{ ...noFilter, venueIds: [id<'Venue'>(12)], table: '9' }, 0],
])('a filter shows what fits all parts [VENUE-49]: %j', (filter, count) => {
  expect(shownBy(filter)).toBe(count)
  expect(isFiltering(filter)).toBe(filter !== noFilter)
})

test('tables and venues stand in their order [VENUE-49]', () => {
  const { venues, tables, types } = choicesOf(orders, { ...noFilter, table: '3', types: ['dil'] })
  expect(venues.map(({ name }) => name)).toEqual(['V11', 'V12'])
  expect(tables).toEqual(['3', '9', '10'])
  expect(types).toEqual(['delivery', 'table', 'takeAway', 'dil'])
})

test('a second tap takes a choice back', () => {
  expect(toggled(toggled([1], 2), 1)).toEqual([2])
})
