import type { Cents } from '#src/contract/values.ts'
import type { ServiceConfig } from '#src/contract/venue.ts'
import { cents, percentOf, roundToUnit, sumCents, zero } from '#src/domain/money.ts'
import { typedAmount } from '#src/domain/typed-amount.ts'

import type { OrderTotals } from './order-total.ts'

type TipConfig = Pick<ServiceConfig, 'tips'> | null
type Products = Pick<OrderTotals, 'products' | 'discount' | 'unit'>

/** One of the offered percentages; without one an amount of the diner's own, as it was typed. */
export type TipChoice = { readonly percent: number | null; readonly typed: string }

/** The percentages offered as a tip, each once, in the order of the service; empty = no tips (contract 7). */
export function tipPercents(config: TipConfig): number[] {
  const offered = (config?.tips?.percents ?? []).filter((percent) => percent > 0 && percent <= 100)
  return [...new Set(offered)]
}

/** The most that a tip may come to, in cents; null where the service sets none (contract 7). */
export function mostTip(config: TipConfig): Cents | null {
  const most = config?.tips?.maximum ?? zero
  return most > 0 ? most : null
}

/** Whether an amount is a tip that is taken: it exists in the currency, and is not too high. */
export function isTip(tip: Cents, config: TipConfig, { unit = 1 }: Pick<OrderTotals, 'unit'>): boolean {
  const most = mostTip(config)
  return tip >= 0 && (most === null || tip <= most) && tip % unit === 0
}

/** A percentage of the products after discounts, rounded half up, and never more than the most [PRICE-47]. */
export function percentTip({ products, discount, unit = 1 }: Products, percent: number, config: TipConfig): Cents {
  const tip = roundToUnit(percentOf(cents(products - discount), percent), unit)
  const most = mostTip(config)
  return most !== null && tip > most ? most : tip
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
  if (percent !== null) return percents.includes(percent) ? percentTip(totals, percent, config) : zero
  const tip = typedAmount(typed)
  return tip !== null && isTip(tip, config, totals) ? tip : null
}

/** The totals with a tip on top: nothing else depends on it. */
export function withTip<T extends OrderTotals>(totals: T, tip: Cents): T {
  return tip > 0 ? { ...totals, tip, total: sumCents([totals.total, tip]) } : totals
}
