import type { RequestOf } from '#src/contract/endpoint.ts'
import { createOrder } from '#src/contract/order.ts'

import type { ApiClient } from './create-api-client.ts'

export type OrderSubmission = RequestOf<typeof createOrder>

/** Creates the order. With the same key the service creates no second one (contract 1.5). */
export function sendOrder(api: ApiClient, submission: OrderSubmission, idempotencyKey: string) {
  return api.call(createOrder, submission, { idempotencyKey })
}
