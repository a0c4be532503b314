import type { ReactNode } from 'react'
import { useState } from 'react'

import type { PaymentResult } from '#src/parts/payment/payment-result.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { useLazyModule } from '#src/query/use-lazy-module.ts'
import { Skeleton } from '#src/ui/base/skeleton.tsx'

import type { PayPalButtonsProps } from './paypal-buttons.tsx'

const loadPayPalButtons = async () => (await import('./paypal-buttons.tsx')).PayPalButtons

type LazyPayPalButtonsProps = PayPalButtonsProps & {
  /** Shown instead of the buttons while ordering or booking is not possible; else null. */
  readonly blocked: ReactNode
}

/**
 * PayPal's buttons in place of ours [PAY-22, RESV-24]. Once pressed they stay mounted until the payment has ended, even
 * without a connection: unmounting them closes PayPal's window.
 */
export function LazyPayPalButtons({ blocked, open, ...props }: LazyPayPalButtonsProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (blocked !== null && !isOpen) return blocked

  async function openAndStay() {
    setIsOpen(true)
    const opened = await open().catch((error: unknown) => {
      setIsOpen(false)
      throw error
    })
    if (!opened) setIsOpen(false)
    return (
      opened && {
        ...opened,
        end(result: PaymentResult) {
          setIsOpen(false)
          opened.end(result)
        },
      }
    )
  }
  return <LoadedButtons {...props} open={openAndStay} />
}

/** The buttons; their code is loaded when PayPal is chosen. */
function LoadedButtons(props: PayPalButtonsProps) {
  const { data: PayPalButtons, error, refetch } = useLazyModule('paypal-buttons', loadPayPalButtons, true)
  if (!PayPalButtons) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton shape="box" />
  return <PayPalButtons {...props} />
}
