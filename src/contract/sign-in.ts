import type * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { id, orNull, text, whenPresent } from './values.ts'

const signedIn = {
  apiKey: field('api_key', text),
  language: field('cod_lingua', text),
  account: field('account', text),
} as const

export const login = endpoint('/account/login', {
  auth: 'none',
  request: {
    venueId: field('id_locale', orNull(id('Venue'))),
    account: field('account', whenPresent(orNull(text))),
    password: field('password', whenPresent(orNull(text))),
    googleIdToken: field('google_id_token', whenPresent(orNull(text))),
  },
  reply: signedIn,
})

/** Data of a Google user without an account, from the refused sign-in. */
export const googlePerson = wireObject({
  email: field('email', text),
  firstName: field('nome', orNull(text)),
  lastName: field('cognome', orNull(text)),
})
export type GooglePerson = z.output<typeof googlePerson>

/** Sends a mail with the link to a new password. */
export const recoverPassword = endpoint('/account/password_recover', {
  auth: 'none',
  request: { account: field('account', text), venueId: field('id_locale', orNull(id('Venue'))) },
  reply: {},
})

/** Sets a new password with the token of that mail. */
export const resetPassword = endpoint('/be/reset_password', {
  auth: 'none',
  request: {
    token: field('token', text),
    password: field('password', text),
    passwordRepeat: field('password_conferma', text),
  },
  reply: {},
})

/** Confirms an e-mail address with the token of the mail; an optional addition (decision 93). */
export const confirmEmail = endpoint('/account/confirm_email', {
  auth: 'none',
  request: { token: field('token', text) },
  reply: {},
})

/** Mails the link that confirms the address of the account once more; an optional addition (decision 93). */
export const sendEmailConfirmation = endpoint('/account/send_confirm_email', {
  auth: 'required',
  request: {},
  reply: {},
})

export const logout = endpoint('/account/logout', {
  auth: 'required',
  request: { deviceId: field('unique_id', text) },
  reply: {},
})
