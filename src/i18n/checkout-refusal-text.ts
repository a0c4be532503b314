import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { CheckoutRefusal } from '#src/domain/checkout/check-submission.ts'

/** Why the order cannot be sent yet [CHK-24, CHK-33]. */
export function checkoutRefusalText(i18n: I18n, refusal: CheckoutRefusal): string {
  switch (refusal.reason) {
    case 'no-payment-mode':
      return i18n._(msg({ id: 'nessun_metodo_selezionato', message: 'No payment method selected' }))
    case 'unanswered-question':
      return i18n._(
        msg({ id: 'checkout.unansweredQuestion', message: 'To continue, you need to specify all the extras' }),
      )
  }
}
