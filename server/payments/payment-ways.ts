import type { PaymentProviders } from './accounts/provider-source.ts'
import { cardWay } from './charge-card.ts'
import { payPalWay } from './charge-paypal.ts'
import type { PaymentWay } from './payment-way.ts'

/** The online payment modes, one row each; a new mode adds its provider to `PaymentProviders` and a row here. */
export const paymentWays: Readonly<Record<keyof PaymentProviders, PaymentWay>> = { card: cardWay, payPal: payPalWay }
