import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { BusyType, ControlledVenue, PauseLength } from '#desk/contract/settings.ts'
import { BusyState } from '#desk/parts/pauses/busy-state.tsx'
import { LengthButton, useLengthChoice } from '#desk/parts/pauses/length-button.tsx'
import { PauseLengths } from '#desk/parts/pauses/pause-lengths.tsx'
import { useBusy } from '#desk/parts/pauses/use-busy.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './control-row.css?inline'

declareStyles(css)

/** Minutes to choose from. */
const choices = [10, 20, 30, 45] as const
type Minutes = (typeof choices)[number]

type BusyRowProps = {
  readonly venueId: ControlledVenue['id']
  /** Null = every way to order. */
  readonly type: BusyType | null
  readonly name: string
  /** The venue, where there may be several that offer it. */
  readonly place: string
  readonly busy: ControlledVenue['services'][number]['busy']
}

/** How much longer orders take now: minutes and a length begin it, one tap ends it. */
export function BusyRow({ venueId, type, name, place, busy }: BusyRowProps) {
  const { t } = useLingui()
  const [minutes, setMinutes] = useState<Minutes>(20)
  const whole = `${name}, ${place}`
  const { begin, end, isPending, failures } = useBusy({ venueId, type }, whole)
  const choice = useLengthChoice<PauseLength>({ begin: (length) => begin(minutes, length), end, isPending })
  const label = busy
    ? t({ id: 'busy.endThis', message: `As usual again: ${whole}` })
    : t({ id: 'busy.beginThis', message: `Busy: ${whole}` })
  return (
    <li className="desk-control" data-paused={busy !== null}>
      <div className="head">
        <p>
          <strong>{name}</strong>{' '}
          <span className="state">{busy ? <BusyState {...busy} /> : <Trans id="busy.none">As usual</Trans>}</span>
        </p>
        <LengthButton choice={choice} isOn={busy !== null} label={label}>
          {busy ? <Trans id="busy.end">As usual</Trans> : <Trans id="busy.begin">Busy</Trans>}
        </LengthButton>
      </div>
      {choice.isOpen && !busy && (
        <>
          <div
            className="minutes"
            role="group"
            aria-label={t({ id: 'busy.howMuch', message: 'How much longer orders take' })}
          >
            {choices.map((each) => (
              <Button
                key={each}
                variant={each === minutes ? 'primary' : 'secondary'}
                aria-pressed={each === minutes}
                onClick={() => setMinutes(each)}
              >
                <Trans id="busy.minutes">+{each} min</Trans>
              </Button>
            ))}
          </div>
          <PauseLengths id={choice.id} onChoose={choice.choose} />
        </>
      )}
      <AlertList messages={failures} />
    </li>
  )
}
