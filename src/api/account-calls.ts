import { getAccount } from '#src/contract/account.ts'

import type { ApiClient } from './create-api-client.ts'
import { endpointQuery } from './endpoint-query.ts'

export function accountQuery(api: ApiClient) {
  return endpointQuery(api, getAccount, {})
}
