import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { License } from '#src/contract/venue.ts'
import { plainText } from '#src/domain/content/content-texts.ts'

const notTakingOrders = msg({
  id: 'venues.notTakingOrders',
  message: 'This restaurant is not taking orders at the moment.',
})

/** Says why a venue cannot be chosen: the text of its license, else a default text [VENUE-05, SHELL-11]. */
export function licenseText(i18n: I18n, license: License | undefined): string {
  return plainText(license?.text ?? '') || i18n._(notTakingOrders)
}
