import { isRefused } from '#src/api/api-error.ts'
import { isRefusedWith } from '#src/api/is-refused-with.ts'
import { clientSecret, notifyPaid } from '#src/api/payment-calls.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import { paymentState } from '#src/domain/payments/payable.ts'
import type { Payable, PaymentState } from '#src/domain/payments/payable.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently } from '#src/integrations/log.ts'
import type { Messages } from '#src/state/dialog-store.ts'

/**
 * Outcome of an attempt to pay. `unpaid`: still waiting for payment, may be tried again; `lapsed`: the time to pay is
 * over and the service cancelled it. Messages are for the diner; none = nothing to say, for instance after a closed
 * window.
 */
export type PaymentResult = { readonly kind: 'paid' } | FailedPayment

export type FailedPayment = { readonly kind: 'unpaid' | 'lapsed'; readonly messages: Messages }

/** The parts of the instance that a payment needs. */
export type PayingInstance = Pick<Instance, 'api' | 'surface' | 'i18n'>

/** Reports the payment to the service. A failure is ignored: the customer has paid [PAY-19]. */
export async function reportPaid({ api }: PayingInstance, payable: Payable): Promise<PaymentResult> {
  await notifyPaid(api, payable).catch(() => logSilently('a payment could not be reported'))
  return { kind: 'paid' }
}

/**
 * Loads the state of a payment. First lets the service check at the provider, so that a payment whose reply was lost
 * is found. Rejects when the service cannot be reached.
 */
export async function askPaymentState(api: Instance['api'], payable: Payable): Promise<PaymentState> {
  await notifyPaid(api, payable).catch(() => {})
  if (payable.kind !== 'order') return stateByIntent(api, payable)
  const { venueId, token } = payable
  const { order } = await api.call(getOrder, { id: payable.id, venueId, token })
  return paymentState(order) ?? 'paid'
}

/** Payment state of a reservation or a bill: no call tells it, so it is read from the payment intent. */
async function stateByIntent(api: Instance['api'], payable: Payable): Promise<PaymentState> {
  try {
    await clientSecret(api, payable)
    return 'waiting'
  } catch (error) {
    if (isRefusedWith(error, 'ALREADY_PAID')) return 'paid'
    // It can still be paid, but not by card.
    if (isRefused(error)) return /^PAYMENT_(MODE|TOO)_/.test(error.failure.status ?? '') ? 'waiting' : 'lapsed'
    throw error
  }
}

/** Outcome of an attempt without a clear answer: asks the service, because the money may be gone. */
export async function resultAfterFailure(
  instance: PayingInstance,
  payable: Payable,
  messages: Messages,
): Promise<PaymentResult> {
  const state = await askPaymentState(instance.api, payable).catch((): PaymentState => 'waiting')
  return state === 'paid' ? { kind: 'paid' } : { kind: state === 'lapsed' ? 'lapsed' : 'unpaid', messages }
}

/** Outcome of an attempt that ended with a failed call of the service. */
export function resultOfError(instance: PayingInstance, payable: Payable, error: unknown): Promise<PaymentResult> {
  if (isRefusedWith(error, 'ALREADY_PAID')) return Promise.resolve({ kind: 'paid' })
  return resultAfterFailure(instance, payable, () => failureMessages(instance.i18n, error))
}
