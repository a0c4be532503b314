import { amountLimits } from '#src/domain/payments/amount-limits.ts'
import { fromDecimals, stepAt } from '#src/domain/payments/provider-amounts.ts'

type AmountIssue =
  | 'INVALID_CURRENCY_CODE'
  | 'DECIMALS_NOT_SUPPORTED'
  | 'DECIMAL_PRECISION'
  | 'CANNOT_BE_ZERO_OR_NEGATIVE'
  | 'MAX_VALUE_EXCEEDED'

/** Why PayPal refuses an amount, by its own issue; null = it takes it [PAY-34]. */
export function amountIssue(value: string, currency: string): AmountIssue | null {
  const limits = amountLimits('payPal', currency)
  if (!limits) return 'INVALID_CURRENCY_CODE'
  if (!/^\d+(\.\d{1,2})?$/.test(value)) return 'DECIMAL_PRECISION'
  if (stepAt('payPal', currency) > 1 && value.includes('.')) return 'DECIMALS_NOT_SUPPORTED'
  const amount = fromDecimals(value)
  if (amount <= 0) return 'CANNOT_BE_ZERO_OR_NEGATIVE'
  return amount > limits.most ? 'MAX_VALUE_EXCEEDED' : null
}
