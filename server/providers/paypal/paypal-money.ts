import * as z from 'zod/mini'

import type { ActionEnd, PartToRefund } from '#server/payments/payment-provider.ts'
import { actionDone } from '#server/payments/payment-provider.ts'
import { toDecimals } from '#src/domain/payments/provider-amounts.ts'

import type { PayPalApi } from './paypal-api.ts'
import type { OrderPart, OrderReply } from './paypal-order.ts'
import { moneyOf } from './paypal-order.ts'

/** Captures of which we have money. */
const toRefund: readonly string[] = ['COMPLETED', 'PARTIALLY_REFUNDED']

const withStatus = z.object({ status: z.string() })

/** Only `COMPLETED` is money: `PENDING` is asked about again, and every other word of PayPal's is an end. */
function endOf(what: string, status: string): ActionEnd {
  if (status === 'COMPLETED') return actionDone
  return { end: status === 'PENDING' ? 'pending' : 'failed', reason: `${what} ${status}` }
}

/** Captures what is held. A capture that was declined is tried anew, under another key, only when somebody asks. */
export async function captureMoney(api: PayPalApi, ref: string, reply: OrderReply | null): Promise<ActionEnd> {
  if (!reply) return { end: 'failed', reason: 'no such order' }
  const { authorization, capture: made, captures } = moneyOf(reply)
  const isHeld = authorization?.status === 'CREATED'
  const earlier = made && endOf('capture', made.status)
  if (earlier && (!isHeld || earlier.end !== 'failed')) return earlier
  if (!authorization || !isHeld) return endOfHold(authorization?.status ?? 'missing')
  const key = `comanda-capture-${ref}-${captures.length}`
  const done = await api.post(`/v2/payments/authorizations/${authorization.id}/capture`, key)
  if (!done) throw new Error(`PayPal did not capture ${ref}.`)
  return endOf('capture', z.parse(withStatus, done).status)
}

function endOfHold(status: string): ActionEnd {
  const isUndecided = status === 'PENDING' || status === 'CAPTURED'
  return { end: isUndecided ? 'pending' : 'failed', reason: `authorization ${status}` }
}

/** Refunds what was captured, or frees what is held. */
export async function giveBackMoney(api: PayPalApi, ref: string, reply: OrderReply | null): Promise<ActionEnd> {
  if (!reply) return actionDone
  const { authorization, capture: made, refunds } = moneyOf(reply)
  if (made?.status === 'PENDING') return endOf('capture', made.status)
  if (made && toRefund.includes(made.status)) return refund(api, made, refunds)
  if (authorization?.status !== 'CREATED' && authorization?.status !== 'PENDING') return actionDone
  if (!(await api.post(`/v2/payments/authorizations/${authorization.id}/void`, `comanda-void-${ref}`)))
    throw new Error(`PayPal did not free ${ref}.`)
  return actionDone
}

async function refund(api: PayPalApi, { id }: OrderPart, made: readonly OrderPart[]): Promise<ActionEnd> {
  if (made.some(({ status }) => status === 'PENDING')) return endOf('refund', 'PENDING')
  const done = await api.post(`/v2/payments/captures/${id}/refund`, `comanda-refund-${id}-${made.length}`)
  if (!done) throw new Error(`PayPal did not refund ${id}.`)
  return endOf('refund', z.parse(withStatus, done).status)
}

/** Refunds a part of what was captured. PayPal forgets keys in the end: what was made before says so itself. */
export async function giveBackPart(
  api: PayPalApi,
  { amount, currency, key }: PartToRefund,
  reply: OrderReply | null,
): Promise<ActionEnd> {
  if (!reply) return { end: 'failed', reason: 'no such order' }
  const { capture: made, refunds } = moneyOf(reply)
  if (made?.status === 'REFUNDED') return actionDone
  if (!made || !toRefund.includes(made.status)) throw new Error('PayPal has not captured what a part goes back of.')
  const earlier = refunds.filter(({ custom_id: id }) => id === key)
  const known = earlier.find(({ status }) => status === 'COMPLETED' || status === 'PENDING')
  if (known) return endOf('refund', known.status)
  const value = toDecimals('payPal', amount, currency)
  const body = { amount: { currency_code: currency, value }, custom_id: key }
  const done = await api.post(`/v2/payments/captures/${made.id}/refund`, `${key}-${earlier.length}`, body)
  if (!done) throw new Error(`PayPal did not refund a part of ${made.id}.`)
  return endOf('refund', z.parse(withStatus, done).status)
}
