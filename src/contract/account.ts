import * as z from 'zod/mini'

import { nothing } from './checked.ts'
import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { flag, id, orNull, text, whenPresent } from './values.ts'

/** Consent keys look like `f_privacy`; each travels as a top-level flag (contract 2.5). */
export const consentKeyPattern = /^f_[a-z_]+$/

const signedIn = {
  apiKey: field('api_key', text),
  language: field('cod_lingua', text),
  account: field('account', text),
} as const
export const session = wireObject(signedIn)

/** The customer as the service knows them; consent flags are read with `readConsents`. */
export const customer = wireObject({
  username: field('username', text),
  firstName: field('nome', text),
  lastName: field('cognome', text),
  email: field('email', text),
  phone: field('telefono', text),
})
export type Customer = z.output<typeof customer>

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

const noAddresses = wireObject({
  delivery: field('consegna', orNull(nothing)),
  billing: field('fatturazione', orNull(nothing)),
})

/** `consents` travel beside the other fields under their own keys: write them with `writeConsents`. */
export const register = endpoint('/account/registration', {
  auth: 'none',
  request: {
    venueId: field('id_locale', orNull(id('Venue'))),
    username: field('username', text),
    firstName: field('nome', text),
    lastName: field('cognome', text),
    phone: field('telefono', text),
    email: field('email', text),
    password: field('password', text),
    addresses: field('indirizzi', orNull(noAddresses)),
  },
  reply: {},
})

export const getAccount = endpoint('/account/get_summary', {
  auth: 'required',
  request: {},
  reply: { customer: field('cliente', customer) },
})

export const logout = endpoint('/account/logout', {
  auth: 'required',
  request: { deviceId: field('unique_id', text) },
  reply: {},
})

/** Consents as they travel: one 1/0 per key at the top level of the body. */
export function writeConsents(consents: Readonly<Record<string, boolean>>): Record<string, 0 | 1> {
  return Object.fromEntries(Object.entries(consents).map(([key, isGiven]) => [key, isGiven ? 1 : 0]))
}

/** Every `f_*` key of a body as a consent. */
export function readConsents(body: Readonly<Record<string, unknown>>): Record<string, boolean> {
  const consents: Record<string, boolean> = {}
  for (const [key, value] of Object.entries(body)) {
    const given = z.safeDecode(flag, value as never)
    if (consentKeyPattern.test(key) && given.success) consents[key] = given.data
  }
  return consents
}
