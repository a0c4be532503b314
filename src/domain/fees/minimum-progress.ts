import type { Cents } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'

export type MinimumProgress = { readonly minimum: Cents; readonly missing: Cents }

/** Amount still missing for the minimum order; null once it is reached, or without a minimum [CHK-29..31]. */
export function minimumProgress(minimum: Cents | null, products: Cents): MinimumProgress | null {
  return minimum !== null && products < minimum ? { minimum, missing: cents(minimum - products) } : null
}
