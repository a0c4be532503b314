import { confirmPayPal } from '#src/api/payment-calls.ts'
import type { Payable } from '#src/domain/payments/payable.ts'

import { endOfRefusal } from './payment-end.ts'
import type { PayingInstance, PaymentEnd } from './payment-end.ts'

/** Has the service authorise what was approved at PayPal [PAY-22, PAY-24]. */
export async function payByPayPal(
  instance: PayingInstance,
  payable: Payable,
  payPalOrderId: string,
): Promise<PaymentEnd> {
  try {
    await confirmPayPal(instance.api, payable, payPalOrderId)
    return { kind: 'paid' }
  } catch (error) {
    return endOfRefusal(instance, payable, error)
  }
}
