import type { RequestOf } from '#src/contract/endpoint.ts'
import type { PaidEntityId } from '#src/contract/pay.ts'
import {
  detachCard,
  executePayPal,
  getClientSecret,
  getPayPalToken,
  getSavedCards,
  getSetupSecret,
  notifyConfirmation,
  startPayPal,
} from '#src/contract/pay.ts'
import type { SavedCard } from '#src/contract/payment.ts'
import type { Id } from '#src/contract/values.ts'

import type { ApiClient } from './create-api-client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The order, reservation or bill to pay; a guest needs its token. */
type PaidEntity = {
  readonly kind: 'order' | 'reservation' | 'bill'
  readonly id: PaidEntityId
  readonly venueId: Id<'Venue'>
  readonly token: string | null
}

function entity({ kind, id, token }: PaidEntity) {
  return { entityKind: kind, entityId: id, token } as const
}

/** Client secret of the Stripe payment intent [PAY-16]. */
export async function clientSecret(api: ApiClient, payable: PaidEntity): Promise<string> {
  const reply = await api.call(getClientSecret, { venueId: payable.venueId, ...entity(payable) })
  return reply.clientSecret
}

/** Asks the service to check the payment intent now [PAY-19]. */
export function notifyPaid(api: ApiClient, payable: PaidEntity) {
  return api.call(notifyConfirmation, entity(payable))
}

/** Id of the PayPal order that the service makes [PAY-28]. */
export async function newPayPalOrder(api: ApiClient, payable: PaidEntity): Promise<string> {
  return (await api.call(startPayPal, { venueId: payable.venueId, ...entity(payable) })).payPalOrderId
}

/** Asks the service to authorise the PayPal order that the customer has approved [PAY-22]. */
export function confirmPayPal(api: ApiClient, payable: PaidEntity, payPalOrderId: string) {
  const request: RequestOf<typeof executePayPal> = { venueId: payable.venueId, ...entity(payable), payPalOrderId }
  return api.call(executePayPal, request)
}

/** Client token for PayPal's SDK. */
export function payPalTokenQuery(api: ApiClient, venueId: Id<'Venue'>) {
  return endpointQuery(api, getPayPalToken, { venueId }, 0)
}

/** Saved cards of the signed-in customer; with a venue only those saved for it [PAY-04]. */
export function savedCardsQuery(api: ApiClient, venueId: Id<'Venue'> | null) {
  return endpointQuery(api, getSavedCards, { venueId }, 0)
}

/** Deletes a saved card [PAY-08, ACCT-64]. */
export function forgetCard(api: ApiClient, { id, venues }: SavedCard, venueId: Id<'Venue'>) {
  return api.call(detachCard, { id, venueId: venues[0]?.id ?? venueId })
}

/** Client secret to save a card without paying [ACCT-63]. */
export async function setupSecret(api: ApiClient, venueId: Id<'Venue'>): Promise<string> {
  return (await api.call(getSetupSecret, { venueId })).clientSecret
}
