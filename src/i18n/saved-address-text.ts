import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { SavedAddressFault } from '#src/domain/areas/saved-address-fault.ts'

import { messageText } from './failure-text.ts'

/** Says why a saved address can no longer be used, only deleted [ACCT-60, ACCT-61]. */
export function savedAddressText(i18n: I18n, { reason }: SavedAddressFault): string {
  switch (reason) {
    case 'other-mode':
      return messageText(i18n, 'ADDRESS_MODE_CHANGED')
    case 'address-not-served':
      return i18n._(msg({ id: 'checkout.addressNotServed', message: 'This restaurant does not deliver here.' }))
  }
}
