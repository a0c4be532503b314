import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** A payment that came to nothing, and nobody says why [PAY-18]. */
export function paymentImpossible(i18n: I18n): string {
  return i18n._(
    msg({
      id: 'impossible_confirm_payment',
      message: 'The payment could not be confirmed. Try again, or choose another way to pay.',
    }),
  )
}
