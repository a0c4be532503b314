import * as z from 'zod/mini'

import { typed } from './checked.ts'
import { endpoint } from './endpoint.ts'
import { field } from './field-table.ts'
import { savedCard } from './payment.ts'
import { exactly } from './request-values.ts'
import { id, list, orNull, text } from './values.ts'
import type { Id } from './values.ts'

/** What can be paid: an order, the deposit of a reservation, or a part of what was ordered at a table. */
export type PaidEntityId = Id<'Order'> | Id<'Reservation'> | Id<'Bill'>

/** What is to be paid. A bill is an optional addition (decision 84). */
const entity = {
  entityKind: field('entita_tipo', exactly({ order: 'ORDINE', reservation: 'PRENOTAZIONE', bill: 'CONTO' })),
  entityId: field('entita_id', typed<PaidEntityId, number | string>(id('Order'))),
  /** Token of a guest; null for a customer (contract 1.3). */
  token: field('token', orNull(text)),
} as const

const ofVenue = { venueId: field('id_locale', id('Venue')) } as const

/** Client secret of a payment intent for the unpaid total; a repeated call returns a usable one [PAY-16]. */
export const getClientSecret = endpoint('/account/pay/stripe/get-client-secret', {
  auth: 'required-or-token',
  request: { ...ofVenue, ...entity },
  reply: { clientSecret: field('client_secret', text) },
})

/** Tells the service to check the intent now; the customer has paid whatever it replies [PAY-19]. */
export const notifyConfirmation = endpoint('/account/pay/stripe/notify-confirmation', {
  auth: 'required-or-token',
  request: entity,
  reply: {},
})

/** Saved cards of the customer; with a venue only those saved for it [PAY-04]. */
export const getSavedCards = endpoint('/account/pay/stripe/get-payment-methods', {
  auth: 'required',
  request: { venueId: field('id_locale', orNull(id('Venue'))) },
  reply: { cards: field('methods', list(savedCard)) },
})

/** Client secret to save a card without paying [ACCT-63]. */
export const getSetupSecret = endpoint('/account/pay/stripe/get-setup-intent-client-secret', {
  auth: 'required',
  request: ofVenue,
  reply: { clientSecret: field('client_secret', text) },
})

export const detachCard = endpoint('/account/pay/stripe/detach-payment-method', {
  auth: 'required',
  request: { ...ofVenue, id: field('id', text) },
  reply: {},
})

/** Client token for PayPal's SDK; null = none (contract 3.6). */
export const getPayPalToken = endpoint('/account/pay/paypal/get-client-token', {
  auth: 'optional',
  request: ofVenue,
  reply: { clientToken: field('client_token', orNull(text)) },
})

/** Authorises the approved PayPal order for the entity [PAY-22]. */
export const executePayPal = endpoint('/account/pay/paypal/execute-transaction', {
  auth: 'required-or-token',
  request: {
    ...ofVenue,
    ...entity,
    /** The id of the PayPal order. */
    payPalOrderId: field('nonce', text),
  },
  reply: {},
})

/** Optional addition: makes the PayPal order that the diner approves [PAY-28]. */
export const startPayPal = endpoint('/account/pay/paypal/start-transaction', {
  auth: 'required-or-token',
  request: { ...ofVenue, ...entity },
  reply: { payPalOrderId: field('nonce', text) },
})

/** Address of the provider's payment page, with the address to return to (contract 7). */
export function paymentPageAddress(
  page: string,
  { entityKind, entityId, token }: { entityKind: 'order' | 'bill'; entityId: number; token: string | null },
  returnUrl: string,
): string {
  const url = new URL(page)
  url.searchParams.set('entita_tipo', z.encode(entity.entityKind.codec, entityKind))
  url.searchParams.set('entita_id', String(entityId))
  if (token !== null) url.searchParams.set('token', token)
  url.searchParams.set('return_url', returnUrl)
  return url.href
}

/** The PayPal purchase: the amount as PayPal writes it, and our id of what is paid (contract 3.6). */
export function payPalPurchase(
  { kind, id: entityId }: { kind: 'order' | 'reservation' | 'bill'; id: number },
  value: string,
) {
  return { value, customId: `${z.encode(entity.entityKind.codec, kind)}-${entityId}` }
}
