import { describe, expect, test } from 'vitest'

import {
  activeOrderTypes,
  deliversToAddresses,
  destinationOf,
  hasTimeLimit,
  inServiceOrder,
  isDelivered,
  isEatIn,
  needsGuestEmail,
  perService,
  serviceOrder,
} from '#src/domain/services/order-type.ts'
import { aServiceConfig, aVenue } from '#tests/support/builders.ts'

const orderTypes = ['takeAway', 'delivery', 'eatIn', 'dil', 'table'] as const

describe('inServiceOrder', () => {
  test('sorts DIL, DELIVERY, TAKEAWAY into TAKEAWAY, DELIVERY, DIL [BCONST-03]', () => {
    expect(inServiceOrder(['dil', 'delivery', 'takeAway'])).toEqual(['takeAway', 'delivery', 'dil'])
  })

  test('knows six services in their order [CONST-01]', () => {
    expect(serviceOrder).toEqual(['takeAway', 'delivery', 'eatIn', 'dil', 'table', 'reservation'])
  })

  test('leaves out unknown services and repetitions', () => {
    expect(inServiceOrder(['other', 'table', 'table'])).toEqual(['table'])
  })
})

describe('activeOrderTypes', () => {
  test('lists active types in service order, without reservation [WIZ-02, BCONST-02]', () => {
    const venue = aVenue({
      table: aServiceConfig({ type: 'table' }),
      delivery: aServiceConfig({ type: 'delivery' }),
      eatIn: aServiceConfig({ type: 'eatIn', isActive: false }),
      reservation: aServiceConfig({ type: 'reservation' }),
    })
    expect(activeOrderTypes(venue)).toEqual(['takeAway', 'delivery', 'table'])
  })

  test('keeps a blocked type that is active', () => {
    expect(activeOrderTypes(aVenue({ takeAway: aServiceConfig({ isBlocked: true }) }))).toEqual(['takeAway'])
  })

  test('is empty when nothing is configured', () => {
    expect(activeOrderTypes(aVenue({ takeAway: null }))).toEqual([])
  })
})

describe('what a type brings with it', () => {
  test('eating in and table orders use the eat-in list', () => {
    expect(orderTypes.filter(isEatIn)).toEqual(['eatIn', 'table'])
  })

  test('TAKEAWAY, DELIVERY and DIL get a time limit', () => {
    expect(orderTypes.filter(hasTimeLimit)).toEqual(['takeAway', 'delivery', 'dil'])
  })

  test.each([
    ['takeAway', 'venue'],
    ['delivery', 'address'],
    ['eatIn', 'venue'],
    ['dil', 'servicePoint'],
    ['table', 'table'],
    ['reservation', 'venue'],
    ['other', 'venue'],
    [null, 'venue'],
  ] as const)('%s leads to the %s [ORD-11]', (type, destination) => {
    expect(destinationOf(type)).toBe(destination)
  })

  test('all but table orders ask guests for an e-mail', () => {
    expect(orderTypes.filter(needsGuestEmail)).toEqual(['takeAway', 'delivery', 'eatIn', 'dil'])
  })

  test('DELIVERY and DIL are brought to the diner [PRICE-29]', () => {
    expect(orderTypes.filter(isDelivered)).toEqual(['delivery', 'dil'])
  })
})

describe('deliversToAddresses', () => {
  test.each([
    ['an active delivery', aVenue({ delivery: aServiceConfig({ type: 'delivery' }) }), true],
    ['one that is not active', aVenue({ delivery: aServiceConfig({ type: 'delivery', isActive: false }) }), false],
    ['no delivery', aVenue({ delivery: null }), false],
    ['no venue', null, false],
  ])('with %s is %s [ACCT-25]', (_what, venue, delivers) => {
    expect(deliversToAddresses(venue)).toBe(delivers)
  })
})

test('perService has a value for each service', () => {
  const values = perService((type) => type.toUpperCase())
  expect(Object.entries(values)).toEqual(serviceOrder.map((type) => [type, type.toUpperCase()]))
})
