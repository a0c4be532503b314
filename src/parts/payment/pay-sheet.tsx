import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { paymentOfferQuery } from '#src/api/venue-content-calls.ts'
import type { PaymentMode } from '#src/contract/payment.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Payable } from '#src/domain/payments/payable.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import { Notice } from '#src/ui/base/notice.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import { PaymentForm } from './payment-form.tsx'
import type { Charge } from './payment-form.tsx'
import type { FailedPayment, PaymentResult } from './payment-result.ts'

import css from './pay-sheet.css?inline'

declareStyles(css)

type PaySheetProps = {
  readonly title: string
  readonly charge: Charge & { readonly orderType: OrderType }
  /** Which of the venue's modes pay it. */
  readonly isOffered: (mode: PaymentMode) => boolean
  /** As in `PaymentForm`. */
  readonly open: () => Promise<Payable | null>
  /** Called once it is paid or has lapsed, after the sheet was closed; failed attempts are said in the sheet. */
  readonly onEnd: (result: PaymentResult) => void
  readonly onClose: () => void
}

/** The sheet that pays for something that exists: an order that waits for its payment, or a bill. */
export function PaySheet({ title, charge, isOffered, open, onEnd, onClose }: PaySheetProps) {
  const { t } = useLingui()
  const { data: offer, error, refetch } = useFreshQuery(paymentOfferQuery(useApi(), charge.venueId, charge.orderType))
  const [failed, setFailed] = useState<FailedPayment | null>(null)
  const messages = failed?.messages() ?? []

  function end(result: PaymentResult) {
    if (result.kind === 'unpaid') return setFailed(result)
    onClose()
    return onEnd(result)
  }

  return (
    <Dialog title={title} closeLabel={t({ id: 'action.close', message: 'Close' })} onClose={onClose}>
      <div className="pay-sheet">
        {!offer && error && <LoadFailure error={error} onRetry={refetch} />}
        {!offer && !error && (
          <SkeletonList label={t({ id: 'payment.loading', message: 'Loading the payment' })} count={2} shape="box" />
        )}
        {messages.length > 0 && (
          <Notice kind="error" role="alert">
            {messages.join('\n')}
          </Notice>
        )}
        {offer && <PaymentForm charge={charge} modes={offer.paymentModes.filter(isOffered)} open={open} end={end} />}
      </div>
    </Dialog>
  )
}
