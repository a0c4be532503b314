import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'

import { useBarHeight } from '#src/parts/screen/use-bar-height.ts'
import { Button } from '#src/ui/base/button.tsx'

export type SeeMenuBarProps = {
  /** The missing choice; null = none. */
  readonly missing: 'day' | 'slot' | null
  readonly isBusy: boolean
  /** Takes the focus: the last choice has just been made, and its control is gone. */
  readonly takesFocus?: boolean
  readonly onSeeMenu: () => void
  /** Text of the button. */
  readonly children: ReactNode
}

/** Bar with the button to the menu; says what is missing until everything is chosen [WIZ-34]. */
export function SeeMenuBar({ missing, isBusy, takesFocus = false, onSeeMenu, children }: SeeMenuBarProps) {
  const bar = useBarHeight<HTMLDivElement>()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <div className="bottom" ref={bar}>
      {missing && (
        <p className="missing" id={id}>
          {missing === 'day' ? (
            <Trans id="wizard.missing.day">Choose a day first.</Trans>
          ) : (
            <Trans id="wizard.missing.slot">Choose a time first.</Trans>
          )}
        </p>
      )}
      <Button
        ref={button}
        variant="primary"
        isWide
        isDisabled={missing !== null}
        isBusy={isBusy}
        aria-describedby={missing ? id : undefined}
        onClick={onSeeMenu}
      >
        {children}
      </Button>
    </div>
  )
}
