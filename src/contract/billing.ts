import type * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { postalFields } from './postal-address.ts'
import { exactly } from './request-values.ts'
import { flag, oneOf, orNull, text } from './values.ts'

const kinds = { private: 'PRIVATO', company: 'AZIENDA' } as const

/** All fields but the kind; company fields are null for a private person. */
const billingFields = {
  companyName: field('ragione_sociale', orNull(text)),
  vatNumber: field('p_iva', orNull(text)),
  recipientCode: field('sdi', orNull(text)),
  certifiedEmail: field('pec', orNull(text)),
  taxCode: field('cod_fisc', orNull(text)),
  ...postalFields,
} as const

/** A billing address (contract 2.6). */
export const billingAddress = wireObject({ kind: field('fatturazione_tipo', oneOf(kinds)), ...billingFields })
export type BillingAddress = z.output<typeof billingAddress>

/** A billing address to send: only of a known kind. */
export const newBilling = wireObject({ kind: field('fatturazione_tipo', exactly(kinds)), ...billingFields })
export type NewBilling = z.output<typeof newBilling>

export const getBillingAddress = endpoint('/account/get_billing_address', {
  auth: 'required',
  request: {},
  reply: { address: field('indirizzo', orNull(billingAddress)) },
})

/** Checks a billing address and returns it normalised; `isKept` saves it to the account, not for guests. */
export const newBillingAddress = endpoint('/account/new_billing_address', {
  auth: 'optional',
  request: { kind: field('fatturazione_tipo', exactly(kinds)), ...billingFields, isKept: field('f_salva', flag) },
  reply: { address: field('indirizzo', billingAddress) },
})
