import { Trans, useLingui } from '@lingui/react/macro'

import { LengthButton, useLengthChoice } from '#desk/parts/pauses/length-button.tsx'
import { MenuPauseLengths } from '#desk/parts/pauses/pause-lengths.tsx'
import type { PausableDish } from '#desk/parts/pauses/use-pause.ts'
import { useMenuPause } from '#desk/parts/pauses/use-pause.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'

type PauseDishProps = {
  readonly what: PausableDish
  readonly name: string
  readonly isPaused: boolean
}

/** Takes a dish or a category off sale for a while, in two taps, or brings it back with one. */
export function PauseDish({ what, name, isPaused }: PauseDishProps) {
  const { t } = useLingui()
  const { pause: begin, resume: end, isPending, failures } = useMenuPause(what, name)
  const choice = useLengthChoice({ begin, end, isPending })
  const label = isPaused
    ? t({ id: 'pause.resumeDish', message: `Resume: ${name}` })
    : t({ id: 'pause.pauseDish', message: `Pause: ${name}` })
  return (
    <>
      <LengthButton choice={choice} isOn={isPaused} label={label}>
        {isPaused ? <Trans id="pause.resume">Resume</Trans> : <Trans id="pause.pause">Pause</Trans>}
      </LengthButton>
      {choice.isOpen && !isPaused && <MenuPauseLengths id={choice.id} onChoose={choice.choose} />}
      <AlertList messages={failures} />
    </>
  )
}
