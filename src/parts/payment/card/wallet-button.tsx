import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'

import type { PaymentCredentials } from '#src/contract/payment.ts'
import type { Cents } from '#src/contract/values.ts'
import type { Payable } from '#src/domain/payments/payable.ts'
import { toProvider } from '#src/domain/payments/provider-amounts.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import type { PaymentResult } from '#src/parts/payment/payment-result.ts'
import { ProviderSlot } from '#src/parts/payment/provider-slot.tsx'
import { isDark } from '#src/parts/payment/surface-theme.ts'
import { useQuery } from '#src/query/use-query.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { cardProviderQuery, payByCard } from './load-card-provider.ts'
import type { CardProvider, Wallet } from './load-card-provider.ts'

import css from './wallet-button.css?inline'

declareStyles(css)

export type WalletButtonProps = {
  readonly credentials: PaymentCredentials
  readonly amount: Cents
  /** ISO 4217 code. */
  readonly currency: string
  /** Called on press; resolves to whether the order is valid and may be paid. */
  readonly onPress: () => Promise<boolean>
  /**
   * Called after the customer's consent: places the order, pays with the given function, resolves to whether it was
   * paid.
   */
  readonly onConfirm: (payIt: (payable: Payable) => Promise<PaymentResult>) => Promise<boolean>
}

/** Apple Pay or Google Pay where the device has one; nothing otherwise, or when the provider cannot be loaded. */
export function WalletButton(props: WalletButtonProps) {
  const { t } = useLingui()
  // Optional: when the script cannot be loaded, the other payment options report it.
  const { data: provider = null } = useQuery(cardProviderQuery(useInstance(), props.credentials))
  const [isAvailable, setIsAvailable] = useState(false)
  const fill = useWallet(provider, props, setIsAvailable)
  return (
    <div
      className="wallet-button"
      role="group"
      aria-label={t({ id: 'payment.wallet', message: 'Pay with one tap' })}
      data-available={isAvailable}
    >
      {provider && <ProviderSlot fill={fill} />}
      {isAvailable && (
        <p className="or">
          <Trans id="payment.or">or</Trans>
        </p>
      )}
    </div>
  )
}

/** Mounts the wallet button once for each provider and updates its amount with the order. */
function useWallet(provider: CardProvider | null, props: WalletButtonProps, onAvailable: (is: boolean) => void) {
  const instance = useInstance()
  const latest = useRef(props)
  const wallet = useRef<Wallet | null>(null)
  useEffect(() => {
    latest.current = props
  })
  const units = toProvider('card', props.amount, props.currency)
  useEffect(() => wallet.current?.update(units), [units])
  return useCallback(
    (place: HTMLElement) => {
      if (!provider) return () => {}
      const { amount: total, currency } = latest.current
      const added = provider.addWallet({
        place,
        amount: toProvider('card', total, currency),
        currency,
        isDark: isDark(instance),
        onAvailable,
        onPress: () => latest.current.onPress(),
        onConfirm: (confirm) =>
          latest.current.onConfirm((payable) => {
            const payment = { provider: { pay: confirm }, card: '', isToBeSaved: false }
            return payByCard(instance, payable, payment)
          }),
      })
      wallet.current = added
      return () => {
        wallet.current = null
        onAvailable(false)
        added.remove()
      }
    },
    [instance, provider, onAvailable],
  )
}
