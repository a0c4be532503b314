import { describe, expect, test } from 'vitest'

import { orderPlace } from '#src/domain/orders/order-place.ts'
import { anOrder } from '#tests/support/order-builders.ts'

const address = { street: 'Via Garibaldi', houseNumber: '8', town: 'Torino', postcode: '10122', province: 'TO' }

describe('orderPlace', () => {
  test('of a delivery is its address, doorbell and note [ORD-11]', () => {
    expect(orderPlace(anOrder({ orderType: 'delivery', ...address }))).toEqual({
      kind: 'address',
      address: 'Via Garibaldi 8, 10122 Torino (TO)',
      doorbell: null,
      note: null,
    })
    const told = anOrder({ orderType: 'delivery', ...address, doorbell: 'Rossi', addressNote: 'Third floor' })
    expect(orderPlace(told)).toMatchObject({ doorbell: 'Rossi', note: 'Third floor' })
  })

  test.each([
    [{ zoneTown: 'Lingotto', zonePostcode: '10126' }, 'Via Garibaldi 8, 10126 Lingotto, Torino (TO)'],
    [{ zoneTown: 'Lingotto' }, 'Via Garibaldi 8, 10122 Lingotto, Torino (TO)'],
    [{ zoneTown: 'Torino', zonePostcode: '10126' }, 'Via Garibaldi 8, 10126 Torino (TO)'],
    [{ houseNumber: null, postcode: null, province: null }, 'Via Garibaldi, Torino'],
  ])('with %j reads "%s" [ORD-11]', (fields, expected) => {
    expect(orderPlace(anOrder({ orderType: 'delivery', ...address, ...fields }))).toMatchObject({ address: expected })
  })

  test('of DIL is the service point and delivery point [ORD-11]', () => {
    const servicePoint = { name: 'Pier 4', deliveryPointLabel: 'Berth', typeLabel: 'To the boat' }
    expect(orderPlace(anOrder({ orderType: 'dil', servicePoint, deliveryPoint: '27', ...address }))).toEqual({
      kind: 'point',
      name: 'Pier 4',
      deliveryPointLabel: 'Berth',
      deliveryPoint: '27',
    })
    expect(orderPlace(anOrder({ orderType: 'dil', deliveryPoint: '27' }))).toMatchObject({ name: null })
  })

  test.each(['takeAway', 'eatIn', 'table', 'reservation', 'other'] as const)(
    'of %s is the venue [ORD-11]',
    (orderType) => {
      expect(orderPlace(anOrder({ orderType, ...address }))).toEqual({ kind: 'venue' })
    },
  )
})
