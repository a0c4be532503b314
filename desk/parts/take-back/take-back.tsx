import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

import { useDesk } from '#desk/parts/desk-context.tsx'
import type { PendingEnd } from '#desk/rooms/orders/use-delayed-ends.ts'
import { takeBackMs } from '#desk/rooms/orders/use-delayed-ends.ts'
import { Button } from '#src/ui/base/button.tsx'
import { ProgressBar } from '#src/ui/base/progress-bar.tsx'

type TakeBackProps = {
  readonly end: PendingEnd
  readonly titleId: string
  readonly onTakeBack: () => void
}

const secondMs = 1000

/** The seconds in which a refusal or a cancellation can be taken back. It has the focus, which the pressed button has lost. */
export function TakeBack({ end, titleId, onTakeBack }: TakeBackProps) {
  const { t } = useLingui()
  const { clock } = useDesk()
  const button = useRef<HTMLElement>(null)
  const [nowMs, setNowMs] = useState(() => clock.now())
  useEffect(() => button.current?.focus(), [])
  useEffect(() => clock.after(secondMs, () => setNowMs(clock.now())), [clock, nowMs])
  const leftMs = Math.max(0, end.sendsAtMs - nowMs)
  const seconds = Math.ceil(leftMs / secondMs)
  return (
    <div className="take-back">
      <ProgressBar
        value={leftMs / takeBackMs}
        label={
          end.kind === 'refuse'
            ? t({ id: 'orders.refusedIn', message: `Refused in ${seconds} s` })
            : t({ id: 'orders.cancelledIn', message: `Cancelled in ${seconds} s` })
        }
      />
      <Button variant="primary" isWide ref={button} aria-describedby={titleId} onClick={onTakeBack}>
        <Trans id="orders.takeBack">Take back</Trans>
      </Button>
    </div>
  )
}
