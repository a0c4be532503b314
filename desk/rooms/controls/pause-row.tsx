import { Trans, useLingui } from '@lingui/react/macro'

import { LengthButton, useLengthChoice } from '#desk/parts/pauses/length-button.tsx'
import { PauseLengths } from '#desk/parts/pauses/pause-lengths.tsx'
import { PauseState } from '#desk/parts/pauses/pause-state.tsx'
import type { Pausable } from '#desk/parts/pauses/use-pause.ts'
import { usePause } from '#desk/parts/pauses/use-pause.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
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
  const { pause: begin, resume: end, isPending, failures } = usePause(what, name)
  const choice = useLengthChoice({ begin, end, isPending })
  const whole = place === undefined ? name : `${name}, ${place}`
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
        <LengthButton choice={choice} isOn={isPaused} label={label}>
          {isPaused ? <Trans id="pause.resume">Resume</Trans> : <Trans id="pause.pause">Pause</Trans>}
        </LengthButton>
      </div>
      {choice.isOpen && !isPaused && <PauseLengths id={choice.id} onChoose={choice.choose} />}
      <AlertList messages={failures} />
    </li>
  )
}
