import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

import { Button } from '#src/ui/base/button.tsx'
import { ProgressBar } from '#src/ui/base/progress-bar.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { useDesk } from './desk-context.tsx'

import css from './take-back.css?inline'

declareStyles(css)

/** How long a change that waits can be taken back before it is sent, in ms. */
export const takeBackMs = 10_000

const secondMs = 1000

type TakeBackProps = {
  /** When the change is sent, in ms since 1970. */
  readonly sendsAtMs: number
  /** What is sent in so many seconds. */
  readonly labelOf: (seconds: number) => string
  /** Id of the heading that says what it is about. */
  readonly titleId: string
  readonly onTakeBack: () => void
}

/** The seconds in which a change can be taken back. It has the focus, which the pressed button has lost. */
export function TakeBack({ sendsAtMs, labelOf, titleId, onTakeBack }: TakeBackProps) {
  const { clock } = useDesk()
  const button = useRef<HTMLElement>(null)
  const [nowMs, setNowMs] = useState(() => clock.now())
  useEffect(() => button.current?.focus(), [])
  useEffect(() => clock.after(secondMs, () => setNowMs(clock.now())), [clock, nowMs])
  const leftMs = Math.max(0, sendsAtMs - nowMs)
  return (
    <div className="desk-take-back">
      <ProgressBar value={leftMs / takeBackMs} label={labelOf(Math.ceil(leftMs / secondMs))} />
      <Button variant="primary" isWide ref={button} aria-describedby={titleId} onClick={onTakeBack}>
        <Trans id="orders.takeBack">Take back</Trans>
      </Button>
    </div>
  )
}
