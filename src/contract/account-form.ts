import { newBilling } from './billing.ts'
import { newAddress } from './delivery-address.ts'
import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { shownDocuments } from './shown-documents.ts'
import { id, orNull, text, whenPresent } from './values.ts'

/** Fields of both registration and profile; consents are added with `writeConsents`. */
const accountForm = {
  venueId: field('id_locale', orNull(id('Venue'))),
  username: field('username', text),
  firstName: field('nome', text),
  lastName: field('cognome', text),
  phone: field('telefono', text),
  email: field('email', text),
  addresses: field(
    'indirizzi',
    orNull(
      wireObject({
        /** null = none, or untouched. */
        delivery: field('consegna', orNull(newAddress)),
        /** null = none, or removed. */
        billing: field('fatturazione', orNull(newBilling)),
      }),
    ),
  ),
  /** Optional addition (contract 7). */
  shownDocuments: field('documenti_consensi', whenPresent(shownDocuments)),
} as const

export const register = endpoint('/account/registration', {
  auth: 'none',
  request: { ...accountForm, password: field('password', text) },
  reply: {},
})

/**
 * Changes the customer; `email` is the new one, and overrides the field of the envelope (contract 1.3), so the old one
 * identifies the caller.
 */
export const updateAccount = endpoint('/account/update', {
  auth: 'required',
  callerEmail: 'old_email',
  request: {
    ...accountForm,
    /** Missing or empty = unchanged. */
    password: field('password', whenPresent(orNull(text))),
    /** The current e-mail. */
    oldEmail: field('old_email', text),
  },
  reply: {},
})
