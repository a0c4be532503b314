import { giveUpBill, openBill } from '#src/contract/dining-table.ts'
import type { ReplyOf, RequestOf } from '#src/contract/endpoint.ts'

import type { ApiClient } from './create-api-client.ts'

/** Opens a bill for orders at a table, once for each key. Throws the refusal, BILL_CHANGED among them (contract 7). */
export function sendBill(
  api: ApiClient,
  request: RequestOf<typeof openBill>,
  idempotencyKey: string,
): Promise<ReplyOf<typeof openBill>> {
  return api.call(openBill, request, { idempotencyKey })
}

/** Gives up a bill that is not paid; a repeated call does no harm. Throws the refusal, ALREADY_PAID among them (contract 7). */
export async function sendGiveUpBill(api: ApiClient, request: RequestOf<typeof giveUpBill>): Promise<void> {
  await api.call(giveUpBill, request)
}
