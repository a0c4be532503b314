import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { PaymentState } from '#src/domain/payments/payable.ts'
import { UnknownPayment } from '#src/parts/payment/unknown-payment.tsx'
import { usePaymentAnswer } from '#src/parts/payment/use-payment-answer.ts'
import { Notice } from '#src/ui/base/notice.tsx'

type WaitingNoticeProps = {
  readonly orderId: number
  /** Fetches the payment state; rejects when the service cannot be reached. */
  readonly ask: () => Promise<PaymentState | null>
  /** Buttons shown while the payment is waiting. */
  readonly actions: ReactNode
}

/** Notice of an unpaid order, shown only after the service confirmed it: the payment may have arrived unnoticed [PAY-26]. */
export function WaitingNotice({ orderId, ask, actions }: WaitingNoticeProps) {
  const { t } = useLingui()
  const { answer, askAgain } = usePaymentAnswer(ask)
  if (answer === 'asking' || answer === 'over') return null
  if (answer === 'unknown')
    return (
      <UnknownPayment
        title={t({ id: 'payment.unknown.title', message: `Order #${orderId}: payment not known yet` })}
        onRetry={askAgain}
      />
    )
  return (
    <Notice
      kind="warn"
      role="status"
      title={t({ id: 'payment.waits.title', message: `Order #${orderId} is waiting for payment` })}
      action={actions}
    >
      <p>
        <Trans id="payment.waits.text">It is not being prepared yet. Pay for it, or leave it.</Trans>
      </p>
    </Notice>
  )
}
