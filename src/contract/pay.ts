import * as z from 'zod/mini'

import { typed } from './checked.ts'
import { endpoint } from './endpoint.ts'
import { field } from './field-table.ts'
import { savedCard } from './payment.ts'
import { cents, exactly, id, list, orNull, text } from './values.ts'
import type { Cents, Id } from './values.ts'

/** What can be paid for: an order, or a reservation with a deposit. */
export type PaidEntityId = Id<'Order'> | Id<'Reservation'>

/** What is paid for: an order or the deposit of a reservation. */
const entity = {
  entityKind: field('entita_tipo', exactly({ order: 'ORDINE', reservation: 'PRENOTAZIONE' })),
  entityId: field('entita_id', typed<PaidEntityId, number | string>(id('Order'))),
  /** The guest's, when nobody is signed in (contract 1.3). */
  token: field('token', orNull(text)),
} as const

const ofVenue = { venueId: field('id_locale', id('Venue')) } as const

/**
 * The secret of an intent over the total of an unpaid entity; asked again it is one that can still be used [PAY-16].
 */
export const getClientSecret = endpoint('/account/pay/stripe/get-client-secret', {
  auth: 'required-or-token',
  request: { ...ofVenue, ...entity },
  reply: { clientSecret: field('client_secret', text) },
})

/** Tells the service to look at the intent now; whatever it answers, the customer has paid [PAY-19]. */
export const notifyConfirmation = endpoint('/account/pay/stripe/notify-confirmation', {
  auth: 'required-or-token',
  request: entity,
  reply: {},
})

/** The customer's cards; with a venue only those stored for it [PAY-04]. */
export const getSavedCards = endpoint('/account/pay/stripe/get-payment-methods', {
  auth: 'required',
  request: { venueId: field('id_locale', orNull(id('Venue'))) },
  reply: { cards: field('methods', list(savedCard)) },
})

/** For a card that is stored without paying [ACCT-63]. */
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

/** What PayPal's SDK is started with; null = without (contract 3.6). */
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

/** The provider's page that takes the whole payment, and where it leads back to (contract 7). */
export function paymentPageAddress(
  page: string,
  { entityKind, entityId, token }: { entityKind: 'order' | 'reservation'; entityId: number; token: string | null },
  returnUrl: string,
): string {
  const url = new URL(page)
  url.searchParams.set('entita_tipo', z.encode(entity.entityKind.codec, entityKind))
  url.searchParams.set('entita_id', String(entityId))
  if (token !== null) url.searchParams.set('token', token)
  url.searchParams.set('return_url', returnUrl)
  return url.href
}

/** What PayPal is asked to take: the amount with two decimals, and our name of the entity (contract 3.6). */
export function payPalPurchase({
  kind,
  id: entityId,
  total,
}: {
  kind: 'order' | 'reservation'
  id: number
  total: Cents
}) {
  const wireKind = z.encode(entity.entityKind.codec, kind)
  return { value: Number(z.encode(cents, total)).toFixed(2), customId: `${wireKind}-${entityId}` }
}
