import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Text for a payment that failed without a reason [PAY-18]. */
export function paymentImpossible(i18n: I18n): string {
  return i18n._(
    msg({
      id: 'impossible_confirm_payment',
      message: 'The payment could not be confirmed. Try again, or choose another way to pay.',
    }),
  )
}
