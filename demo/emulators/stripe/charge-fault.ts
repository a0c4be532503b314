import { amountLimits } from '#src/domain/payments/amount-limits.ts'
import { fromProvider, stepAt } from '#src/domain/payments/provider-amounts.ts'
import { takesCurrency } from '#src/domain/payments/taken-currencies.ts'

export type ChargeFault =
  | 'parameter_invalid_integer'
  | 'invalid_currency'
  | 'invalid_amount'
  | 'amount_too_small'
  | 'amount_too_large'

/** Why Stripe refuses to charge so many of its smallest units of a currency, by its own code; null = it takes them [PAY-34]. */
export function chargeFault(units: number, currency: string): ChargeFault | null {
  if (!Number.isInteger(units)) return 'parameter_invalid_integer'
  const limits = takesCurrency('card', currency) ? amountLimits('card', currency) : null
  if (!limits) return 'invalid_currency'
  const amount = fromProvider('card', units, currency)
  if (amount < limits.least) return 'amount_too_small'
  if (amount > limits.most) return 'amount_too_large'
  return amount % stepAt('card', currency) === 0 ? null : 'invalid_amount'
}
