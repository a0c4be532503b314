import { getAccount, login, logout, register, writeConsents } from '#src/contract/account.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { Id } from '#src/contract/values.ts'

import type { ApiClient } from './create-api-client.ts'
import { endpointQuery } from './endpoint-query.ts'

export function sendLogin(api: ApiClient, request: { venueId: Id<'Venue'> | null; account: string; password: string }) {
  return api.call(login, request)
}

export type Registration = Omit<RequestOf<typeof register>, 'username' | 'addresses'> & {
  readonly consents: Readonly<Record<string, boolean>>
}

/** Registers; the user name is the e-mail, addresses are entered later [ACCT-24]. */
export function sendRegistration(api: ApiClient, { consents, ...registration }: Registration) {
  const request = { ...registration, username: registration.email, addresses: { delivery: null, billing: null } }
  return api.call(register, request, { wireExtras: writeConsents(consents) })
}

export function sendLogout(api: ApiClient, deviceId: string) {
  return api.call(logout, { deviceId })
}

export function accountQuery(api: ApiClient) {
  return endpointQuery(api, getAccount, {})
}
