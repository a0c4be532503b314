import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

// Codes of contract 4.2 that the service may send in place of a text; any other entry is shown as it is (C7).
const codeTexts: Readonly<Record<string, MessageDescriptor>> = {
  API_KEY_NOT_FOUND: msg({ id: 'failure.apiKeyNotFound', message: 'Your session has ended. Please sign in again.' }),
  USER_NOT_FOUND: msg({ id: 'failure.userNotFound', message: 'We could not find this user. Please sign in again.' }),
  ACCOUNT_NOT_FOUND: msg({ id: 'failure.accountNotFound', message: 'No account matches these details.' }),
  MAINTENANCE: msg({ id: 'failure.maintenance', message: 'The site is under maintenance.' }),
  SERVICE_BLOCKED: msg({ id: 'failure.serviceBlocked', message: 'Orders and bookings are temporarily blocked.' }),
  PRODUCT_NOT_AVAILABLE: msg({ id: 'failure.productNotAvailable', message: 'This product is not available.' }),
  ORDER_TIME_EXPIRED: msg({
    id: 'failure.orderTimeExpired',
    message: 'The time to complete the order ran out. Choose a new time slot.',
  }),
  TOTAL_CHANGED: msg({
    id: 'failure.totalChanged',
    message: 'Some prices have changed. Check the new total, then confirm again.',
  }),
  NOT_ENOUGH_SEATS: msg({ id: 'failure.notEnoughSeats', message: 'There are not enough seats.' }),
  PAYMENT_MODE_NOT_AVAILABLE: msg({
    id: 'failure.paymentModeNotAvailable',
    message: 'This payment method is not available any more. Choose another one.',
  }),
  ORDER_NOT_FOUND: msg({ id: 'failure.orderNotFound', message: 'We could not find this order.' }),
}

const connectionError = msg({ id: 'failure.connection', message: 'Connection error' })

type Failure =
  | { readonly kind: 'offline' | 'malformed' }
  | { readonly kind: 'refused'; readonly messages: readonly string[] }

function failureOf(error: unknown): Failure {
  const failure = error instanceof Error && 'failure' in error ? (error.failure as Failure) : null
  return failure ?? { kind: 'malformed' }
}

/** What to tell the diner about a failed call: the service's texts, or "Connection error" [API-04, BERR-10]. */
export function failureMessages(i18n: I18n, error: unknown): string[] {
  const failure = failureOf(error)
  if (failure.kind !== 'refused' || failure.messages.length === 0) return [i18n._(connectionError)]
  return failure.messages.map((text) => messageText(i18n, text))
}

/** One message of the service: a code becomes its text, a text stays. */
export function messageText(i18n: I18n, text: string): string {
  const known = codeTexts[text]
  return known ? i18n._(known) : text
}
