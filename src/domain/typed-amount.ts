import type { Cents } from '#src/contract/values.ts'

import { cents, roundCents } from './money.ts'

/** The highest amount that can be typed: six digits before the comma. */
export const highestTypedAmount = cents(99_999_999)

/** `2`, `2,5` or `2.50` in cents; null for anything else. */
export function typedAmount(typed: string): Cents | null {
  return /^\d{1,6}([.,]\d{1,2})?$/.test(typed.trim()) ? roundCents(Number(typed.trim().replace(',', '.')) * 100) : null
}

/** An amount as one types it: `2,50`. */
export function amountToType(amount: Cents): string {
  return (amount / 100).toFixed(2).replace('.', ',')
}
