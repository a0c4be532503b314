import type { OrderPlace } from '#src/state/order-draft-store.ts'

/** No place: that of an order which names none, or none yet. */
export const nowhere: OrderPlace = { address: null, servicePointId: null, table: null }
