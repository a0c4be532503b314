import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

// Codes of contract 4.2 about saved addresses that the service may send in place of a text [ERR-09].
const texts: Readonly<Record<string, MessageDescriptor>> = {
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

/** One message about an address: a code becomes its text, a text stays. */
export function addressFailureText(i18n: I18n, message: string): string {
  const known = texts[message]
  return known ? i18n._(known) : message
}
