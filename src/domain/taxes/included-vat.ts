import type { Cents } from '#src/contract/values.ts'
import { cents, sumCents } from '#src/domain/money.ts'

/** A gross amount with the VAT in it. */
export type KnownVat = { readonly percent: number; readonly gross: Cents; readonly vat: Cents }
/** A percent of null: the rate is not known, and so is the VAT. */
export type VatAmount = KnownVat | { readonly percent: null; readonly gross: Cents; readonly vat: null }

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
export function vatPerRate(amounts: readonly VatAmount[]): KnownVat[] {
  const known = amounts.flatMap((amount) => (amount.percent === null || amount.gross === 0 ? [] : [amount]))
  const percents = [...new Set(known.map(({ percent }) => percent))].sort((a, b) => b - a)
  return percents.map((percent) => {
    const same = known.filter((amount) => amount.percent === percent)
    return { percent, gross: sumCents(same.map(({ gross }) => gross)), vat: sumCents(same.map(({ vat }) => vat)) }
  })
}
