import { sumOf } from '#src/browser/lists.ts'
import type { Cents } from '#src/contract/values.ts'
import { apportion } from '#src/domain/apportion.ts'
import type { Savings } from '#src/domain/discounts/savings.ts'
import type { OrderTotals } from '#src/domain/fees/order-total.ts'
import { sumCents, zero } from '#src/domain/money.ts'

import type { VatAmount } from './included-vat.ts'
import { includedVat } from './included-vat.ts'
import type { LoweredLine } from './lowered-lines.ts'
import { loweredLines } from './lowered-lines.ts'
import type { VatClass } from './vat-class.ts'

/** A dish of a line: the product itself, or what was picked for a combo. */
export type TaxedDish = { readonly class: VatClass; readonly quantity: number; readonly price: Cents }
export type TaxedLine = LoweredLine & {
  /** At least one. */
  readonly dishes: readonly TaxedDish[]
}

/** The part of a line that has one class, after discounts. */
export type VatPart = VatAmount & { readonly class: VatClass }
export type OrderVat = {
  /** One list for each line. */
  readonly lines: readonly (readonly VatPart[])[]
  /** Of delivery fee and fixed cost, one for each rate. */
  readonly costs: readonly VatAmount[]
}

type Taxed = {
  readonly lines: readonly TaxedLine[]
  readonly totals: OrderTotals
  readonly savings: Savings
  readonly percentOf: (vatClass: VatClass) => number | null
}

/**
 * Divides what is due over the rates of VAT: all parts together are the total without the tip, which has none
 * [TAX-07..10].
 */
export function vatOfOrder({ lines, totals, savings, percentOf }: Taxed): OrderVat {
  const { unit = 1 } = totals
  const prices = loweredLines(lines, { savings, totals })
  const ofLines = lines.map(({ dishes }, index) => {
    const classes = weightsOf(dishes)
    const parts = apportion(prices[index] ?? zero, [...classes.values()], unit)
    return [...classes.keys()].map((vatClass, part) => ({
      class: vatClass,
      ...withVat(parts[part] ?? zero, percentOf(vatClass), unit),
    }))
  })
  const costs = sumCents([totals.fixedCost, totals.delivery ?? zero])
  return { lines: ofLines, costs: vatOfCosts(costs, ofLines.flat(), unit) }
}

/** What each class of a line weighs: its dishes by their prices; where all are free, by how many they are [TAX-07]. */
function weightsOf(dishes: readonly TaxedDish[]): ReadonlyMap<VatClass, number> {
  const areFree = sumOf(dishes, ({ price, quantity }) => price * quantity) === 0
  const weights = new Map<VatClass, number>()
  for (const { class: vatClass, price, quantity } of dishes) {
    const weight = areFree ? quantity : price * quantity
    weights.set(vatClass, (weights.get(vatClass) ?? 0) + weight)
  }
  return weights
}

/** Costs have the rates of the dishes, in proportion to what those cost; where all are free, that of the first [TAX-09]. */
function vatOfCosts(costs: Cents, parts: readonly VatPart[], unit: number): VatAmount[] {
  const percents = [...new Set(parts.map(({ percent }) => percent))]
  const weights = percents.map((rate) => sumOf(parts, ({ percent, gross }) => (percent === rate ? gross : 0)))
  const shares = apportion(
    costs,
    sumOf(weights, (weight) => weight) > 0 ? weights : percents.map((_, index) => (index === 0 ? 1 : 0)),
    unit,
  )
  return percents
    .map((percent, index) => withVat(shares[index] ?? zero, percent, unit))
    .filter(({ gross }) => gross > 0)
}

function withVat(gross: Cents, percent: number | null, unit: number): VatAmount {
  return percent === null ? { percent, gross, vat: null } : { percent, gross, vat: includedVat(gross, percent, unit) }
}
