import type { ServiceConfig } from '#src/contract/venue.ts'
import type { OrderDraft } from '#src/domain/checkout/order-request.ts'
import { knownTotals, orderTotal } from '#src/domain/fees/order-total.ts'

import { aLine, aProduct, aServiceConfig, id, moment, price, venueId } from './builders.ts'

export const fees = aServiceConfig({
  fixedCost: 1.5,
  fixedCostKind: 'amount',
  fixedCostName: 'Service',
  fixedCostDescription: 'Boxes and bags',
})

export type DraftFields = Partial<OrderDraft> & { readonly config?: ServiceConfig | null }

/** An order of three pizzas to take away, before it is one. */
export function aDraft(fields: DraftFields = {}): OrderDraft {
  const { lines = [aLine({ product: aProduct({ price: price('12.00') }), quantity: 3 })], ...rest } = fields
  const { orderType = 'takeAway', config = fees, people = null } = rest
  return {
    venueId,
    orderType,
    paymentMode: 'cash',
    cashMeans: 'mealVouchers',
    lines,
    slotStart: moment('2026-05-31 20:00:00'),
    slotEnd: moment('2026-05-31 20:15:00'),
    timetableId: id(40),
    asSoonAsPossible: false,
    people,
    notes: '',
    questions: [],
    answers: {},
    config,
    totals: knownTotals(orderType, orderTotal({ lines, orderType, config, people, deliveryFee: price('3.50') }))!,
    now: moment('2026-05-31 19:05:00'),
    ...rest,
  }
}
