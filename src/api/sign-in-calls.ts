import type { RequestOf } from '#src/contract/endpoint.ts'
import {
  confirmEmail,
  login,
  logout,
  recoverPassword,
  resetPassword,
  sendEmailConfirmation as askForConfirmation,
} from '#src/contract/sign-in.ts'

import type { ApiClient } from './create-api-client.ts'

export type Login = RequestOf<typeof login>

export function sendLogin(api: ApiClient, request: Login) {
  return api.call(login, request)
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
