import type { DiscountCode } from '#src/contract/discount-code.ts'
import type { Reward } from '#src/contract/loyalty.ts'
import type { AppliedReward } from '#src/contract/order.ts'
import type { Promotion, Threshold } from '#src/contract/promotion.ts'

import { id, price } from './builders.ts'

/** A code for every order type, without dates or minimum. */
export function aDiscountCode(fields: Partial<DiscountCode> = {}): DiscountCode {
  return {
    id: id(9),
    name: 'WELCOME10',
    kind: 'percentage',
    value: 10,
    orderTypes: ['takeAway', 'delivery', 'eatIn', 'dil', 'table'],
    orderTypeNames: [],
    from: null,
    to: null,
    minimumOrder: null,
    freesDelivery: false,
    isHidden: false,
    ...fields,
  }
}

/** 5.00 off, for any product, whenever, with others. */
export function aReward(fields: Partial<Reward> = {}): Reward {
  return {
    id: id(1),
    kind: 'amount',
    value: 5,
    isCumulable: true,
    promotionId: id(5),
    typeId: 'any',
    productId: 'any',
    name: null,
    from: null,
    to: null,
    cost: null,
    ...fields,
  }
}

/** A reward as it is sent: one that is for no line. */
export function anAppliedReward(fields: Partial<AppliedReward> = {}): AppliedReward {
  const noLine = { lineId: null, productId: null, typeId: null, productName: null }
  return { reward: aReward(), discount: price('5.00'), ...noLine, ...fields }
}

/** A point for each 10.00 spent, in every venue, without thresholds. */
export function aPromotion(fields: Partial<Promotion> = {}): Promotion {
  return {
    id: id(5),
    name: 'Points 2026',
    note: null,
    scoring: 'amountSpent',
    amountPerPoint: 10,
    rules: [],
    thresholds: [],
    venueMask: [],
    resetsPoints: true,
    to: null,
    rewardsExpire: false,
    rewardsExpireOn: null,
    mode: null,
    isCumulable: null,
    ...fields,
  }
}

export function aThreshold(fields: Partial<Threshold> = {}): Threshold {
  return { points: 50, mode: 1, kind: 'amount', value: 5, name: null, isCumulable: true, ...fields }
}
