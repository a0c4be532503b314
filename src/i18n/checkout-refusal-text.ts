import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Cents } from '#src/contract/values.ts'
import type { CheckoutRefusal } from '#src/domain/checkout/check-submission.ts'

/** What the tip card says itself, whose code only some checkouts load. */
type SaidElsewhere = { readonly reason: 'wrong-tip' }

/** Says why the order cannot be sent yet [CHK-24..29, CHK-32, CHK-33]. */
export function checkoutRefusalText(
  i18n: I18n,
  refusal: Exclude<CheckoutRefusal, SaidElsewhere>,
  price: (amount: Cents) => string,
): string {
  switch (refusal.reason) {
    case 'no-payment-mode':
      return i18n._(msg({ id: 'nessun_metodo_selezionato', message: 'No payment method selected' }))
    case 'no-billing-address':
      return i18n._(msg({ id: 'carrello.messaggio_alert_fattura', message: 'Enter the details for the invoice' }))
    case 'no-delivery-point':
      return i18n._(msg({ id: 'messaggio_alert_punto_consegna', message: 'Say where we should bring your order' }))
    case 'no-address':
      return i18n._(msg({ id: 'carrello.messaggio_alert_indirizzo', message: 'Choose a delivery address' }))
    case 'address-not-served':
      return i18n._(
        msg({
          id: 'indirizzo_non_valido',
          message: 'This restaurant does not deliver to the chosen address. Choose another one.',
        }),
      )
    case 'below-minimum-spend':
      return `${i18n._(
        msg({ id: 'spesa_min_indirizzo', message: 'The minimum order for this address is' }),
      )} ${price(refusal.minimum)}`
    case 'incomplete-guest':
      return i18n._(msg({ id: 'checkout.incompleteGuest', message: 'Fill in all your details to continue' }))
    case 'unanswered-question':
      return i18n._(
        msg({ id: 'checkout.unansweredQuestion', message: 'To continue, you need to specify all the extras' }),
      )
  }
}
