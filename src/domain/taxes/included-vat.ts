import { sumOf } from '#src/browser/lists.ts'
import type { Cents } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'

/** An amount with the VAT in it. */
export type VatAmount = {
  /** Null: the rate is not known. */
  readonly percent: number | null
  readonly gross: Cents
  /** The part of the gross that is VAT; null without a rate. */
  readonly vat: Cents | null
}

/**
 * The VAT in a gross amount: what is left of it beside the net, which is rounded half up to the smallest amount of the
 * currency [TAX-06]. Whole numbers only, so that a rate such as 5.5 is exact.
 */
export function includedVat(gross: Cents, percent: number, unit = 1): Cents {
  const step = gross % unit === 0 ? unit : 1
  const hundredths = Math.round(percent * 100)
  const whole = 100 * 100 + hundredths
  const net = Math.floor(((gross / step) * 2 * 100 * 100 + whole) / (2 * whole)) * step
  return cents(gross - net)
}

/** The amounts of each rate together, the highest rate first; what has no rate and what is nothing is left out [TAX-11]. */
export function vatPerRate(amounts: readonly VatAmount[]): VatAmount[] {
  const percents = [...new Set(amounts.map(({ percent }) => percent))].filter((percent) => percent !== null)
  return percents
    .sort((a, b) => b - a)
    .map((percent) => {
      const same = amounts.filter((amount) => amount.percent === percent)
      const sum = (amountOf: (amount: VatAmount) => number) => cents(sumOf(same, amountOf))
      return { percent, gross: sum(({ gross }) => gross), vat: sum(({ vat }) => vat ?? 0) }
    })
    .filter(({ gross }) => gross > 0)
}
