import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { NewTimePicker, useNewTime } from '#src/parts/slots/new-time.tsx'
import { isStarted } from '#src/state/order-draft-store.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import css from './time-limit-dialog.css?inline'

declareStyles(css)

export type TimeLimitDialogProps = {
  /** Gives the title from the service; null for our own [ERR-15]. */
  readonly message: (() => string | undefined) | null
  readonly onClose: () => void
}

/** The time limit has passed: the diner has to choose a new slot, here or in the wizard [SHELL-53, SHELL-59, CART-31]. */
export function TimeLimitDialog({ message, onClose }: TimeLimitDialogProps) {
  const { stores } = useInstance()
  const draft = useSnapshot(stores.draft.state)
  return isStarted(draft) ? <ExpiredOrder draft={draft} message={message} onClose={onClose} /> : null
}

type ExpiredOrderProps = TimeLimitDialogProps & { readonly draft: StartedDraft }

function ExpiredOrder({ draft, message, onClose }: ExpiredOrderProps) {
  const { t } = useLingui()
  const { stores, location } = useInstance()
  const time = useNewTime(draft, { onMoved: onClose })
  const { chosen, move, isMoving } = time

  function leave() {
    onClose()
    stores.draft.setTimeLimit(null)
    location.navigate(paths.orderOptions)
  }

  return (
    <Dialog
      variant="dialog"
      isDismissable={false}
      title={message?.() ?? t({ id: 'cart.expired.title', message: 'Cart expired' })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="primary"
            isWide
            isDisabled={chosen === null}
            isBusy={isMoving}
            end={chosen?.from}
            onClick={() => chosen && move(chosen)}
          >
            <Trans id="cart.expired.confirm">Confirm the new time</Trans>
          </Button>
          <Button variant="text" isWide onClick={leave}>
            <Trans id="cart.expired.leave">Choose another day or time</Trans>
          </Button>
        </>
      }
    >
      <div className="time-limit-dialog">
        <p>
          {message === null ? (
            <Trans id="cart.expired.text">The time to complete the order ran out, choose a new time slot.</Trans>
          ) : (
            <Trans id="cart.expired.choose">A new time slot must be chosen.</Trans>
          )}{' '}
          <Trans id="cart.expired.availability">The products in your order may no longer be available.</Trans>
        </p>
        <NewTimePicker draft={draft} time={time} />
      </div>
    </Dialog>
  )
}
