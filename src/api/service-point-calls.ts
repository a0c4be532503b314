import type { RequestOf } from '#src/contract/endpoint.ts'
import { getServicePointInfo } from '#src/contract/service-point.ts'

import type { ApiClient } from './create-api-client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** Delivery charges of a venue for a service point. */
export function servicePointInfoQuery(api: ApiClient, request: RequestOf<typeof getServicePointInfo>) {
  return endpointQuery(api, getServicePointInfo, request)
}
