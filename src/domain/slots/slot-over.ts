import type { OrderType } from '#src/contract/service-type.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'

type SlotOfOrder = {
  readonly orderType: OrderType
  /** The end of the slot, ms since 1970. */
  readonly endMs: number
}

/** An order at a table is meant at once: it is not too late before so long after it was placed, whatever its slot. */
const tableMs = 30 * 60_000

/** The last moment at which an order can still be paid and confirmed: the end of its slot. */
export function slotOverMs({ orderType, endMs }: SlotOfOrder, placedMs: number): number {
  return destinationOf(orderType) === 'table' ? Math.max(endMs, placedMs + tableMs) : endMs
}
