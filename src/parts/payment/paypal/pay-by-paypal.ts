import { confirmPayPal } from '#src/api/payment-calls.ts'
import type { Payable } from '#src/domain/payments/payable.ts'
import { resultOfError } from '#src/parts/payment/payment-result.ts'
import type { PayingInstance, PaymentResult } from '#src/parts/payment/payment-result.ts'

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
