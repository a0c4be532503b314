import type { I18n } from '@lingui/core'

import { isRefused } from '#src/api/api-error.ts'
import type { AccountField } from '#src/contract/refused-fields.ts'
import { readRefusedFields } from '#src/contract/refused-fields.ts'
import { failureMessages, messageText } from '#src/i18n/failure-text.ts'

export type FormFaults = {
  /** Messages about a field of the form. */
  readonly byField: { readonly [F in AccountField]?: string }
  /** All other messages. */
  readonly general: readonly string[]
}

/** Splits the messages of a failed form: those about one of `fields` are for that field (contract 7, `campi`). */
export function formFaults(i18n: I18n, error: unknown, fields: readonly AccountField[]): FormFaults {
  const { messages, data } = isRefused(error) ? error.failure : { messages: [], data: null }
  const named = readRefusedFields(data)
  if (messages.length === 0 || named.length !== messages.length)
    return { byField: {}, general: failureMessages(i18n, error) }
  const said = messages.map((message, at) => ({ text: messageText(i18n, message), field: named[at] ?? null }))
  const isShown = (field: AccountField | null): field is AccountField => field !== null && fields.includes(field)
  return {
    byField: Object.fromEntries(
      said.flatMap(({ field, text }) => (isShown(field) ? [[field, text]] : [])).toReversed(),
    ),
    general: said.flatMap(({ field, text }) => (isShown(field) ? [] : [text])),
  }
}
