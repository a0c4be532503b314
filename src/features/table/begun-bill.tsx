import { Trans, useLingui } from '@lingui/react/macro'

import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { UnknownPayment } from '#src/parts/payment/unknown-payment.tsx'
import { usePaymentAnswer } from '#src/parts/payment/use-payment-answer.ts'
import { useMutation } from '#src/query/use-mutation.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'

type BegunBillProps = {
  /** With its currency. */
  readonly amount: string
  /** Id of the text that says why nothing can be paid now. */
  readonly blockedReason: string | undefined
  readonly onPaid: () => void
  readonly onGivenUp: () => void
  readonly onContinue: () => void
}

/**
 * A payment that this device has begun: the service is asked whether it has arrived; else it can be continued, or given up.
 */
export function BegunBill({ amount, blockedReason, onPaid, onGivenUp, onContinue }: BegunBillProps) {
  const { t } = useLingui()
  const instance = useInstance()
  const { answer, askAgain } = usePaymentAnswer(async () => {
    const { settleKeptBill } = await import('./bill/keep-bill.ts')
    const state = await settleKeptBill(instance)
    if (state === 'paid') onPaid()
    return state
  })
  const { isPending, run } = useMutation(async () => {
    const { giveUpKeptBill } = await import('./bill/keep-bill.ts')
    return giveUpKeptBill(instance)
  })

  function giveUp() {
    void run().then(
      (end) => (end === 'paid' ? onPaid() : onGivenUp()),
      (error: unknown) => instance.stores.dialogs.alert(() => failureMessages(instance.i18n, error)),
    )
  }

  if (answer === 'over') return null
  if (answer === 'asking')
    return <SkeletonList label={t({ id: 'payment.loading', message: 'Loading the payment' })} count={1} shape="box" />
  if (answer === 'unknown')
    return (
      <UnknownPayment
        title={<Trans id="table.pay.unknown">Payment of {amount} not known yet</Trans>}
        isDisabled={blockedReason !== undefined}
        onRetry={askAgain}
      />
    )
  return (
    <Notice
      kind="warn"
      role="status"
      title={<Trans id="table.pay.begun">Payment of {amount} not finished</Trans>}
      action={
        <>
          <Button
            size="small"
            variant="primary"
            isDisabled={blockedReason !== undefined || isPending}
            aria-describedby={blockedReason}
            onClick={onContinue}
          >
            <Trans id="table.pay.continue">Continue</Trans>
          </Button>
          <Button
            size="small"
            isBusy={isPending}
            isDisabled={blockedReason !== undefined}
            aria-describedby={blockedReason}
            onClick={giveUp}
          >
            <Trans id="table.pay.giveUp">Give up</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans id="table.pay.begun.text">
          Continue with it, or give it up to pay in another way. After half an hour it lapses, and nothing is charged.
        </Trans>
      </p>
    </Notice>
  )
}
