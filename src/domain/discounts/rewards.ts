import { sumOf } from '#src/browser/lists.ts'
import type { Reward } from '#src/contract/loyalty.ts'
import type { AppliedReward } from '#src/contract/order.ts'
import type { Promotion } from '#src/contract/promotion.ts'
import type { Cents, LocalDate } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { productsTotal } from '#src/domain/cart/cart.ts'
import { percentOf, toCents, zero } from '#src/domain/money.ts'
import { isValidOn } from '#src/domain/time/validity.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

export type RewardedLine = Pick<CartLine, 'lineId' | 'quantity' | 'unitPrice' | 'standardPrice' | 'typeId'> & {
  readonly item: Pick<CartLine['item'], 'productId' | 'name'>
}

/** Order data that a reward is checked against. */
export type RewardContext = {
  readonly lines: readonly RewardedLine[]
  /** Service day of the slot (decision 92). */
  readonly day: LocalDate
  readonly hasCode: boolean
  /** Mode 2: the customer's points, from which rewards are paid; null = rewards cost no points. */
  readonly points: { readonly score: number; readonly promotion: Promotion } | null
}

export type RewardRefusal =
  | { readonly reason: 'unknown-kind' }
  | { readonly reason: 'code-applied' }
  | { readonly reason: 'already-applied' }
  | { readonly reason: 'dates'; readonly from: LocalDate | null; readonly to: LocalDate | null }
  | { readonly reason: 'not-cumulable' }
  | { readonly reason: 'no-product' }
  | { readonly reason: 'all-rewarded'; readonly name: string }
  | { readonly reason: 'not-enough-points' }

/** The reward with its discount, if it can be used beside those already applied [REW-05..12, PTS-14, PTS-15]. */
export function applyReward(
  reward: Reward,
  applied: readonly AppliedReward[],
  context: RewardContext,
): Verdict<AppliedReward, RewardRefusal> {
  // An unknown kind cannot be sent.
  if (reward.kind === 'other') return refuse({ reason: 'unknown-kind' })
  if (context.hasCode) return refuse({ reason: 'code-applied' })
  if (applied.some((other) => other.reward.id === reward.id)) return refuse({ reason: 'already-applied' })
  if (!isValidOn(reward, context.day)) return refuse({ reason: 'dates', from: reward.from, to: reward.to })
  if (applied.length > 0 && [reward, ...applied.map((other) => other.reward)].some(({ isCumulable }) => !isCumulable)) {
    return refuse({ reason: 'not-cumulable' })
  }
  const matching = context.lines.filter((line) => isFor(reward, line))
  const [first] = matching
  if (!first) return refuse({ reason: 'no-product' })
  const line = reward.kind === 'product' ? matching.find((one) => hasRoom(one, applied)) : undefined
  if (reward.kind === 'product' && !line) return refuse({ reason: 'all-rewarded', name: first.item.name })
  if (costOf(reward, context) > pointsLeft(applied, context)) return refuse({ reason: 'not-enough-points' })
  return accept({ reward, discount: rewardDiscount(reward, context.lines, line), ...lineFields(line) })
}

/** Whether the reward applies to a line: to its product, else to a type, else to any product [REW-09, REW-10]. */
function isFor({ productId, typeId }: Reward, line: RewardedLine): boolean {
  if (productId !== 'any') return line.item.productId === productId
  return typeId === 'any' || line.typeId === typeId
}

/** Whether the line has a unit without a reward: each unit takes one product reward [REW-11]. */
function hasRoom({ lineId, quantity }: RewardedLine, applied: readonly AppliedReward[]): boolean {
  return applied.filter((other) => other.lineId === lineId).length < quantity
}

/**
 * Discount of a reward in cents: a percentage of all products, an amount, or the standard price of one unit
 * [PRICE-38..41].
 */
function rewardDiscount({ kind, value }: Reward, lines: readonly RewardedLine[], line?: RewardedLine): Cents {
  if (kind === 'product') return line?.standardPrice ?? zero
  if (kind === 'percentage') return percentOf(productsTotal(lines), value ?? 0)
  return toCents(value ?? 0)
}

function lineFields(line?: RewardedLine): Pick<AppliedReward, 'lineId' | 'productId' | 'typeId' | 'productName'> {
  return {
    lineId: line?.lineId ?? null,
    productId: line?.item.productId ?? null,
    typeId: line?.typeId ?? null,
    productName: line?.item.name ?? null,
  }
}

/** Points that a reward costs: its own, else those of its threshold (rulings "mode 2, remaining choice"). */
export function costOf(reward: Reward, { points }: Pick<RewardContext, 'points'>): number {
  if (!points || modeOf(points.promotion) !== 2) return 0
  const isSame = ({ kind, value, name }: Pick<Reward, 'kind' | 'value' | 'name'>) =>
    kind === reward.kind && value === reward.value && name === reward.name
  return reward.cost ?? points.promotion.thresholds.find(isSame)?.points ?? 0
}

/** The score after the rewards chosen so far [PTS-15]. */
export function pointsLeft(applied: readonly AppliedReward[], context: Pick<RewardContext, 'points'>): number {
  if (!context.points) return Infinity
  return context.points.score - sumOf(applied, ({ reward }) => costOf(reward, context))
}

/** 1: rewards are earned at thresholds; 2: rewards are bought with points (contract 2.11). */
export function modeOf({ mode, thresholds }: Promotion): number {
  return mode ?? thresholds[0]?.mode ?? 1
}

export type DroppedReward = { readonly reward: Reward; readonly refusal: RewardRefusal }

/**
 * Checks the applied rewards again against the current order; valid ones keep their line, others are dropped [REW-14].
 */
export function retainRewards(
  applied: readonly Pick<AppliedReward, 'reward' | 'lineId'>[],
  context: RewardContext,
): { readonly kept: readonly AppliedReward[]; readonly dropped: readonly DroppedReward[] } {
  const kept: AppliedReward[] = []
  const dropped: DroppedReward[] = []
  for (const { reward, lineId } of applied) {
    const lines = lineId === null ? context.lines : context.lines.filter((line) => line.lineId === lineId)
    const verdict = applyReward(reward, kept, { ...context, lines })
    if (verdict.ok) kept.push(verdict.value)
    else dropped.push({ reward, refusal: verdict.refusal })
  }
  return { kept, dropped }
}
