import type { Database } from '#demo/server/db/database.ts'
import { rewardsOfOrder } from '#demo/server/queries/loyalty.ts'
import type { OrderRow } from '#demo/server/queries/orders.ts'
import { linesOf, statusLogOf } from '#demo/server/queries/orders.ts'
import { venueRow } from '#demo/server/queries/venues.ts'
import type { Order } from '#src/contract/placed-order.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'

type Line = Awaited<ReturnType<typeof linesOf>>[number]

/** An order as it is read back (contract 2.15). */
export async function readOrder(db: Database, row: OrderRow): Promise<Order> {
  const venue = await venueRow(db, row.restaurantId, row.venueId)
  const log = await statusLogOf(db, row.id)
  return {
    id: row.id,
    venueId: row.venueId,
    status: row.status,
    orderType: row.orderType,
    slotStart: row.slotStart,
    slotEnd: null,
    paymentMode: row.paymentMode,
    paymentStatus: null,
    cashMeans: row.cashMeans,
    total: row.total,
    people: row.people,
    tableName: null,
    asSoonAsPossible: false,
    wantsInvoice: row.wantsInvoice,
    customerNotes: row.customerNotes,
    answers: [...row.answers],
    rows: (await linesOf(db, row.id)).map(asRow),
    deliveryFee: null,
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
    statusLog: log.map(({ status, at }) => ({ status, at: wallClock(at.getTime(), venue?.timeZone ?? 'UTC') })),
  }
}

function asRow({ quantity, total, item, comboPricing }: Line): Order['rows'][number] {
  const asExtra = ({ id, name, price }: (typeof item.additions)[number]) => ({ ingredientId: id, name, price })
  return {
    quantity,
    name: item.name,
    total,
    isDiscountable: item.isDiscountable,
    note: item.note,
    sizeName: item.size?.name ?? null,
    sizePrice: item.size?.price ?? null,
    variantName: item.variant?.name ?? null,
    variantPrice: item.variant?.price ?? null,
    isCombo: comboPricing !== null,
    comboPricing,
    picks: item.picks.map(asExtra),
    additions: item.additions.map(asExtra),
    comboContent: item.comboPicks.map(({ productId, name, quantity: count, price, total: sum }) => ({
      productId,
      name,
      quantity: count,
      price,
      total: sum,
    })),
  }
}
