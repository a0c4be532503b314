import * as z from 'zod/mini'

import type { PayPalOrder } from '#server/payments/paypal-provider.ts'
import { fromDecimals } from '#src/domain/payments/provider-amounts.ts'

const part = z.object({ id: z.string(), status: z.string(), custom_id: z.optional(z.string()) })
/** An authorization, a capture or a refund. */
export type OrderPart = z.output<typeof part>
const parts = z.optional(z.array(part))
const orderReply = z.object({
  id: z.string(),
  intent: z.string(),
  status: z.string(),
  purchase_units: z.array(
    z.object({
      amount: z.object({ currency_code: z.string(), value: z.string() }),
      custom_id: z.optional(z.string()),
      payee: z.optional(z.object({ merchant_id: z.optional(z.string()) })),
      payments: z.optional(z.object({ authorizations: parts, captures: parts, refunds: parts })),
    }),
  ),
})
export type OrderReply = z.output<typeof orderReply>

export function readOrderReply(reply: unknown): OrderReply {
  return z.parse(orderReply, reply)
}

/** Of several the one that says most: a second try may follow one that was declined. */
const weight: Readonly<Record<string, number>> = {
  COMPLETED: 5,
  CREATED: 5,
  PARTIALLY_REFUNDED: 4,
  REFUNDED: 3,
  CAPTURED: 3,
  PENDING: 2,
}
function strongest(all: readonly OrderPart[] = []): OrderPart | null {
  return all.toSorted((a, b) => (weight[b.status] ?? 1) - (weight[a.status] ?? 1))[0] ?? null
}

/** What happened to the money of an order. */
export function moneyOf(reply: OrderReply) {
  const { authorizations, captures = [], refunds = [] } = reply.purchase_units[0]?.payments ?? {}
  return { authorization: strongest(authorizations), capture: strongest(captures), captures, refunds }
}

/**
 * Our buttons create one purchase unit over the whole amount; with any other number of units the amount stays 0 and
 * never matches.
 */
export function asOrder(reply: OrderReply): PayPalOrder {
  const unit = reply.purchase_units.length === 1 ? reply.purchase_units[0] : undefined
  return {
    ref: reply.id,
    intent: reply.intent,
    currency: unit?.amount.currency_code ?? '',
    amount: fromDecimals(unit?.amount.value ?? '0'),
    customId: unit?.custom_id ?? '',
    payee: unit?.payee?.merchant_id ?? '',
    state: stateOf(reply),
  }
}

const ofCapture: Readonly<Record<string, PayPalOrder['state']>> = { COMPLETED: 'taken', PENDING: 'pending' }
const ofAuthorization: Readonly<Record<string, PayPalOrder['state']>> = { CREATED: 'held', PENDING: 'pending' }

function stateOf(reply: OrderReply): PayPalOrder['state'] {
  const { authorization, capture } = moneyOf(reply)
  if (capture) return ofCapture[capture.status] ?? 'over'
  if (authorization) return ofAuthorization[authorization.status] ?? 'over'
  if (reply.status === 'APPROVED') return 'approved'
  return reply.status === 'VOIDED' ? 'over' : 'created'
}
