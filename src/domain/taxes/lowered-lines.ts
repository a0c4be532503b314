import { sumOf } from '#src/browser/lists.ts'
import type { OrderLine } from '#src/contract/order.ts'
import type { Cents } from '#src/contract/values.ts'
import { apportion } from '#src/domain/apportion.ts'
import type { Savings } from '#src/domain/discounts/savings.ts'
import type { OrderTotals } from '#src/domain/fees/order-total.ts'
import { cents, sumCents, timesCents, zero } from '#src/domain/money.ts'

export type LoweredLine = Pick<OrderLine, 'lineId' | 'unitPrice' | 'quantity'> & {
  readonly item: Pick<OrderLine['item'], 'isDiscountable'>
}
type Lowered = { readonly savings: Savings; readonly totals: Pick<OrderTotals, 'discount' | 'unit'> }
type Share = { readonly amount: Cents; readonly isFor: (line: LoweredLine) => boolean }

/**
 * What each line costs after the discount of the order, never below 0. A code lowers what it is for in proportion, a free
 * product its line, any other reward all lines; what is more than those cost lowers the rest [TAX-08].
 */
export function loweredLines(lines: readonly LoweredLine[], { savings, totals }: Lowered): Cents[] {
  let prices = lines.map(({ unitPrice, quantity }) => timesCents(unitPrice, quantity))
  let left = totals.discount
  for (const { amount, isFor } of sharesOf(savings, totals.discount)) {
    const weights = lines.map((line, index) => (isFor(line) ? (prices[index] ?? zero) : zero))
    const taken = cents(Math.min(amount, left, sumCents(weights)))
    prices = subtract(prices, apportion(taken, weights, unitOf([taken, ...weights], totals.unit)))
    left = cents(left - taken)
  }
  return prices
}

function sharesOf({ code, rewards }: Savings, discount: Cents): Share[] {
  const all = { amount: discount, isFor: () => true }
  if (code) return [{ amount: discount, isFor: ({ item }) => item.isDiscountable }, all]
  const ofRewards = rewards.map((reward): Share => {
    const { lineId } = reward
    return { amount: reward.discount, isFor: (line) => lineId === null || line.lineId === lineId }
  })
  return [...ofRewards, all]
}

/** The unit of the currency where all amounts are made of it, else a cent: so no part is more than its line. */
function unitOf(amounts: readonly Cents[], unit = 1): number {
  return sumOf(amounts, (amount) => amount % unit) === 0 ? unit : 1
}

function subtract(prices: readonly Cents[], parts: readonly Cents[]): Cents[] {
  return prices.map((price, index) => cents(price - (parts[index] ?? zero)))
}
