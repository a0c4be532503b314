import { scannedTable } from '#server/places/dining-tables.ts'
import type { Call } from '#server/platform/call.ts'
import type { StoredDelivery, StoredServicePoint } from '#server/platform/db/stored-json.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import type { DiningTable } from '#src/contract/dining-table.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import type { Cents } from '#src/contract/values.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { accept } from '#src/domain/verdict.ts'

import type { SlotPlace } from './check-area.ts'
import { checkDelivery } from './check-delivery.ts'
import { checkServicePoint } from './check-service-point.ts'

type OrderRequest = RequestOf<typeof createOrder>

/** The table, address or service point of an order and the delivery fee; null where the order type has none. */
export type OrderPlace = {
  readonly table: DiningTable | null
  readonly delivery: StoredDelivery | null
  readonly servicePoint: StoredServicePoint | null
  /** Null for the types that are not brought. */
  readonly deliveryFee: Cents | null
}

const nowhere: OrderPlace = { table: null, delivery: null, servicePoint: null, deliveryFee: null }

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

/** The table whose code was scanned. */
async function checkTable(
  { venueId, tableId: id, tableCode: scanned }: OrderRequest,
  { db, restaurant }: Call,
): Promise<Answer<Pick<OrderPlace, 'table'>>> {
  const table = await scannedTable(db, {
    restaurantId: restaurant.id,
    venueId,
    id: id ?? null,
    scanned: scanned ?? null,
  })
  return table ? accept({ table }) : refused('TABLE_NOT_FOUND')
}
