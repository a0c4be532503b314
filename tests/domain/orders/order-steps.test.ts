import { describe, expect, test } from 'vitest'

import { orderSteps } from '#src/domain/orders/order-steps.ts'
import { moment } from '#tests/support/builders.ts'
import { anOrder } from '#tests/support/order-builders.ts'

const words = (fields: Parameters<typeof anOrder>[0]) =>
  orderSteps(anOrder(fields)).map(({ kind, state }) => `${kind} ${state}`)

describe('orderSteps', () => {
  test.each([
    ['takeAway', 'new', ['sent done', 'waiting current', 'collect future']],
    ['takeAway', 'confirmed', ['sent done', 'confirmed done', 'collect current']],
    ['delivery', 'waiting', ['sent done', 'waiting current', 'arrive future']],
    ['dil', 'confirmed', ['sent done', 'confirmed done', 'arrive current']],
    ['table', 'new', ['sent done', 'waiting current']],
    ['table', 'confirmed', ['sent done', 'confirmed current']],
    ['eatIn', 'confirmed', ['sent done', 'confirmed current']],
    ['delivery', 'refused', ['sent done', 'rejected current']],
    ['takeAway', 'cancelled', ['sent done', 'rejected current']],
  ] as const)('of a %s order, %s', (orderType, status, expected) => {
    expect(words({ orderType, status })).toEqual(expected)
  })

  test.each([
    [null, 'confirmed current', ['ready future', 'assigned future', 'onDelivery future', 'delivered future']],
    ['pending', 'confirmed current', ['ready future', 'assigned future', 'onDelivery future', 'delivered future']],
    ['READY', 'confirmed done', ['ready current', 'assigned future', 'onDelivery future', 'delivered future']],
    ['picking', 'confirmed done', ['ready done', 'assigned current', 'onDelivery future', 'delivered future']],
    ['ON_DELIVERY', 'confirmed done', ['ready done', 'assigned done', 'onDelivery current', 'delivered future']],
    ['delivered', 'confirmed done', ['ready done', 'assigned done', 'onDelivery done', 'delivered done']],
    ['returning', 'confirmed done', ['undeliverable current']],
    ['canceled', 'confirmed done', ['cancelled current']],
  ] as const)('of a courier at %s', (courierStatus, confirmed, expected) => {
    const steps = words({ orderType: 'delivery', status: 'confirmed', courierCompany: 'PonyU', courierStatus })
    expect(steps).toEqual(['sent done', confirmed, ...expected])
  })

  test('of an early courier are all still to come', () => {
    const steps = words({ orderType: 'dil', status: 'new', courierCompany: 'PonyU', courierStatus: 'picking' })
    expect(steps).toEqual([
      'sent done',
      'waiting current',
      'ready future',
      'assigned future',
      'onDelivery future',
      'delivered future',
    ])
  })

  test('carry the service’s times, and the slot ahead', () => {
    const sentAt = moment('2026-11-20 12:00:00')
    const confirmedAt = moment('2026-11-20 12:05:00')
    const statusLog = [
      { status: 'new', at: sentAt },
      { status: 'confirmed', at: confirmedAt },
    ] as const
    const order = anOrder({ status: 'confirmed', statusLog })
    expect(orderSteps(order).map(({ at }) => at)).toEqual([sentAt, confirmedAt, order.slotStart])
    expect(orderSteps({ ...order, statusLog: null }).map(({ at }) => at)).toEqual([null, null, order.slotStart])
    const refused = { ...order, status: 'refused', statusLog: [{ status: 'refused', at: confirmedAt }] } as const
    expect(orderSteps(refused).map(({ at }) => at)).toEqual([null, confirmedAt])
  })
})
