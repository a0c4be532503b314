import { decodeTableCode } from '#src/contract/dining-table.ts'
import type { Id } from '#src/contract/values.ts'

import type { ApiClient } from './create-api-client.ts'

/** Finds the table of a QR code; sends its text unchanged. Throws the refusal [WIZ-18, WIZ-19]. */
export function sendTableCode(api: ApiClient, venueId: Id<'Venue'>, code: string) {
  return api.call(decodeTableCode, { venueId, code })
}
