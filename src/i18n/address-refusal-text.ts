import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { TypedAddressRefusal } from '#src/domain/areas/build-order-address.ts'

import { failureMessages } from './failure-text.ts'

/** Why an address that was typed or chosen cannot be used, or that it could not be looked up. */
export type PickedAddressRefusal = TypedAddressRefusal | { readonly reason: 'not-looked-up'; readonly failure: unknown }

/**
 * Says why the restaurant does not deliver to an address that was typed or chosen [VENUE-20, VENUE-25, VENUE-26,
 * ERR-10, ERR-11].
 */
export function addressRefusalText(i18n: I18n, refusal: PickedAddressRefusal): string {
  switch (refusal.reason) {
    case 'unknown-address':
      return i18n._(msg({ id: 'address.unknown', message: 'We do not know this address. Please check it.' }))
    case 'missing-postcode':
      return i18n._(
        msg({ id: 'error_cap', message: 'The postal code of this address is missing. Try another address.' }),
      )
    case 'missing-house-number':
      return i18n._(
        msg({ id: 'error_numero', message: 'The house number of this address is missing. Try another address.' }),
      )
    case 'address-not-served':
      return i18n._(msg({ id: 'address.notServed', message: 'No restaurant serves the entered address.' }))
    case 'not-looked-up':
      return failureMessages(i18n, refusal.failure).join(' ')
  }
}
