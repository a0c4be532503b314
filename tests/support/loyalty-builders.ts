import type { DiscountCode } from '#src/contract/discount-code.ts'
import type { Promotion, Reward, Threshold } from '#src/contract/loyalty.ts'
import type { AppliedReward } from '#src/contract/order.ts'

import { id, price } from './builders.ts'

/** 10 % off a take-away order, at any time and from the first cent. */
export function aDiscountCode(fields: Partial<DiscountCode> = {}): DiscountCode {
  return {
    id: id(1),
    name: 'WELCOME10',
    kind: 'percentage',
    value: 10,
    orderTypes: ['takeAway'],
    orderTypeNames: ['Take-away'],
    from: null,
    to: null,
    minimumOrder: null,
    freesDelivery: false,
    isHidden: false,
    ...fields,
  }
}

/** 5 euros off any order, together with other rewards. */
export function aReward(fields: Partial<Reward> = {}): Reward {
  return {
    id: id(1),
    kind: 'amount',
    value: 5,
    isCumulable: true,
    promotionId: id(1),
    typeId: 'any',
    productId: 'any',
    name: '5 euros',
    from: null,
    to: null,
    cost: null,
    ...fields,
  }
}

export function anAppliedReward(fields: Partial<AppliedReward> = {}): AppliedReward {
  return {
    reward: aReward(),
    discount: price('5.00'),
    lineId: null,
    productId: null,
    typeId: null,
    productName: null,
    ...fields,
  }
}

export function aThreshold(fields: Partial<Threshold> = {}): Threshold {
  return { points: 50, mode: 1, kind: 'amount', value: 5, name: '5 euros', isCumulable: true, ...fields }
}

/** One point for every 10 euros, rewards by themselves at 50 points. */
export function aPromotion(fields: Partial<Promotion> = {}): Promotion {
  return {
    id: id(1),
    name: 'Points',
    note: null,
    scoring: 'amountSpent',
    amountPerPoint: 10,
    rules: [],
    thresholds: [aThreshold()],
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
