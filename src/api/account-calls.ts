import {
  confirmEmail,
  getAccount,
  login,
  logout,
  recoverPassword,
  register,
  resetPassword,
  sendEmailConfirmation as askForConfirmation,
  updateAccount,
  writeConsents,
} from '#src/contract/account.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'

import type { ApiClient } from './create-api-client.ts'
import { endpointQuery } from './endpoint-query.ts'

export type Login = RequestOf<typeof login>

export function sendLogin(api: ApiClient, request: Login) {
  return api.call(login, request)
}

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

/** Requests a mail with the link to a new password [ACCT-47]. */
export function sendPasswordRecovery(api: ApiClient, request: RequestOf<typeof recoverPassword>) {
  return api.call(recoverPassword, request)
}

/** Sets a new password with the token of that mail [ACCT-48]. */
export function sendPasswordReset(api: ApiClient, request: RequestOf<typeof resetPassword>) {
  return api.call(resetPassword, request)
}

/** Confirms an e-mail address with the token of the mail about it [ACCT-68]. */
export function sendEmailConfirmed(api: ApiClient, token: string) {
  return api.call(confirmEmail, { token })
}

/** Requests that mail once more [ACCT-69]. */
export function sendEmailConfirmation(api: ApiClient) {
  return api.call(askForConfirmation, {})
}

export function sendLogout(api: ApiClient, deviceId: string) {
  return api.call(logout, { deviceId })
}

export function accountQuery(api: ApiClient) {
  return endpointQuery(api, getAccount, {})
}
