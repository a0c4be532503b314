import * as z from 'zod/mini'

import type { BillingAddress } from './billing.ts'
import { billingAddress } from './billing.ts'
import { checked, typed } from './checked.ts'
import { safeDecode } from './decode.ts'
import type { DeliveryAddress } from './delivery-address.ts'
import { deliveryAddress } from './delivery-address.ts'
import { endpoint } from './endpoint.ts'
import type { Plain } from './field-table.ts'
import { addIssues, field, plain, wireObject } from './field-table.ts'
import { flag, list, orNull, text } from './values.ts'

/** Consent keys look like `f_privacy`; each travels as a top-level flag (contract 2.5). */
export const consentKeyPattern = /^f_[a-z_]+$/

/** An address of a customer: for billing or for delivery. */
export type CustomerAddress =
  | { readonly use: 'billing'; readonly address: BillingAddress }
  | { readonly use: 'delivery'; readonly address: DeliveryAddress }

export const billingTag = 'FATTURAZIONE'
const codecOf = (isBilling: boolean) => typed<unknown>(isBilling ? billingAddress : deliveryAddress)

/** `tipo` tells billing and delivery apart (contract C55). */
export const customerAddress = z.codec(
  plain,
  checked<CustomerAddress>((value) => typeof value === 'object' && value !== null && 'use' in value, 'an address'),
  {
    decode(value, whole) {
      const isBilling = value.tipo === billingTag
      const read = safeDecode(codecOf(isBilling), value)
      addIssues(whole, read.error)
      return { use: isBilling ? 'billing' : 'delivery', address: read.data } as CustomerAddress
    },
    encode({ use, address }) {
      const isBilling = use === 'billing'
      const sent = z.encode(codecOf(isBilling), address) as Plain
      return isBilling ? { ...sent, tipo: billingTag } : sent
    },
  },
)

export const customerFields = wireObject({
  username: field('username', text),
  firstName: field('nome', text),
  lastName: field('cognome', text),
  email: field('email', text),
  /** Whether the address is confirmed; null = the service does not ask for it (contract 7). */
  isEmailVerified: field('email_confermata', orNull(flag)),
  /** Whether the service gives out and erases what it keeps of them (contract 7). */
  canExportData: field('dati_personali', flag),
  phone: field('telefono', text),
  addresses: field('indirizzi', list(customerAddress)),
})
export type Customer = z.output<typeof customerFields> & {
  /** Given consents by key. */
  readonly consents: Readonly<Record<string, boolean>>
}

/** The customer; on the wire each consent is a field of its own under its key (contract 2.7). */
export const customer = z.codec(
  plain,
  checked<Customer>(() => true, 'a customer'),
  {
    decode(value, whole) {
      const read = safeDecode(customerFields, value)
      addIssues(whole, read.error)
      return { ...read.data, consents: readConsents(value) } as Customer
    },
    encode: ({ consents, ...fields }) => ({ ...z.encode(customerFields, fields), ...writeConsents(consents) }),
  },
)

export const getAccount = endpoint('/account/get_summary', {
  auth: 'required',
  request: {},
  reply: { customer: field('cliente', customer) },
})

/** Encodes consents: one 1/0 per key at the top level of the body. */
export function writeConsents(consents: Readonly<Record<string, boolean>>): Record<string, 0 | 1> {
  const known = Object.entries(consents).filter(([key]) => consentKeyPattern.test(key))
  return Object.fromEntries(known.map(([key, isGiven]) => [key, isGiven ? 1 : 0]))
}

/** Decodes every `f_*` key of a body as a consent. */
export function readConsents(body: Readonly<Record<string, unknown>>): Record<string, boolean> {
  const consents: Record<string, boolean> = {}
  for (const [key, value] of Object.entries(body)) {
    const given = safeDecode(flag, value)
    if (consentKeyPattern.test(key) && given.success) consents[key] = given.data
  }
  return consents
}
