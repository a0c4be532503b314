import { getAccountStatus } from '#src/contract/chat.ts'

import type { ApiClient } from './create-api-client.ts'
import type { Owner } from './customer-query.ts'
import { forCustomer } from './customer-query.ts'
import { endpointQuery } from './endpoint-query.ts'

// Apart from the other calls of messages: the bars of every screen count the unread ones.

/** The customer's unread messages of all conversations [API-43]. */
export function unreadQuery(api: ApiClient, customer: Owner) {
  return forCustomer(customer, endpointQuery(api, getAccountStatus, { withChat: true }))
}
