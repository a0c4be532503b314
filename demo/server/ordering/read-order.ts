import type { Database } from '#demo/server/db/database.ts'
import { rewardsOfOrder } from '#demo/server/queries/loyalty.ts'
import type { OrderRow } from '#demo/server/queries/orders.ts'
import { linesOf, statusLogOf } from '#demo/server/queries/orders.ts'
import { venueRow } from '#demo/server/queries/venues.ts'
import type { Say } from '#demo/server/texts/language.ts'
import type { Order } from '#src/contract/placed-order.ts'
import { invoiceFields } from '#src/domain/checkout/invoice-fields.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'

import { readRow } from './read-row.ts'

/** An order as it is read back (contract 2.15). */
export async function readOrder(db: Database, row: OrderRow, say: Say): Promise<Order> {
  const venue = await venueRow(db, row.restaurantId, row.venueId)
  const log = await statusLogOf(db, row.id)
  return {
    id: row.id,
    venueId: row.venueId,
    status: row.status,
    orderType: row.orderType,
    slotStart: row.slotStart,
    slotEnd: row.slotEnd,
    paymentMode: row.paymentMode,
    paymentStatus: row.paymentStatus,
    cashMeans: row.cashMeans,
    total: row.total,
    people: row.people,
    tableName: row.tableName,
    tableInstructions: venue && say.orNull(venue.tableInstructions),
    ...(row.delivery ?? nowhere),
    ...servicePointFields(row),
    courierCompany: row.courierCompany,
    courierStatus: row.courierStatus,
    courierName: row.courierName,
    courierPhone: row.courierPhone,
    asSoonAsPossible: row.asSoonAsPossible,
    wantsInvoice: row.invoice !== null,
    ...invoiceFields(row.invoice),
    customerNotes: row.customerNotes,
    answers: [...row.answers],
    rows: (await linesOf(db, row.id)).map(readRow),
    deliveryFee: row.deliveryFee,
    fixedCostName: row.fixedCostName,
    fixedCostDescription: row.fixedCostDescription,
    fixedCostAmount: row.fixedCost,
    discountCodeId: row.discountCodeId,
    discountCodeName: row.discountCodeName,
    discountCodeValue: row.discountCodeValue,
    discountCodeKind: row.discountCodeKind,
    codeDiscount: row.discountCodeId === null ? null : row.discount,
    isDeliveryFreedByCode: row.isDeliveryFreedByCode,
    rewards: (await rewardsOfOrder(db, row.id)).map(({ rewardId, kind, value, discount, productName }) => ({
      id: rewardId,
      kind,
      value,
      discount,
      productName,
    })),
    expected: null,
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

function servicePointFields({ servicePoint: point }: OrderRow) {
  return {
    servicePointId: point?.id ?? null,
    deliveryPoint: point?.deliveryPoint ?? null,
    servicePoint: point && {
      name: point.name,
      deliveryPointLabel: point.deliveryPointLabel,
      typeLabel: point.typeLabel,
    },
  }
}
