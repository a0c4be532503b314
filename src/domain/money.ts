import { roundDecimal } from '#src/browser/decimals.ts'
import { sumOf } from '#src/browser/lists.ts'
import type { Cents } from '#src/contract/values.ts'

/** Marks a whole number as an amount in hundredths of a currency's unit. */
export function cents(amount: number): Cents {
  return amount as Cents
}

export const zero = cents(0)

/** Rounds half away from zero to a whole number of cents [PRICE-01]. */
export function roundCents(amount: number): Cents {
  return cents(roundDecimal(amount))
}

export function sumCents(amounts: readonly Cents[]): Cents {
  return cents(sumOf(amounts, (amount) => amount))
}

/** The negative of an amount; never -0. */
export function negated(amount: Cents): Cents {
  return cents(0 - amount)
}

export function timesCents(amount: Cents, factor: number): Cents {
  return roundCents(amount * factor)
}

/** Rounds half away from zero to the smallest amount of a currency, see `smallestUnit` [PRICE-47]. */
export function roundToUnit(amount: Cents, unit: number): Cents {
  return cents(roundDecimal(amount / unit) * unit)
}

/** `percent` of an amount, times `factor`, rounded once [PRICE-23, PRICE-25]. */
export function percentOf(amount: Cents, percent: number, factor = 1): Cents {
  return roundCents((amount * percent * factor) / 100)
}

/** Converts a decimal amount of currency units, such as `ServiceConfig.fixedCost`, to cents. */
export function toCents(units: number): Cents {
  return roundCents(units * 100)
}
