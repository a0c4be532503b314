import { useRef } from 'react'

import type { Venue } from '#src/contract/venue.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { useLazyModule } from '#src/query/use-lazy-module.ts'

import type { Submission } from './submission.ts'
import type { Checkout } from './use-checkout.ts'
import type { PlaceOrder } from './use-place-order.ts'

const loadWalletButton = async () => (await import('#src/parts/payment/card/wallet-button.tsx')).WalletButton

type WalletPartProps = { readonly venue: Venue; readonly checkout: Checkout; readonly order: PlaceOrder }

/** Apple Pay or Google Pay as the first payment option, where the restaurant enables wallets (contract 7, f_wallet). */
export function WalletPart({ venue, checkout, order }: WalletPartProps) {
  const { view } = useInstance()
  const { hasWallets } = useRestaurant().settings
  const { methods, costs } = checkout
  const card = methods.newCard
  const credentials = card?.mode.credentials
  const isOffered =
    hasWallets &&
    // Without these APIs no wallet exists, so the provider's script is not loaded.
    ('ApplePaySession' in view || 'PaymentRequest' in view) &&
    credentials != null &&
    costs.totals.total > 0 &&
    card !== null &&
    methods.faultOf(card) === null
  const { data: WalletButton } = useLazyModule('wallet-button', loadWalletButton, isOffered)
  const checked = useRef<Submission | null>(null)
  if (!isOffered || !WalletButton || !card) return null
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
