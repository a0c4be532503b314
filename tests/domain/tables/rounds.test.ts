import { describe, expect, test } from 'vitest'

import type { OrderStatus } from '#src/contract/placed-order.ts'
import { countedRounds, paidTotal, runningTotal } from '#src/domain/tables/rounds.ts'
import { price } from '#tests/support/builders.ts'
import { anOrder } from '#tests/support/order-builders.ts'

const round = (status: OrderStatus, total: string) => ({ status, total: price(total) })

describe('the running total', () => {
  test('is the sum of what was neither refused nor cancelled', () => {
    const rounds = [
      round('new', '10.00'),
      round('waiting', '5.00'),
      round('confirmed', '2.50'),
      round('other', '1.00'),
      round('refused', '100.00'),
      round('cancelled', '200.00'),
    ]
    expect(countedRounds(rounds)).toEqual(rounds.slice(0, 4))
    expect(runningTotal(rounds)).toBe(price('18.50'))
    expect(runningTotal([])).toBe(0)
  })
})

describe('what is paid online', () => {
  test('is paid with an order, or by bills afterwards', () => {
    const inCash = { status: 'confirmed', paymentMode: 'cash', paymentStatus: null, total: price('10.00') } as const
    const byCard = { ...inCash, paymentMode: 'card' } as const
    const paid = price('2.50')
    expect(
      paidTotal([
        anOrder({ ...inCash, paidByBills: paid }),
        anOrder({ ...inCash, paidByBills: null }),
        anOrder({ ...byCard, paymentStatus: 'paid' }),
        anOrder({ ...byCard, status: 'new', paymentStatus: 'pending' }),
        anOrder({ ...inCash, status: 'cancelled', paidByBills: paid }),
      ]),
    ).toBe(price('12.50'))
  })
})
