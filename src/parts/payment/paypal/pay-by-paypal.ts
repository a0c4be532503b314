import { confirmPayPal, newPayPalOrder } from '#src/api/payment-calls.ts'
import { payPalPurchase } from '#src/contract/pay.ts'
import type { PaymentCredentials } from '#src/contract/payment.ts'
import type { Payable } from '#src/domain/payments/payable.ts'
import { toDecimals } from '#src/domain/payments/provider-amounts.ts'
import type { PayPalPurchase } from '#src/integrations/paypal-sdk.ts'
import { resultOfError } from '#src/parts/payment/payment-result.ts'
import type { PayingInstance, PaymentResult } from '#src/parts/payment/payment-result.ts'

/** What the diner is to approve: an order of the service where it makes them, else one that the browser makes [PAY-28]. */
export async function payPalPurchaseOf(
  { api }: Pick<PayingInstance, 'api'>,
  { credentials, currency }: PayPalShop,
  payable: Payable,
): Promise<PayPalPurchase> {
  if (credentials.isOrderMadeByService) return newPayPalOrder(api, payable)
  return payPalPurchase(payable, toDecimals('payPal', payable.total, currency))
}

type PayPalShop = {
  readonly credentials: PaymentCredentials
  /** ISO 4217 */
  readonly currency: string
}

/** Lets the service authorise the payment that the customer approved at PayPal [PAY-22, PAY-24]. */
export async function payByPayPal(
  instance: PayingInstance,
  payable: Payable,
  payPalOrderId: string,
): Promise<PaymentResult> {
  try {
    await confirmPayPal(instance.api, payable, payPalOrderId)
    return { kind: 'paid' }
  } catch (error) {
    return resultOfError(instance, payable, error)
  }
}
