import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'

import type { PaymentCredentials } from '#src/contract/payment.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { Payable } from '#src/domain/payments/payable.ts'
import { paymentImpossible } from '#src/i18n/payment-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import type { PaymentResult } from '#src/parts/payment/payment-result.ts'
import { resultOfError } from '#src/parts/payment/payment-result.ts'
import { ProviderSlot } from '#src/parts/payment/provider-slot.tsx'
import { isDark } from '#src/parts/payment/surface-theme.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import { Skeleton } from '#src/ui/base/skeleton.tsx'

import { payByPayPal, payPalProviderQuery, payPalPurchaseOf } from './load-paypal-provider.ts'
import type { PayPalProvider } from './load-paypal-provider.ts'

export type PayPalButtonsProps = {
  readonly credentials: PaymentCredentials
  readonly venue: Pick<Venue, 'id' | 'currencyCode'>
  /** Called on press: creates the order or booking to pay; null when a check fails [PAY-21, PAY-22]. */
  readonly open: () => Promise<OpenPayment | null>
}

/** A started payment; `end` is called with its outcome. */
export type OpenPayment = { readonly payable: Payable; readonly end: (result: PaymentResult) => void }

/** PayPal's own buttons in place of ours; the surface is hidden while PayPal's window is open [PAY-21..24, RESV-24]. */
export function PayPalButtons({ credentials, venue, open }: PayPalButtonsProps) {
  const { t } = useLingui()
  const { provider, error, fail, retry } = usePayPal(credentials, venue)
  const [isDrawn, setIsDrawn] = useState(false)
  const { currencyCode: currency } = venue
  const fill = useButtons(provider, { credentials, currency, open, onDrawn: setIsDrawn, onFailed: fail })
  if (error !== null)
    return (
      <LoadFailure error={error} onRetry={retry}>
        <Trans id="payment.payPal.unavailable">PayPal cannot be loaded here. You can choose another way to pay.</Trans>
      </LoadFailure>
    )
  return (
    <div role="group" aria-label={t({ id: 'payment.payPal.label', message: 'Pay with PayPal' })} aria-busy={!isDrawn}>
      {provider && <ProviderSlot fill={fill} />}
      {!isDrawn && <Skeleton shape="box" />}
    </div>
  )
}

type Handlers = Pick<PayPalButtonsProps, 'credentials' | 'open'> & {
  readonly currency: string
  readonly onDrawn: (isDrawn: boolean) => void
  readonly onFailed: (error: unknown) => void
}

/** Mounts the buttons once for each provider, not again on every render. */
function useButtons(provider: PayPalProvider | null, handlers: Handlers) {
  const instance = useInstance()
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  return useCallback(
    (place: HTMLElement) => {
      if (!provider) return () => {}
      const { surface } = instance
      let remove = () => {}
      let isGone = false
      let opened: OpenPayment | null = null
      let promote = () => {}
      const buttons = provider.addButtons({
        place,
        isDark: isDark(instance),
        async onPress() {
          const pressed = await latest.current.open()
          opened = pressed
          if (!pressed) return null
          promote = surface.demote()
          try {
            return await payPalPurchaseOf(instance, latest.current, pressed.payable)
          } catch (error) {
            // The service has refused: it may be paid by now, from a window whose reply was lost [PAY-24].
            promote()
            opened = null
            pressed.end(await resultOfError(instance, pressed.payable, error))
            return null
          }
        },
        async onApprove(payPalOrderId) {
          const approved = opened
          const result = approved && (await payByPayPal(instance, approved.payable, payPalOrderId))
          promote()
          if (result) approved.end(result)
        },
        onCancel() {
          promote()
          opened?.end({ kind: 'unpaid', messages: () => [] })
        },
        onError() {
          promote()
          opened?.end({ kind: 'unpaid', messages: () => [paymentImpossible(instance.i18n)] })
        },
      })
      buttons.then(
        (taken) => {
          remove = taken
          if (isGone) remove()
          else latest.current.onDrawn(true)
        },
        (error: unknown) => !isGone && latest.current.onFailed(error),
      )
      return () => {
        isGone = true
        latest.current.onDrawn(false)
        promote()
        remove()
      }
    },
    [instance, provider],
  )
}

/** PayPal's script and its buttons. Either may fail; a retry loads both again. */
function usePayPal(credentials: PaymentCredentials, venue: PayPalButtonsProps['venue']) {
  const { data, error, refetch } = useFreshQuery(payPalProviderQuery(useInstance(), credentials, venue))
  const [drawingError, setDrawingError] = useState<unknown>(null)
  const retry = () => {
    setDrawingError(null)
    void refetch()
  }
  return { provider: data ?? null, error: error ?? drawingError, fail: setDrawingError, retry }
}
