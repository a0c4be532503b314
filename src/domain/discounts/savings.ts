import type { DiscountCode } from '#src/contract/discount-code.ts'
import type { Reward } from '#src/contract/loyalty.ts'
import type { AppliedReward } from '#src/contract/order.ts'
import type { Cents } from '#src/contract/values.ts'
import type { OrderAmounts } from '#src/domain/fees/order-total.ts'
import { orderTotal } from '#src/domain/fees/order-total.ts'
import { cents, sumCents } from '#src/domain/money.ts'

import type { CodeContext, PricedLine } from './discount-code-rules.ts'
import { codeDiscount, whyCodeRefused } from './discount-code-rules.ts'
import type { RewardContext } from './rewards.ts'
import { applyReward } from './rewards.ts'

/** Discounts of an order: one code, or rewards, never both [COUP-11, COUP-14, REW-06]. */
export type Savings = { readonly code: DiscountCode | null; readonly rewards: readonly AppliedReward[] }

export const noSavings: Savings = { code: null, rewards: [] }

/** The discount of the savings, as `orderTotal` needs it. */
export function discountOf(
  { code, rewards }: Savings,
  lines: readonly PricedLine[],
): Required<Pick<OrderAmounts, 'discount' | 'freesDelivery'>> {
  if (code) return { discount: codeDiscount(code, lines), freesDelivery: code.freesDelivery }
  return { discount: sumCents(rewards.map(({ discount }) => discount)), freesDelivery: false }
}

export type Offer = { readonly saving: Cents } & (
  | { readonly kind: 'code'; readonly code: DiscountCode }
  | { readonly kind: 'reward'; readonly applied: AppliedReward }
)

export type OfferQuery = {
  readonly codes: readonly DiscountCode[]
  readonly rewards: readonly Reward[]
  readonly savings: Savings
  readonly amounts: OrderAmounts & { readonly lines: RewardContext['lines'] & readonly PricedLine[] }
  readonly slotStart: CodeContext['slotStart']
  readonly reward: Pick<RewardContext, 'day' | 'points'>
}

/** Codes and rewards that can be added now, by how much they lower the total, the largest first. */
export function usableOffers({ codes, rewards, savings, amounts, slotStart, reward: context }: OfferQuery): Offer[] {
  const { lines, orderType } = amounts
  const totalWith = (used: Savings) => orderTotal({ ...amounts, ...discountOf(used, lines) }).total
  const savingOf = (used: Savings) => cents(totalWith(savings) - totalWith(used))
  const hasNothing = savings.code === null && savings.rewards.length === 0
  const usableCodes = codes.filter(
    (code) =>
      hasNothing &&
      !code.isHidden &&
      whyCodeRefused(code, { lines, orderType, slotStart, serviceDay: context.day }) === null,
  )
  const usableRewards = rewards.flatMap((reward) => {
    const verdict = applyReward(reward, savings.rewards, { ...context, lines, hasCode: savings.code !== null })
    return verdict.ok ? [verdict.value] : []
  })
  const offers: Offer[] = [
    ...usableCodes.map((code) => ({ kind: 'code' as const, code, saving: savingOf({ code, rewards: [] }) })),
    ...usableRewards.map((applied) => ({
      kind: 'reward' as const,
      applied,
      saving: savingOf({ code: null, rewards: [...savings.rewards, applied] }),
    })),
  ]
  return offers.filter(({ saving }) => saving > 0).sort((a, b) => b.saving - a.saving)
}
