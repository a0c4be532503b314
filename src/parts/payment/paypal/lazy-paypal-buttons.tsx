import type { ReactNode } from 'react'
import { useState } from 'react'

import type { PaymentResult } from '#src/parts/payment/payment-result.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'

import type { PayPalButtonsProps } from './paypal-buttons.tsx'

/** Their code is loaded when PayPal is chosen. */
const PayPalButtons = lazyPart('PayPalButtons', () => import('./paypal-buttons.tsx'), { isEssential: true })

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
  return <PayPalButtons {...props} open={openAndStay} />
}
