import { clientSecret } from '#src/api/payment-calls.ts'
import type { Payable } from '#src/domain/payments/payable.ts'
import { paymentImpossible } from '#src/i18n/payment-text.ts'
import type { CardField, CardOutcome, CardProvider } from '#src/integrations/stripe-sdk.ts'
import { resultAfterFailure, resultOfError, reportPaid } from '#src/parts/payment/payment-result.ts'
import type { PayingInstance, PaymentResult } from '#src/parts/payment/payment-result.ts'

export type CardPayment = {
  readonly provider: Pick<CardProvider, 'pay'>
  /** The card field, or the id of a saved card. */
  readonly card: CardField | string
  readonly isToBeSaved: boolean
}

/**
 * Pays with a card [PAY-10, PAY-16..19]. The surface is hidden while the bank may ask for confirmation on the page.
 * When the outcome is unclear the service is asked, so that a paid order is never reported as unpaid.
 */
export async function payByCard(
  instance: PayingInstance,
  payable: Payable,
  payment: CardPayment,
): Promise<PaymentResult> {
  let outcome: CardOutcome
  try {
    const secret = await clientSecret(instance.api, payable)
    outcome = await confirmed(instance, secret, payment)
  } catch (error) {
    return resultOfError(instance, payable, error)
  }
  if (outcome.kind === 'done') return reportPaid(instance, payable)
  const { message } = outcome
  const messages = () => [message ?? paymentImpossible(instance.i18n)]
  return outcome.kind === 'failed' ? { kind: 'unpaid', messages } : resultAfterFailure(instance, payable, messages)
}

async function confirmed({ surface }: PayingInstance, secret: string, payment: CardPayment): Promise<CardOutcome> {
  const promote = surface.demote()
  try {
    return await payment.provider.pay(secret, payment.card, payment.isToBeSaved)
  } catch {
    return { kind: 'unknown', message: null }
  } finally {
    promote()
  }
}
