import { listOf } from '#src/browser/lists.ts'
import type { DiscountCode } from '#src/contract/discount-code.ts'
import type { Reward } from '#src/contract/loyalty.ts'
import type { Id } from '#src/contract/values.ts'

import type { CodeContext, CodeRefusal, PricedLine } from './discount-code-rules.ts'
import { chooseCode } from './discount-code-rules.ts'
import type { RewardContext, RewardedLine, RewardRefusal } from './rewards.ts'
import { retainRewards } from './rewards.ts'
import type { Savings } from './savings.ts'

/** The code and rewards in use, as stored in the draft. */
export type ChosenSavings = {
  readonly codeName: string | null
  readonly rewards: readonly { readonly id: Id<'Reward'>; readonly lineId: number | null }[]
}

/** Current data of the order. */
export type SavingsContext = Omit<CodeContext, 'lines'> &
  Pick<RewardContext, 'points'> & { readonly lines: readonly (RewardedLine & PricedLine)[] }

/** Codes and rewards that the service currently offers. */
export type OfferedSavings = { readonly codes: readonly DiscountCode[]; readonly rewards: readonly Reward[] }

/** A code or reward in use that is no longer valid, and why. */
export type LostSaving =
  | { readonly kind: 'code'; readonly refusal: CodeRefusal }
  | { readonly kind: 'reward'; readonly refusal: RewardRefusal | { readonly reason: 'unknown-reward' } }

export type JudgedSavings = { readonly savings: Savings; readonly lost: readonly LostSaving[] }

/**
 * Checks code and rewards in use again: the valid ones with their current discount, and the lost ones [COUP-15,
 * REW-14].
 */
export function judgeSavings(chosen: ChosenSavings, offered: OfferedSavings, context: SavingsContext): JudgedSavings {
  return chosen.codeName === null
    ? judgeRewards(chosen.rewards, offered.rewards, context)
    : judgeCode(chosen.codeName, offered.codes, context)
}

function judgeCode(name: string, codes: readonly DiscountCode[], context: SavingsContext): JudgedSavings {
  const verdict = chooseCode(name, { ...context, codes, hasRewards: false })
  if (verdict.ok) return { savings: { code: verdict.value, rewards: [] }, lost: [] }
  return { savings: { code: null, rewards: [] }, lost: [{ kind: 'code', refusal: verdict.refusal }] }
}

function judgeRewards(
  chosen: ChosenSavings['rewards'],
  offered: readonly Reward[],
  context: SavingsContext,
): JudgedSavings {
  const known = chosen.flatMap(({ id, lineId }) => {
    const reward = offered.find((one) => one.id === id)
    return reward ? [{ reward, lineId }] : []
  })
  const { kept, dropped } = retainRewards(known, rewardContext(context))
  const unknown = listOf(chosen.length - known.length, () => ({ reason: 'unknown-reward' as const }))
  const refusals = [...unknown, ...dropped.map(({ refusal }) => refusal)]
  return { savings: { code: null, rewards: kept }, lost: refusals.map((refusal) => ({ kind: 'reward', refusal })) }
}

/** Order data that a reward is checked against. */
export function rewardContext({ lines, serviceDay, points }: SavingsContext, hasCode = false): RewardContext {
  return { lines, day: serviceDay, hasCode, points }
}
