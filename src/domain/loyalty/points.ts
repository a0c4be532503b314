import { floorDecimal } from '#src/browser/decimals.ts'
import { sumOf } from '#src/browser/lists.ts'
import type { PointRule, Promotion, Threshold } from '#src/contract/promotion.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { modeOf } from '#src/domain/discounts/rewards.ts'
import { isInMask } from '#src/domain/venues/venue-mask.ts'

export type CountedLine = Pick<CartLine, 'quantity' | 'typeId'> & {
  readonly item: Pick<CartLine['item'], 'productId'>
}

export type EarningOrder = {
  readonly lines: readonly CountedLine[]
  /** Products after discounts, before fixed cost and delivery [PTS-04]. */
  readonly net: Cents
  readonly venueId: Id<'Venue'>
}

/**
 * Whole points that an order earns; null when the promotion does not apply to the venue and nothing shows [PTS-03..10].
 */
export function pointsOf(promotion: Promotion, { lines, net, venueId }: EarningOrder): number | null {
  if (!isInMask(promotion.venueMask, venueId)) return null
  return promotion.scoring === 'productCount'
    ? pointsOfProducts(promotion.rules, lines)
    : wholeParts(net, (promotion.amountPerPoint ?? 0) * 100)
}

/**
 * Points by product count: the units of all lines of one rule are added before dividing; rules are independent
 * [PTS-05..08].
 */
function pointsOfProducts(rules: readonly PointRule[], lines: readonly CountedLine[]): number {
  const units = new Map<PointRule, number>()
  for (const line of lines) {
    const rule = ruleFor(rules, line)
    if (rule) units.set(rule, (units.get(rule) ?? 0) + line.quantity)
  }
  return sumOf(units, ([rule, counted]) => wholeParts(counted, rule.unitsPerPoint ?? 0))
}

/** The rule for a line: that of its product, else of its type, else of any product [PTS-08]. */
function ruleFor(rules: readonly PointRule[], { item, typeId }: CountedLine): PointRule | undefined {
  return (
    rules.find(({ productId }) => productId === item.productId) ??
    rules.find((rule) => rule.productId === 'any' && rule.typeId === typeId) ??
    rules.find((rule) => rule.productId === 'any' && rule.typeId === 'any')
  )
}

/** How many whole times `part` fits into `amount`; 0 for a part of 0 [PTS-10]. */
function wholeParts(amount: number, part: number): number {
  return part > 0 ? Math.max(0, floorDecimal(amount / part)) : 0
}

export type Credit = { readonly score: number; readonly earned: readonly Threshold[] }

/**
 * Score and earned rewards after an order is completed. Mode 1: each threshold passed gives a reward, and the score
 * starts again at 0 after the highest, whatever their order. Mode 2: points only add up [PTS-11, PTS-12, PTS-15].
 */
export function creditPoints(score: number, points: number, promotion: Promotion): Credit {
  const sum = score + points
  if (modeOf(promotion) !== 1) return { score: sum, earned: [] }
  const earned = promotion.thresholds.filter((threshold) => score < threshold.points && threshold.points <= sum)
  const { thresholds, resetsPoints } = promotion
  const startsAgain = resetsPoints && thresholds.length > 0 && thresholds.every(({ points: one }) => sum >= one)
  return { score: startsAgain ? 0 : sum, earned }
}
