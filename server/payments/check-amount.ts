import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import { moneyText } from '#server/platform/texts/money-text.ts'
import type { PaymentModeKind } from '#src/contract/payment.ts'
import type { Cents } from '#src/contract/values.ts'
import { amountFault, leastOnline } from '#src/domain/payments/amount-limits.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import { accept } from '#src/domain/verdict.ts'

/** An amount of a currency (ISO 4217). */
type Money = { readonly amount: Cents; readonly currency: string }
type Mode = PaymentModeKind | 'other'

/** Refuses, with the limit, what the provider of a way to pay would refuse [PAY-34]. */
export function checkAmount(mode: Mode, { amount, currency }: Money): Answer<null> {
  const fault = amountFault(mode, amount, currency)
  switch (fault?.reason) {
    case undefined:
      return accept(null)
    case 'too-small':
      return refused('PAYMENT_TOO_SMALL', { least: moneyText(fault.least, currency) })
    case 'too-large':
      return refused('PAYMENT_TOO_LARGE', { most: moneyText(fault.most, currency) })
    case 'not-countable':
      return refused('PAYMENT_MODE_NOT_AVAILABLE')
  }
}

/** Refuses what none of some ways to pay takes; an amount that is too small by the least that any of them takes [PAY-35]. */
export function checkAmountOnline(modes: readonly Mode[], money: Money): Answer<null> {
  const answers = modes.filter(isOnlineMode).map((mode) => checkAmount(mode, money))
  const taken = answers.find(({ ok }) => ok)
  if (taken) return taken
  const least = leastOnline(modes, money.currency)
  if (least !== null && money.amount < least)
    return refused('PAYMENT_TOO_SMALL', { least: moneyText(least, money.currency) })
  return answers[0] ?? refused('PAYMENT_MODE_NOT_AVAILABLE')
}
