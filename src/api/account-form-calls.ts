import { register, updateAccount } from '#src/contract/account-form.ts'
import { writeConsents } from '#src/contract/account.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'

import type { ApiClient } from './create-api-client.ts'

type WithConsents<T> = T & { readonly consents: Readonly<Record<string, boolean>> }
export type Registration = WithConsents<Omit<RequestOf<typeof register>, 'username'>>

/** Registers; the user name is the e-mail [ACCT-24]. */
export function sendRegistration(api: ApiClient, { consents, ...registration }: Registration) {
  const request = { ...registration, username: registration.email }
  return api.call(register, request, { wireExtras: writeConsents(consents) })
}

export type Profile = WithConsents<RequestOf<typeof updateAccount>>

/** Updates the customer's profile [ACCT-50..53]. */
export function sendProfile(api: ApiClient, { consents, ...profile }: Profile) {
  return api.call(updateAccount, profile, { wireExtras: writeConsents(consents) })
}
