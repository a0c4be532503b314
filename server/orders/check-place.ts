import { holdTable, scannedTable } from '#server/places/dining-tables.ts'
import type { Call } from '#server/platform/call.ts'
import type { StoredDelivery, StoredServicePoint } from '#server/platform/db/stored-json.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import type { DiningTable } from '#src/contract/dining-table.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import type { Cents } from '#src/contract/values.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { typedText } from '#src/domain/typed-text.ts'
import { accept } from '#src/domain/verdict.ts'

import type { SlotPlace } from './check-area.ts'
import { checkDelivery } from './check-delivery.ts'
import { checkServicePoint } from './check-service-point.ts'
import { tableMovedTo } from './table-moved-to.ts'

type OrderRequest = RequestOf<typeof createOrder>

/** The table, address or service point of an order and the delivery fee; null where the order type has none. */
export type OrderPlace = {
  readonly table: DiningTable | null
  /** The table whose code was scanned, where the diner sits at another one by now. */
  readonly scannedTable: DiningTable | null
  readonly delivery: StoredDelivery | null
  readonly servicePoint: StoredServicePoint | null
  /** Null for the types that are not brought. */
  readonly deliveryFee: Cents | null
}

const nowhere: OrderPlace = { table: null, scannedTable: null, delivery: null, servicePoint: null, deliveryFee: null }

/** The table, the address or the service point of an order, each as its type needs it [CHK-48..51]. */
export async function checkPlace(
  request: OrderRequest,
  call: Call,
  asked: SlotPlace & { readonly products: Cents },
): Promise<Answer<OrderPlace>> {
  const place = await placeByType(request, call, asked)
  if (!place.ok) return place
  const point = await checkServicePoint(request, call)
  return point.ok ? accept({ ...nowhere, ...place.value, ...point.value }) : point
}

function placeByType(
  request: OrderRequest,
  call: Call,
  asked: SlotPlace & { readonly products: Cents },
): Promise<Answer<Partial<OrderPlace>>> {
  switch (destinationOf(request.orderType)) {
    case 'table':
      return checkTable(request, call)
    case 'address':
      return checkDelivery(request, call, asked)
    case 'venue':
    case 'servicePoint':
      return Promise.resolve(accept({}))
  }
}

/** The table whose code was scanned, or the one that staff have moved the diner to since. */
async function checkTable(
  { venueId, tableId: id, tableCode: scanned, guest }: OrderRequest,
  { db, restaurant, account, nowMs }: Call,
): Promise<Answer<Pick<OrderPlace, 'table' | 'scannedTable'>>> {
  const restaurantId = restaurant.id
  const table = await scannedTable(db, { restaurantId, venueId, id: id ?? null, scanned: scanned ?? null })
  if (!table) return refused('TABLE_NOT_FOUND')
  await holdTable(db, { restaurantId, ids: [table.id] })
  const phone = account ? '' : typedText(guest?.phone ?? '')
  const diner = { accountId: account?.id ?? null, phone: phone === '' ? null : phone }
  const moved = await tableMovedTo(db, { restaurantId, tableId: table.id }, diner, nowMs)
  return accept(moved ? { table: moved, scannedTable: table } : { table, scannedTable: null })
}
