import { paidOf } from '#server/bills/bill-queries.ts'
import { orderSubject } from '#server/messaging/chat-subject.ts'
import { readChatsOf } from '#server/messaging/read-chat.ts'
import type { OrderRemoval } from '#server/payments/part-refunds.ts'
import { removalsOf } from '#server/payments/part-refunds.ts'
import { tablesWithCodes } from '#server/places/dining-tables.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Localize } from '#server/platform/texts/language.ts'
import { rewardsOfOrder } from '#server/savings/loyalty-queries.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { ChatOfSubject } from '#src/contract/chat.ts'
import type { SeatedTable } from '#src/contract/dining-table.ts'
import type { Order } from '#src/contract/placed-order.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { invoiceFields } from '#src/domain/checkout/invoice-fields.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'

import type { OrderRow } from './order-queries.ts'
import { linesOf, statusLogOf } from './order-queries.ts'
import { readOrderLine } from './read-order-line.ts'

type Reader = { readonly localize: Localize; readonly nowMs: number; readonly countsMessages?: boolean }

/** Orders as they are read back (contract 2.15), in the order given. */
export async function readOrders(
  db: Database,
  rows: readonly OrderRow[],
  { localize, nowMs, countsMessages = false }: Reader,
): Promise<Order[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [lines, log, rewards] = [
    await linesOf(db, ...ids),
    await statusLogOf(db, ...ids),
    await rewardsOfOrder(db, ...ids),
  ]
  const restaurantId = rows[0]?.restaurantId as Id<'Restaurant'>
  const paid = await paidOf(db, { restaurantId, ids: rows.filter(isAtTable).map(({ id }) => id) })
  const removals = await removalsOf(db, { restaurantId, ids })
  const newTables = rows.filter(isMoved).flatMap(({ tableId }) => tableId ?? [])
  const tables = newTables.length > 0 ? await tablesWithCodes(db, { restaurantId, ids: newTables }) : []
  const venues = await venueRowsOf(db, restaurantId)
  const venueOf = (row: OrderRow) => venues.find(({ id }) => id === row.venueId) ?? null
  const subjects = rows.flatMap((row) => {
    const venue = venueOf(row)
    return venue ? [orderSubject(row, venue)] : []
  })
  const chats = await readChatsOf(db, subjects, { nowMs, countsMessages })
  const ofOrder =
    (id: Id<'Order'>) =>
    ({ orderId }: { orderId: Id<'Order'> }) =>
      orderId === id
  return rows.map((row) =>
    readOrder(row, localize, {
      venue: venueOf(row),
      chat: chats.get(Number(row.id) as Id<'Subject'>) ?? null,
      isMessagingVisible: subjects.some(({ id, isMessagingVisible }) => Number(id) === row.id && isMessagingVisible),
      lines: lines.filter(ofOrder(row.id)),
      log: log.filter(ofOrder(row.id)),
      rewards: rewards.filter(ofOrder(row.id)),
      paidByBills: paid.get(row.id) ?? null,
      movedTo: (isMoved(row) && tables.find(({ id }) => id === row.tableId)) || null,
      removals: removals.filter(ofOrder(row.id)),
    }),
  )
}

type Parts = {
  readonly venue: VenueRow | null
  readonly chat: ChatOfSubject | null
  readonly isMessagingVisible: boolean
  readonly lines: Awaited<ReturnType<typeof linesOf>>
  readonly log: Awaited<ReturnType<typeof statusLogOf>>
  readonly rewards: Awaited<ReturnType<typeof rewardsOfOrder>>
  readonly paidByBills: Cents | null
  readonly movedTo: SeatedTable | null
  readonly removals: readonly OrderRemoval[]
}

function isAtTable({ orderType }: OrderRow): boolean {
  return destinationOf(orderType) === 'table'
}

/** Whether staff have moved who ordered, and their visit is not over. */
function isMoved({ scannedTableId, closedAt }: OrderRow): boolean {
  return scannedTableId !== null && closedAt === null
}

function readOrder(row: OrderRow, localize: Localize, parts: Parts): Order {
  const { venue, chat, isMessagingVisible, lines, log, rewards, paidByBills, movedTo, removals } = parts
  return {
    id: row.id,
    venueId: row.venueId,
    status: row.status,
    endReason: log.find(({ reason }) => reason !== null)?.reason ?? null,
    message: log.find(({ message }) => message !== null)?.message ?? null,
    orderType: row.orderType,
    slotStart: row.slotStart,
    slotEnd: row.slotEnd,
    paymentMode: row.paymentMode,
    paymentStatus: row.paymentStatus,
    cashMeans: row.cashMeans,
    total: row.total,
    tip: row.tip,
    paidByBills,
    movedTo,
    people: row.people,
    tableName: row.tableName,
    tableInstructions: isAtTable(row) && venue ? localize.orNull(venue.tableInstructions) : null,
    ...placeFieldsOf(row),
    courierCompany: row.courierCompany,
    courierStatus: row.courierStatus,
    courierName: row.courierName,
    courierPhone: row.courierPhone,
    asSoonAsPossible: row.asSoonAsPossible,
    wantsInvoice: row.invoice !== null,
    ...invoiceFields(row.invoice),
    isMessagingVisible,
    chat,
    customerNotes: row.customerNotes,
    answers: [...row.answers],
    rows: lines.map(readOrderLine),
    deliveryFee: row.deliveryFee,
    fixedCost: row.fixedCostValue,
    fixedCostKind: row.fixedCostKind,
    fixedCostName: row.fixedCostName,
    fixedCostDescription: row.fixedCostDescription,
    fixedCostAmount: row.fixedCost,
    discountCodeId: row.discountCodeId,
    discountCodeName: row.discountCodeName,
    discountCodeValue: row.discountCodeValue,
    discountCodeKind: row.discountCodeKind,
    codeDiscount: row.discountCodeId === null ? null : row.discount,
    isDeliveryFreedByCode: row.isDeliveryFreedByCode,
    rewards: rewards.map(({ rewardId, kind, value, discount, productName }) => ({
      id: rewardId,
      kind,
      value,
      discount,
      productName,
    })),
    removals: removals.map(({ createdAt, amount, paidBack, pieces }) => ({
      at: wallClock(createdAt.getTime(), venue?.timeZone ?? 'UTC'),
      amount,
      isPaidBack: paidBack > 0 && paidBack === amount,
      paidBack,
      rows: pieces.map(({ quantity, name }) => ({ quantity, name })),
    })),
    expected: row.expectedFrom && { from: row.expectedFrom, to: row.expectedTo },
    statusLog: log.map(({ status, at }) => ({ status, at: wallClock(at.getTime(), venue?.timeZone ?? 'UTC') })),
  }
}

const nowhere = {
  addressId: null,
  street: null,
  houseNumber: null,
  doorbell: null,
  addressNote: null,
  town: null,
  postcode: null,
  zoneTown: null,
  zonePostcode: null,
  province: null,
  country: null,
} as const

/** The address or the service point that an order goes to. */
export function placeFieldsOf({ delivery, servicePoint: point }: OrderRow) {
  return {
    ...(delivery ?? nowhere),
    servicePointId: point?.id ?? null,
    deliveryPoint: point?.deliveryPoint ?? null,
    servicePoint: point && {
      name: point.name,
      deliveryPointLabel: point.deliveryPointLabel,
      typeLabel: point.typeLabel,
    },
  }
}
