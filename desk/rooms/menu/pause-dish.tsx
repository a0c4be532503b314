import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'

import type { MenuPauseLength } from '#desk/contract/settings.ts'
import { MenuPauseLengths } from '#desk/parts/pauses/pause-lengths.tsx'
import type { PausableDish } from '#desk/parts/pauses/use-pause.ts'
import { useMenuPause } from '#desk/parts/pauses/use-pause.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'

type PauseDishProps = {
  readonly what: PausableDish
  readonly name: string
  readonly isPaused: boolean
}

/** Takes a dish or a category off sale for a while, in two taps, or brings it back with one. */
export function PauseDish({ what, name, isPaused }: PauseDishProps) {
  const { t } = useLingui()
  const id = useId()
  const main = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { pause, resume, isPending, failures } = useMenuPause(what, name)

  async function pauseFor(length: MenuPauseLength) {
    if (!(await pause(length))) return
    // The lengths leave the page.
    setIsOpen(false)
    main.current?.focus()
  }
  const label = isPaused
    ? t({ id: 'pause.resumeDish', message: `Resume: ${name}` })
    : t({ id: 'pause.pauseDish', message: `Pause: ${name}` })
  return (
    <>
      <Button
        ref={main}
        aria-label={label}
        isBusy={isPending}
        {...(!isPaused && { 'aria-expanded': isOpen, 'aria-controls': id })}
        onClick={() => (isPaused ? void resume() : setIsOpen(!isOpen))}
      >
        {isPaused ? <Trans id="pause.resume">Resume</Trans> : <Trans id="pause.pause">Pause</Trans>}
      </Button>
      {isOpen && !isPaused && <MenuPauseLengths id={id} onChoose={(length) => void pauseFor(length)} />}
      <AlertList messages={failures} />
    </>
  )
}
