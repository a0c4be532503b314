import { isRefused, isRefusedWith } from '#src/api/api-error.ts'
import { clientSecret, notifyPaid } from '#src/api/payment-calls.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import { paymentState } from '#src/domain/payments/payable.ts'
import type { Payable, PaymentState } from '#src/domain/payments/payable.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently } from '#src/integrations/log.ts'

/**
 * How a try to pay ended. `unpaid`: it still waits, and may be tried again; `lapsed`: the service has taken it back and
 * waits no more. Messages are for the diner; none = there is nothing to say, as after a closed window.
 */
export type PaymentResult =
  | { readonly kind: 'paid' }
  | { readonly kind: 'unpaid' | 'lapsed'; readonly messages: readonly string[] }

/** What a try needs of the widget. */
export type PayingInstance = Pick<Instance, 'api' | 'surface' | 'i18n'>

/** Has the service look at the payment; whatever it answers, the customer has paid [PAY-19]. */
export async function reportPaid({ api }: PayingInstance, payable: Payable): Promise<PaymentResult> {
  await notifyPaid(api, payable).catch(() => logSilently('a payment could not be reported'))
  return { kind: 'paid' }
}

/**
 * How a payment stands, asked anew: first the service looks at the provider itself, so that a payment whose answer was
 * lost is found. Rejects when nobody can be asked.
 */
export async function askPaymentState(api: Instance['api'], payable: Payable): Promise<PaymentState> {
  await notifyPaid(api, payable).catch(() => {})
  if (payable.kind === 'reservation') return stateByIntent(api, payable)
  const { venueId, token } = payable
  const { order } = await api.call(getOrder, { id: payable.id, venueId, token })
  return paymentState(order) ?? 'paid'
}

/** Reservations say nothing of their payment when they are read back: the intent does. */
async function stateByIntent(api: Instance['api'], payable: Payable): Promise<PaymentState> {
  try {
    await clientSecret(api, payable)
    return 'waiting'
  } catch (error) {
    if (isRefusedWith(error, 'ALREADY_PAID')) return 'paid'
    // It can still be paid, but in another way than by card.
    if (isRefusedWith(error, 'PAYMENT_MODE_NOT_AVAILABLE')) return 'waiting'
    if (isRefused(error)) return 'lapsed'
    throw error
  }
}

/** What a try came to that the service or nobody answered: asked once more, because the money may be gone. */
export async function resultAfterFailure(
  instance: PayingInstance,
  payable: Payable,
  messages: readonly string[],
): Promise<PaymentResult> {
  const state = await askPaymentState(instance.api, payable).catch((): PaymentState => 'waiting')
  return state === 'paid' ? { kind: 'paid' } : { kind: state === 'lapsed' ? 'lapsed' : 'unpaid', messages }
}

/** The end of a try that a call of the service stopped. */
export function resultOfError(instance: PayingInstance, payable: Payable, error: unknown): Promise<PaymentResult> {
  if (isRefusedWith(error, 'ALREADY_PAID')) return Promise.resolve({ kind: 'paid' })
  return resultAfterFailure(instance, payable, failureMessages(instance.i18n, error))
}
