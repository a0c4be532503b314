import type { Call } from '#server/platform/call.ts'
import type { Database } from '#server/platform/db/database.ts'
import { orderLines, orderStatusLog, orders } from '#server/platform/db/schema/order-tables.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import { timesCents } from '#src/domain/money.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import type { OrderVat } from '#src/domain/taxes/vat-of-order.ts'

import type { JudgedOrder } from './judge-order.ts'
import type { OrderRow } from './order-queries.ts'
import { isVisibleToVenue } from './order-queries.ts'

export type NewOrder = JudgedOrder & {
  readonly request: RequestOf<typeof createOrder>
  readonly call: Call
  readonly vat: OrderVat
  /** Of a guest, else null. */
  readonly tokenHash: string | null
  readonly waitingNetwork: string | null
  /** Until when it can be paid by a link of the staff; null = it is not paid by one. */
  readonly payBy: Date | null
}

/** Writes an order with its lines and its first status. */
export async function insertOrder(db: Database, order: NewOrder): Promise<OrderRow> {
  const { request, call, lines } = order
  const createdAt = new Date(call.nowMs)
  const paymentStatus = paymentStatusOf(order)
  const [row] = await db
    .insert(orders)
    .values({
      restaurantId: call.restaurant.id,
      venueId: request.venueId,
      accountId: call.account?.id ?? null,
      placedBy: call.placedBy?.member.name ?? null,
      isTest: call.triedBy !== null,
      guest: order.guest,
      tokenHash: order.tokenHash,
      language: call.language,
      orderType: request.orderType,
      status: 'new',
      paymentMode: request.paymentMode,
      cashMeans: request.cashMeans,
      paymentStatus,
      payBy: order.payBy,
      waitingNetwork: order.waitingNetwork,
      timetableId: request.timetableId,
      slotStart: request.slotStart,
      slotEnd: order.slotEnd,
      asSoonAsPossible: request.asSoonAsPossible,
      people: order.people,
      ...placeOf(order),
      invoice: order.invoice,
      customerNotes: request.customerNotes,
      answers: order.answers,
      ...amountsOf(order),
      ...savingsOf(order),
      costsVat: order.vat.costs,
      createdAt,
      waitsSince: isVisibleToVenue({ paymentStatus }) ? createdAt : null,
      slotOverAt: new Date(order.slotOverMs),
    })
    .returning()
  if (!row) throw new Error('Comanda: the order was not written.')
  await db.insert(orderLines).values(
    lines.map(({ quantity, unitPrice, item, typeId, comboPricing, memberName, allergens }, position) => ({
      orderId: row.id,
      position,
      quantity,
      unitPrice,
      total: timesCents(unitPrice, quantity),
      item,
      typeId,
      comboPricing,
      memberName,
      allergens,
      vat: order.vat.lines[position] ?? null,
    })),
  )
  await db.insert(orderStatusLog).values({ orderId: row.id, status: row.status, at: createdAt })
  return row
}

/** Nothing is left to pay for an order that costs nothing (contract C142). */
function paymentStatusOf({ request, totals }: NewOrder) {
  if (!isOnlineMode(request.paymentMode)) return null
  return totals.total === 0 ? ('paid' as const) : ('pending' as const)
}

function placeOf({ place: { table, scannedTable, delivery, servicePoint } }: NewOrder) {
  const { id: tableId = null, name: tableName = null } = table ?? {}
  return { tableId, tableName, scannedTableId: scannedTable?.id ?? null, delivery, servicePoint }
}

/** A fixed cost of 0 leaves no trace (rulings "fixed cost of 0"). */
function amountsOf({ totals, config }: NewOrder) {
  const hasFixedCost = totals.fixedCost > 0
  return {
    productsTotal: totals.products,
    total: totals.total,
    deliveryFee: totals.delivery,
    tip: totals.tip ?? null,
    fixedCost: hasFixedCost ? totals.fixedCost : null,
    fixedCostKind: hasFixedCost ? (config.fixedCostKind ?? 'amount') : null,
    fixedCostValue: hasFixedCost ? config.fixedCost : null,
    fixedCostName: hasFixedCost ? config.fixedCostName : null,
    fixedCostDescription: hasFixedCost ? config.fixedCostDescription : null,
  }
}

function savingsOf({ savings: { code }, totals }: NewOrder) {
  return {
    discount: totals.discount,
    discountCodeId: code?.id ?? null,
    discountCodeName: code?.name ?? null,
    discountCodeKind: code?.kind === 'percentage' ? ('percentage' as const) : code ? ('amount' as const) : null,
    discountCodeValue: code?.value ?? null,
    isDeliveryFreedByCode: code?.freesDelivery ?? false,
  }
}
