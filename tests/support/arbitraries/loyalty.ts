import fc from 'fast-check'

import type { DiscountCode } from '#src/contract/discount-code.ts'
import type { LoyaltyCard, Reward } from '#src/contract/loyalty.ts'
import type { PointRule, Promotion, Threshold } from '#src/contract/promotion.ts'

import {
  aCount,
  aDate,
  aDateTime,
  aFlag,
  aList,
  aNumber,
  anId,
  anIdOrAny,
  anObject,
  aText,
  orNull,
  someCents,
} from './values.ts'
import { aServiceType } from './venue.ts'

export const aDiscountKind = fc.constantFrom('amount' as const, 'percentage' as const)
export const aRewardKind = fc.constantFrom('amount' as const, 'percentage' as const, 'product' as const)

export const aDiscountCode = anObject<DiscountCode>({
  id: anId(),
  name: aText,
  kind: aDiscountKind,
  value: aNumber,
  orderTypes: aList(aServiceType),
  orderTypeNames: aList(aText),
  from: orNull(aDateTime),
  to: orNull(aDateTime),
  minimumOrder: orNull(someCents),
  freesDelivery: aFlag,
  isHidden: aFlag,
})

export const aReward = anObject<Reward>({
  id: anId(),
  kind: aRewardKind,
  value: orNull(aNumber),
  isCumulable: aFlag,
  promotionId: anId(),
  typeId: anIdOrAny(),
  productId: anIdOrAny(),
  name: orNull(aText),
  from: orNull(aDate),
  to: orNull(aDate),
  cost: orNull(aNumber),
})

const aThreshold = anObject<Threshold>({
  points: aNumber,
  mode: orNull(aCount),
  kind: aRewardKind,
  value: orNull(aNumber),
  name: orNull(aText),
  isCumulable: aFlag,
})

const aPointRule = anObject<PointRule>({ typeId: anIdOrAny(), productId: anIdOrAny(), unitsPerPoint: orNull(aNumber) })

export const aPromotion = anObject<Promotion>({
  id: anId(),
  name: orNull(aText),
  note: orNull(aText),
  scoring: fc.constantFrom('amountSpent' as const, 'productCount' as const),
  amountPerPoint: orNull(aNumber),
  rules: aList(aPointRule),
  thresholds: aList(aThreshold),
  venueMask: aList(anId<'Venue'>()),
  resetsPoints: aFlag,
  to: orNull(aDate),
  rewardsExpire: aFlag,
  rewardsExpireOn: orNull(aDate),
  mode: orNull(aCount),
  isCumulable: orNull(aFlag),
})

export const aLoyaltyCard = anObject<LoyaltyCard>({
  score: aNumber,
  highestThreshold: aNumber,
  rewards: aList(aReward),
  promotion: orNull(aPromotion),
})
