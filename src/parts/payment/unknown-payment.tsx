import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

type UnknownPaymentProps = {
  /** Names what was to be paid. */
  readonly title: ReactNode
  /** Asks the service again. */
  readonly onRetry: () => void
  readonly isDisabled?: boolean
}

/** Says that the service could not be asked whether a payment has arrived. */
export function UnknownPayment({ title, onRetry, isDisabled = false }: UnknownPaymentProps) {
  return (
    <Notice
      kind="warn"
      role="status"
      title={title}
      action={
        <Button size="small" isDisabled={isDisabled} onClick={onRetry}>
          <Trans id="action.retry">Try again</Trans>
        </Button>
      }
    >
      <p>
        <Trans id="payment.unknown.text">We could not ask whether it has been paid.</Trans>
      </p>
    </Notice>
  )
}
