import { eraseAccount, exportPersonalData } from '#src/contract/personal-data.ts'

import type { ApiClient } from './create-api-client.ts'

/** Everything that the service keeps of the customer, as the text of a JSON file [ACCT-71]. */
export async function readPersonalData(api: ApiClient): Promise<string> {
  return (await api.call(exportPersonalData, {})).data
}

/** Erases the account of the customer, whose address they have typed [ACCT-72]. */
export function sendErasure(api: ApiClient, typedEmail: string) {
  return api.call(eraseAccount, { typedEmail })
}
