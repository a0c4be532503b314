import { createHmac, randomBytes } from 'node:crypto'

import { leastTimeToPayByLinkMs, timeToPayByLinkMs } from '#server/payments/payment-deps.ts'
import { paymentPageLink } from '#server/payments/payment-page-link.ts'
import { hashOfKey } from '#server/platform/api-key.ts'
import type { Call } from '#server/platform/call.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import { secretNamed } from '#server/platform/secrets.ts'
import { lastOfferedMs } from '#server/slots/check-slot.ts'
import { withBusyLead } from '#server/slots/slot-queries.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import { accept } from '#src/domain/verdict.ts'

import type { JudgedOrder } from './judge-order.ts'
import type { OrderKey, OrderRow } from './order-queries.ts'
import { setTokenHash } from './order-queries.ts'

type OrderRequest = Pick<RequestOf<typeof createOrder>, 'paymentMode' | 'slotStart'>

/**
 * Until when an order of the telephone is to be paid by its link: half an hour, but never past the moment at which its slot could
 * still be ordered; refused where that leaves too little time. Null: it is not paid by a link [ORD-91].
 */
export async function payByOf(
  { paymentMode, slotStart }: OrderRequest,
  { timetable, venue, totals }: Pick<JudgedOrder, 'timetable' | 'venue' | 'totals'>,
  { db, placedBy, nowMs }: Call,
): Promise<Answer<Date | null>> {
  if (placedBy === null || !isOnlineMode(paymentMode) || totals.total === 0) return accept(null)
  const [busy = timetable] = await withBusyLead(db, [timetable], nowMs)
  const lastMs = Math.min(nowMs + timeToPayByLinkMs, lastOfferedMs(busy, slotStart, venue))
  if (lastMs < nowMs + leastTimeToPayByLinkMs) return refused('TOO_LATE_FOR_LINK')
  return accept(new Date(lastMs))
}

/** Lets an order that was just written be opened by its link. */
export async function openByLink(db: Database, order: OrderRow): Promise<void> {
  await setTokenHash(db, order, hashOfKey(await linkToken(db, order)))
}

/** The address at which an order is paid, in the language it was taken in. `origin`: of this service, as browsers see it. */
export async function payLinkOf(
  db: Database,
  { restaurantId, id, language }: Pick<OrderRow, 'restaurantId' | 'id' | 'language'>,
  origin: string,
): Promise<string> {
  const token = await linkToken(db, { restaurantId, id })
  return paymentPageLink(origin, { kind: 'order', id, token, language })
}

/**
 * The token in the link of an order. It is made of its number by a secret of the service, so that the same link can be shown again
 * although only its hash is kept with the order (decision 131).
 */
async function linkToken(db: Database, { restaurantId, id }: OrderKey): Promise<string> {
  const secret = await secretNamed(db, 'pay-link', () => randomBytes(32).toString('base64url'))
  return `t_${createHmac('sha256', secret).update(`order ${restaurantId} ${id}`).digest('base64url')}`
}
