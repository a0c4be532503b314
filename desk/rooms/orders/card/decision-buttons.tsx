import { Trans, useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'

import { cancelOrder, consumeOrder, refuseOrder } from '#desk/contract/orders.ts'
import { useMay } from '#desk/parts/member-context.tsx'
import { Button } from '#src/ui/base/button.tsx'

/** Minutes that a kitchen asks for beside those it was given. */
const moreMinutes = [10, 20]

type DecisionButtonsProps = {
  /** Title of the card, which tells its buttons from those of other cards. */
  readonly titleId: string
  readonly isPending: boolean
  /** The button that refuses or cancels: it has the focus again when nothing was refused. */
  readonly endButton: Ref<HTMLElement>
  /** Refuses or cancels, once it is said why. */
  readonly onEnd: () => void
}

type AnswerButtonsProps = DecisionButtonsProps & {
  readonly onConfirm: () => void
  /** Confirms it for so many minutes later than it was ordered. */
  readonly onConfirmLater: (minutes: number) => void
}

/** What answers an order that waits, as far as who is signed in may. */
export function AnswerButtons({ onConfirm, onConfirmLater, ...decision }: AnswerButtonsProps) {
  const { t } = useLingui()
  const { titleId, isPending, endButton, onEnd } = decision
  const mayRefuse = useMay(refuseOrder)
  return (
    <>
      <Button variant="primary" isBusy={isPending} aria-describedby={titleId} onClick={onConfirm}>
        <Trans id="orders.confirm">Confirm</Trans>
      </Button>
      {moreMinutes.map((minutes) => (
        <Button
          key={minutes}
          isDisabled={isPending}
          aria-label={t({ id: 'orders.confirmLater', message: `Confirm, ${minutes} minutes later` })}
          aria-describedby={titleId}
          onClick={() => onConfirmLater(minutes)}
        >
          {`+${minutes}`}
        </Button>
      ))}
      {mayRefuse && (
        <Button ref={endButton} variant="danger" isDisabled={isPending} aria-describedby={titleId} onClick={onEnd}>
          <Trans id="orders.refuse">Refuse</Trans>
        </Button>
      )}
    </>
  )
}

type ClosingButtonsProps = DecisionButtonsProps & { readonly onConsume: () => void }

/** What ends an order that was confirmed, as far as who is signed in may. */
export function ClosingButtons({ onConsume, ...decision }: ClosingButtonsProps) {
  const { titleId, isPending } = decision
  const mayConsume = useMay(consumeOrder)
  return (
    <>
      {mayConsume && (
        <Button variant="primary" isBusy={isPending} aria-describedby={titleId} onClick={onConsume}>
          <Trans id="orders.consume">Mark as consumed</Trans>
        </Button>
      )}
      <CancelButton {...decision} />
    </>
  )
}

/** Cancels an order, if who is signed in may. */
export function CancelButton({ titleId, isPending, endButton, onEnd }: DecisionButtonsProps) {
  const mayCancel = useMay(cancelOrder)
  if (!mayCancel) return null
  return (
    <Button ref={endButton} variant="danger" isDisabled={isPending} aria-describedby={titleId} onClick={onEnd}>
      <Trans id="orders.cancel">Cancel the order</Trans>
    </Button>
  )
}
