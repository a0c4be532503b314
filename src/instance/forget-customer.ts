import type { KeyValueStorage } from '#src/integrations/storage.ts'
import type { QueryClient } from '#src/query/create-query-client.ts'
import type { Stores } from '#src/state/create-stores.ts'

type CustomerData = {
  readonly stores: Stores
  readonly queryClient: QueryClient
  readonly storage: KeyValueStorage
}

/**
 * Signs the customer out and removes their data from this device, with the time limit of the order and the address of the
 * last one; cart, venue and language stay [ACCT-07, CART-30].
 */
export function forgetCustomer({ stores, queryClient, storage }: CustomerData): void {
  stores.session.signOut()
  // The next customer on this device must not see the replies meant for this one.
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.isPersonal === true })
  stores.draft.setTimeLimit(null)
  stores.draft.setDefaults({ defaultAddress: null })
  stores.dialogs.dismiss('time-limit')
  stores.dialogs.warnOfTimeLimit(null)
  storage.remove('replies')
  storage.remove('snapshot')
}
