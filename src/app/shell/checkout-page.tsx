import { CheckoutScreen } from '#src/features/checkout/checkout-screen.tsx'

import { AccountAndMenu } from './top-bar.tsx'

/** The checkout with the account and menu buttons in its bar (rulings "navigation on the cart"). */
export function CheckoutPage() {
  return <CheckoutScreen navigation={<AccountAndMenu />} />
}
