import { endpoint } from './endpoint.ts'
import { field } from './field-table.ts'
import { text } from './values.ts'

/** Everything that the service keeps of the customer, as the text of a JSON file; an optional addition (decision 142). */
export const exportPersonalData = endpoint('/account/data/export', {
  auth: 'required',
  request: {},
  reply: { data: field('dati', text) },
})

/**
 * Erases the account of the customer and the person in its orders; an optional addition (decision 142). Refused with
 * VALIDATION while `typedEmail` is not the address of the account, with ACCOUNT_IN_USE while something is under way.
 */
export const eraseAccount = endpoint('/account/data/erase', {
  auth: 'required',
  request: { typedEmail: field('conferma_email', text) },
  reply: {},
})
