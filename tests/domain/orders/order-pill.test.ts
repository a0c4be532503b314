import { describe, expect, test } from 'vitest'

import { orderPill } from '#src/domain/orders/order-pill.ts'
import { moment } from '#tests/support/builders.ts'
import { anOrder } from '#tests/support/order-builders.ts'

const slot = { slotStart: moment('2026-11-20 19:00:00'), slotEnd: moment('2026-11-20 19:15:00') }
const within = moment('2026-11-20 19:15:00')
const after = moment('2026-11-20 19:15:01')
const nextDay = moment('2026-11-21 19:15:01')
const brought = { status: 'confirmed', orderType: 'delivery', courierCompany: 'PonyU' } as const

describe('orderPill', () => {
  test.each([
    [{ status: 'new' }, 'waiting', 'waiting', null],
    [{ status: 'confirmed' }, 'preparing', null, null],
    [{ status: 'confirmed', orderType: 'delivery' }, 'preparing', null, null],
    [{ status: 'refused' }, 'rejected', null, null],
    [{ status: 'cancelled' }, 'rejected', null, null],
    [{ status: 'refused', endReason: 'unanswered' }, 'unanswered', null, null],
    [brought, 'preparing', 'preparing', null],
    [{ ...brought, courierStatus: 'picking' }, 'preparing', 'preparing', null],
    [{ ...brought, courierStatus: 'ON_DELIVERY' }, 'onDelivery', 'onDelivery', null],
    [{ ...brought, courierStatus: 'delivered' }, null, null, null],
    [{ ...brought, courierStatus: 'returning' }, null, null, null],
    [{ ...brought, courierStatus: 'canceled' }, null, null, null],
  ] as const)('of %j: %s in its slot, %s after, %s tomorrow', (fields, ...expected) => {
    const order = anOrder({ ...slot, ...fields })
    expect([within, after, nextDay].map((now) => orderPill(order, now))).toEqual(expected)
  })
})
