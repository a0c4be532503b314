import { checkAmountOnline } from '#server/payments/check-amount.ts'
import { offeredModes } from '#server/payments/offered-modes.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import { timeToPayMs } from '#server/payments/payment-deps.ts'
import { hashOfKey, isKeyOf, newBillToken } from '#server/platform/api-key.ts'
import type { Call } from '#server/platform/call.ts'
import { createOnce } from '#server/platform/create-once.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import { moneyText } from '#server/platform/texts/money-text.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import { serviceConfigRow, venueRow } from '#server/venues/venue-queries.ts'
import { openBill } from '#src/contract/dining-table.ts'
import type { ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import { sumCents, zero } from '#src/domain/money.ts'
import { billParts, isForBills, leftToPay } from '#src/domain/tables/bill.ts'
import { accept } from '#src/domain/verdict.ts'

import type { BilledOrder, BillRow } from './bill-queries.ts'
import { billsOf, heldOf, insertBill, lockOrders } from './bill-queries.ts'
import { lapseBillsOf } from './lapse-bills.ts'

type BillRequest = RequestOf<typeof openBill>
type BillReply = ReplyOf<typeof openBill>

/** Opens a bill, once. Overdue bills of the same orders lapse first, so that their amounts are free again. */
export async function openOnce(request: BillRequest, call: Call, payments: PaymentDeps): Promise<Answer<BillReply>> {
  await lapseBillsOf(payments, { restaurantId: call.restaurant.id, ids: idsOf(request) })
  return createOnce(openBill, call, { content: request, limits: [], create: (inTx) => open(request, inTx, payments) })
}

async function open(request: BillRequest, call: Call, payments: PaymentDeps): Promise<Answer<BillReply>> {
  const { venueId, tableId, amount } = request
  const { db, restaurant, account, language, nowMs } = call
  const venue = await venueWithBills(request, call)
  if (!venue) return refused('ENTITY_NOT_FOUND')
  const ids = idsOf(request)
  const rows = await lockOrders(db, { restaurantId: restaurant.id, ids })
  if (rows.length === 0 || rows.length < ids.length || !rows.every((order) => isPayable(order, request, call)))
    return refused('ENTITY_NOT_FOUND')
  const begun = (await billsOf(db, { restaurantId: restaurant.id, ids })).filter(isPending)
  if (begun.length >= mostBegun) return refused('TOO_MANY_UNPAID', { minutes: String(timeToPayMs / 60_000) })
  const held = await heldOf(db, { restaurantId: restaurant.id, ids })
  const orders = rows.map((order) => ({
    id: order.id,
    left: leftToPay({ ...order, paidByBills: held.get(order.id) ?? zero }),
  }))
  const parts = billParts(amount, orders)
  if (!parts) {
    const left = sumCents(orders.map((order) => order.left))
    return refused('BILL_CHANGED', { left: moneyText(left, venue.currencyCode) })
  }
  const taken = await checkOnline(request, venue, { call, payments })
  if (!taken.ok) return taken
  const token = newBillToken()
  const owner = { restaurantId: restaurant.id, accountId: account?.id ?? null, tokenHash: hashOfKey(token), language }
  const place = { venueId, tableId: rows[0]?.tableId ?? tableId }
  const bill = { ...owner, ...place, amount, paymentStatus: 'pending', createdAt: new Date(nowMs) } as const
  const { id } = await insertBill(db, bill, parts)
  return accept({ id, total: amount, token })
}

/** Bills that are begun and not paid, for the same orders: more than sit at one table. */
const mostBegun = 20

function isPending({ paymentStatus }: BillRow): boolean {
  return paymentStatus === 'pending'
}

/** The venue, if orders at its tables can be paid by bills. */
async function venueWithBills({ venueId }: BillRequest, { db, restaurant }: Call): Promise<VenueRow | null> {
  const config = await serviceConfigRow(db, { restaurantId: restaurant.id, venueId, type: 'table' })
  return config?.hasBills ? venueRow(db, restaurant.id, venueId) : null
}

type Paying = { readonly call: Call; readonly payments: PaymentDeps }

/** Whether one of the ways to pay online takes the amount: asked last, because less may be left than the diner saw. */
async function checkOnline(
  { amount }: BillRequest,
  venue: VenueRow,
  { call, payments }: Paying,
): Promise<Answer<null>> {
  const asked = { restaurantId: call.restaurant.id, venueId: venue.id, type: 'table' } as const
  const modes = await offeredModes(call.db, await payments.providers.ofVenue(call.db, asked), asked)
  const kinds = modes.map(({ kind }) => kind)
  return checkAmountOnline(kinds, { amount, currency: venue.currencyCode })
}

/** Each order once, however often it is named. */
function idsOf({ orders }: BillRequest) {
  return [...new Set(orders.map(({ id }) => id))]
}

/** A confirmed order at this table that the caller may read, to be paid at the venue. */
function isPayable(order: BilledOrder, { venueId, tableId, orders }: BillRequest, { account }: Call): boolean {
  // The phone of a diner whom staff have moved may not know it yet.
  const isAtTable = order.tableId === tableId || order.scannedTableId === tableId
  const isHere = order.orderType === 'table' && order.venueId === venueId && isAtTable
  const isOwner = account !== null && order.accountId === account.id
  const { tokenHash } = order
  const isShown =
    tokenHash !== null && orders.some(({ id, token }) => id === order.id && token !== null && isKeyOf(token, tokenHash))
  return isHere && isForBills(order) && (isOwner || isShown)
}
