import { useRef } from 'react'

import type { Venue } from '#src/contract/venue.ts'
import type { Submission } from '#src/features/checkout/submission.ts'
import type { Checkout } from '#src/features/checkout/use-checkout.ts'
import type { PlaceOrder } from '#src/features/checkout/use-place-order.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { lazyPart } from '#src/parts/screen/lazy.tsx'

const WalletButton = lazyPart('WalletButton', () => import('#src/parts/payment/card/wallet-button.tsx'))

export type WalletPartProps = { readonly venue: Venue; readonly checkout: Checkout; readonly order: PlaceOrder }

/** Apple Pay or Google Pay as the first payment option, where the restaurant enables wallets (contract 7, f_wallet). */
export function WalletPart({ venue, checkout, order }: WalletPartProps) {
  const { view } = useInstance()
  const { methods, costs } = checkout
  const card = methods.newCard
  const credentials = card?.mode.credentials
  const isOffered =
    // Without these APIs no wallet exists, so the provider's script is not loaded.
    ('ApplePaySession' in view || 'PaymentRequest' in view) &&
    credentials != null &&
    costs.totals.total > 0 &&
    card !== null &&
    methods.faultOf(card) === null
  const checked = useRef<Submission | null>(null)
  if (!isOffered || !card) return null
  return (
    <WalletButton
      credentials={credentials}
      amount={costs.totals.total}
      currency={venue.currencyCode}
      onPress={async () => {
        checked.current = await order.check(card)
        return checked.current !== null
      }}
      onConfirm={async (payIt) => checked.current !== null && order.payWith(checked.current, payIt)}
    />
  )
}
