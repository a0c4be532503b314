import { callStaff } from '#src/contract/dining-table.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'

import type { ApiClient } from './create-api-client.ts'

/** Calls the staff to a table. Throws the refusal, CALL_TOO_SOON among them (contract 7). */
export function sendStaffCall(api: ApiClient, request: RequestOf<typeof callStaff>) {
  return api.call(callStaff, request)
}
