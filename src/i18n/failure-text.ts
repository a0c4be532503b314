import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { plainText } from '#src/domain/content/content-texts.ts'

// Texts for the codes of contract 4.2, which a service may send instead of a text.
const codeTexts: Readonly<Record<string, MessageDescriptor>> = {
  API_KEY_NOT_FOUND: msg({ id: 'failure.apiKeyNotFound', message: 'Your session has ended. Please sign in again.' }),
  USER_NOT_FOUND: msg({ id: 'failure.userNotFound', message: 'We could not find this user. Please sign in again.' }),
  ACCOUNT_NOT_FOUND: msg({ id: 'failure.accountNotFound', message: 'No account matches these details.' }),
  ACCOUNT_NEEDED: msg({ id: 'failure.accountNeeded', message: 'This order needs an account: sign in or register.' }),
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
  NO_SLOTS_FOR_ADDRESS: msg({ id: 'wizard.noSlotForAddress', message: 'No time slots for this address' }),
  MIN_SPEND: msg({ id: 'failure.minSpend', message: 'The order is below the minimum for this address.' }),
  PAYMENT_MODE_NOT_AVAILABLE: msg({
    id: 'failure.paymentModeNotAvailable',
    message: 'This payment method is not available any more. Choose another one.',
  }),
  ORDER_NOT_FOUND: msg({ id: 'failure.orderNotFound', message: 'We could not find this order.' }),
  ADDRESS_NOT_FOUND: msg({ id: 'failure.addressNotFound', message: 'We could not find this address.' }),
  ADDRESS_MODE_CHANGED: msg({
    id: 'failure.addressModeChanged',
    message: 'The way addresses are managed has changed. Delete this address and create it again.',
  }),
  ADDRESS_NOT_EDITABLE: msg({ id: 'failure.addressNotEditable', message: 'This address can no longer be changed.' }),
  ADDRESS_INVALID: msg({
    id: 'failure.addressInvalid',
    message: 'This address is not valid. Try again, else create a new one.',
  }),
  ADDRESS_NOT_SERVED: msg({ id: 'address.notServed', message: 'No restaurant serves the entered address.' }),
}

const notPossible = msg({
  id: 'failure.notPossible',
  message: 'This is not possible at the moment. Try again, or call the restaurant.',
})

/** Matches a code, known or not, such as `COUPON_WRONG`; a text for the diner has spaces or lower-case letters. */
const bareCode = /^([A-Z][A-Z\d]*(_[A-Z\d]+)+|MAINTENANCE|VALIDATION)$/

const connectionError = msg({ id: 'failure.connection', message: 'Connection error' })

type Failure =
  | { readonly kind: 'offline' | 'malformed' }
  | { readonly kind: 'refused'; readonly messages: readonly string[]; readonly status?: string | null }

function failureOf(error: unknown): Failure {
  const failure = error instanceof Error && 'failure' in error ? (error.failure as Failure) : null
  return failure ?? { kind: 'malformed' }
}

/**
 * Messages for the diner about a failed call: the texts of the service, for a refusal without any the text of its
 * status, else "Connection error" [API-04, BERR-10].
 */
export function failureMessages(i18n: I18n, error: unknown): string[] {
  const failure = failureOf(error)
  if (failure.kind !== 'refused') return [i18n._(connectionError)]
  const texts = failure.messages.map((text) => messageText(i18n, text)).filter((text) => text !== '')
  if (texts.length > 0) return texts
  return [i18n._(failure.status ? textOfCode(failure.status) : connectionError)]
}

/** One message of the service: a code is replaced by our text, HTML becomes plain text. */
export function messageText(i18n: I18n, text: string): string {
  return bareCode.test(text) ? i18n._(textOfCode(text)) : plainText(text)
}

function textOfCode(code: string): MessageDescriptor {
  return codeTexts[code] ?? notPossible
}
