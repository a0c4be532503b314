import type { Cents } from '#src/contract/values.ts'
import type { ServiceConfig } from '#src/contract/venue.ts'
import { cents, percentOf, roundToUnit, sumCents, zero } from '#src/domain/money.ts'
import { typedAmount } from '#src/domain/typed-amount.ts'

import type { OrderTotals } from './order-total.ts'

type TipConfig = Pick<ServiceConfig, 'tips'> | null
type Products = Pick<OrderTotals, 'products' | 'discount' | 'unit'>

/** One of the offered percentages; without one an amount of the diner's own, as it was typed. */
export type TipChoice = { readonly percent: number | null; readonly typed: string }

/** A tip may be as high as this, whatever the products cost. */
const alwaysPossible = cents(2000)

/** The percentages offered as a tip, each once, in the order of the service; empty = no tips (contract 7). */
export function tipPercents(config: TipConfig): number[] {
  const offered = (config?.tips?.percents ?? []).filter((percent) => percent > 0 && percent <= 100)
  return [...new Set(offered)]
}

/** A percentage of the products after discounts, rounded half up [PRICE-47]. */
export function percentTip({ products, discount, unit = 1 }: Products, percent: number): Cents {
  return roundToUnit(percentOf(cents(products - discount), percent), unit)
}

/** Whether an amount is a tip that is taken: it exists in the currency, and is not too high. */
export function isTip(tip: Cents, totals: Products): boolean {
  return tip >= 0 && tip <= mostTip(totals) && tip % (totals.unit ?? 1) === 0
}

/** The highest tip that is taken, in cents: what the products cost after discounts, or 20.00. */
export function mostTip({ products, discount }: Products): Cents {
  return cents(Math.max(products - discount, alwaysPossible))
}

/**
 * The tip that the diner chose, in cents; zero where none is offered or chosen, null while what is typed is no amount
 * that is taken.
 */
export function tipOf(choice: TipChoice | null, config: TipConfig, totals: Products): Cents | null {
  const percents = tipPercents(config)
  if (!choice || percents.length === 0) return zero
  const { percent, typed } = choice
  // A percentage that is not offered any more counts as none.
  if (percent !== null) return percents.includes(percent) ? percentTip(totals, percent) : zero
  const tip = typedAmount(typed)
  return tip !== null && isTip(tip, totals) ? tip : null
}

/** The totals with a tip on top: nothing else depends on it. */
export function withTip<T extends OrderTotals>(totals: T, tip: Cents): T {
  return tip > 0 ? { ...totals, tip, total: sumCents([totals.total, tip]) } : totals
}
