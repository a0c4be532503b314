import type { Cents } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'

export type MinimumProgress = { readonly minimum: Cents; readonly missing: Cents }

/**
 * What the products must still reach before anything is brought there; null once they do, or without a minimum
 * [CHK-29..31].
 */
export function minimumProgress(minimum: Cents | null, products: Cents): MinimumProgress | null {
  return minimum !== null && products < minimum ? { minimum, missing: cents(minimum - products) } : null
}
