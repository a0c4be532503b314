import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { plainText } from '#src/domain/content/content-texts.ts'

type CodeTexts = Readonly<Record<string, MessageDescriptor>>

// Texts for the codes of contract 4.2, which a service may send instead of a text: those that the first requests of a
// visit may get. `late-failure-texts.ts` adds all others.
const earlyTexts: CodeTexts = {
  API_KEY_NOT_FOUND: msg({ id: 'failure.apiKeyNotFound', message: 'Your session has ended. Please sign in again.' }),
  USER_NOT_FOUND: msg({ id: 'failure.userNotFound', message: 'We could not find this user. Please sign in again.' }),
  MAINTENANCE: msg({ id: 'failure.maintenance', message: 'The site is under maintenance.' }),
  SERVICE_BLOCKED: msg({ id: 'failure.serviceBlocked', message: 'Orders and bookings are temporarily blocked.' }),
}

let lateTexts: CodeTexts = {}

/** Adds the texts of the codes that only an action of the diner can get: called by their module, once it is loaded. */
export function addLateTexts(texts: CodeTexts): void {
  lateTexts = texts
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
  return [failure.status ? textOfCode(i18n, failure.status) : i18n._(connectionError)]
}

/** One message of the service: a code is replaced by our text, HTML becomes plain text. */
export function messageText(i18n: I18n, text: string): string {
  return bareCode.test(text) ? textOfCode(i18n, text) : plainText(text)
}

function textOfCode(i18n: I18n, code: string): string {
  const late = lateTexts[code]
  // Loaded with the first touch; until then the general sentence stands for it.
  const text = late && late.id in i18n.messages ? late : earlyTexts[code]
  return i18n._(text ?? notPossible)
}
