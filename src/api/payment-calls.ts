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
} from '#src/contract/pay.ts'
import type { SavedCard } from '#src/contract/payment.ts'
import type { Id } from '#src/contract/values.ts'

import type { ApiClient } from './create-api-client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** What is to be paid, and whose guest token says so. */
type PaidEntity = {
  readonly kind: 'order' | 'reservation'
  readonly id: PaidEntityId
  readonly venueId: Id<'Venue'>
  readonly token: string | null
}

function entity({ kind, id, token }: PaidEntity) {
  return { entityKind: kind, entityId: id, token } as const
}

/** The secret of the intent over what is to be paid [PAY-16]. */
export async function clientSecret(api: ApiClient, payable: PaidEntity): Promise<string> {
  const reply = await api.call(getClientSecret, { venueId: payable.venueId, ...entity(payable) })
  return reply.clientSecret
}

/** Has the service look at the intent [PAY-19]. */
export function notifyPaid(api: ApiClient, payable: PaidEntity) {
  return api.call(notifyConfirmation, entity(payable))
}

/** Has the service authorise what the customer approved at PayPal [PAY-22]. */
export function confirmPayPal(api: ApiClient, payable: PaidEntity, payPalOrderId: string) {
  const request: RequestOf<typeof executePayPal> = { venueId: payable.venueId, ...entity(payable), payPalOrderId }
  return api.call(executePayPal, request)
}

/** What PayPal's SDK is started with. */
export function payPalTokenQuery(api: ApiClient, venueId: Id<'Venue'>) {
  return endpointQuery(api, getPayPalToken, { venueId }, 0)
}

/** The cards of the customer who is signed in; with a venue only those stored for it [PAY-04]. */
export function savedCardsQuery(api: ApiClient, venueId: Id<'Venue'> | null) {
  return endpointQuery(api, getSavedCards, { venueId }, 0)
}

/** Makes the provider forget a card [PAY-08, ACCT-64]. */
export function forgetCard(api: ApiClient, { id, venues }: SavedCard, venueId: Id<'Venue'>) {
  return api.call(detachCard, { id, venueId: venues[0]?.id ?? venueId })
}

/** The secret with which a card is stored without paying [ACCT-63]. */
export async function setupSecret(api: ApiClient, venueId: Id<'Venue'>): Promise<string> {
  return (await api.call(getSetupSecret, { venueId })).clientSecret
}
