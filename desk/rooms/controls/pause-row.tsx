import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'

import type { PauseLength } from '#desk/contract/settings.ts'
import { PauseLengths } from '#desk/parts/pauses/pause-lengths.tsx'
import { PauseState } from '#desk/parts/pauses/pause-state.tsx'
import type { Pausable } from '#desk/parts/pauses/use-pause.ts'
import { usePause } from '#desk/parts/pauses/use-pause.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './control-row.css?inline'

declareStyles(css)

type PauseRowProps = {
  readonly what: Pausable
  readonly name: string
  /** The venue, where there may be several that offer it. */
  readonly place?: string
  readonly isPaused: boolean
  readonly until: LocalDateTime | null
}

/** Something that is open or paused: two taps pause it for a time, one opens it again. */
export function PauseRow({ what, name, place, isPaused, until }: PauseRowProps) {
  const { t } = useLingui()
  const id = useId()
  const main = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { pause, resume, isPending, failures } = usePause(what, name)
  const whole = place === undefined ? name : `${name}, ${place}`

  async function pauseFor(length: PauseLength) {
    if (!(await pause(length))) return
    // The lengths leave the page.
    setIsOpen(false)
    main.current?.focus()
  }
  const label = isPaused
    ? t({ id: 'pause.resumeWhole', message: `Resume: ${whole}` })
    : t({ id: 'pause.pauseThis', message: `Pause: ${whole}` })
  return (
    <li className="desk-control" data-paused={isPaused}>
      <div className="head">
        <p>
          <strong>{name}</strong>{' '}
          <span className="state">{isPaused ? <PauseState until={until} /> : <Trans id="pause.open">Open</Trans>}</span>
        </p>
        <Button
          ref={main}
          aria-label={label}
          isBusy={isPending}
          {...(!isPaused && { 'aria-expanded': isOpen, 'aria-controls': id })}
          onClick={() => (isPaused ? void resume() : setIsOpen(!isOpen))}
        >
          {isPaused ? <Trans id="pause.resume">Resume</Trans> : <Trans id="pause.pause">Pause</Trans>}
        </Button>
      </div>
      {isOpen && !isPaused && <PauseLengths id={id} onChoose={(length) => void pauseFor(length)} />}
      <AlertList messages={failures} />
    </li>
  )
}
