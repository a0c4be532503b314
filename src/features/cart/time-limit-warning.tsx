import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { FocusEvent } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio'

import { deepActiveElement } from '#src/browser/elements.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { CloseIcon } from '#src/ui/base/icons.tsx'
import { ClockIcon } from '#src/ui/base/more-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { useLayerStack } from '#src/ui/layer/layer-provider.tsx'

import { useMoreTime } from './use-more-time.ts'

import css from './time-limit-warning.css?inline'

declareStyles(css)

/**
 * Announces the minutes left until the time limit and offers to renew it; it never takes the focus [SHELL-51, SHELL-68].
 * Mounted as long as a limit runs: screen readers need the live region before its text.
 */
export function TimeLimitWarning() {
  const { stores } = useInstance()
  const { timeLimitWarning: minutes } = useSnapshot(stores.dialogs.state)
  const stack = useLayerStack()
  const region = (
    <div className="time-limit-warning" data-urgent={minutes !== null && minutes <= 2}>
      <div role="status">{minutes !== null && <MinutesLeft minutes={minutes} />}</div>
      {minutes !== null && <Actions onClose={() => stores.dialogs.warnOfTimeLimit(null)} />}
    </div>
  )
  // In the container of the layers, so that it is not inert while a sheet is open.
  return stack ? createPortal(region, stack.container) : region
}

function MinutesLeft({ minutes }: { minutes: number }) {
  return (
    <p className="minutes">
      <ClockIcon size={20} />
      <Plural
        id="cart.timeWarning"
        value={minutes}
        one="# minute left to complete your order"
        other="# minutes left to complete your order"
      />
    </p>
  )
}

function Actions({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { ask, isAsking, messages } = useMoreTime()
  const { box, onFocus } = useFocusGivenBack()
  return (
    <div className="actions" ref={box} onFocus={onFocus}>
      <p className="failure" role="status">
        {messages.join(' ')}
      </p>
      <Button variant="text" size="small" isBusy={isAsking} onClick={ask}>
        <Trans id="cart.moreTime">I need more time</Trans>
      </Button>
      <IconButton
        label={t({ id: 'action.close', message: 'Close' })}
        icon={<CloseIcon size={20} />}
        onClick={onClose}
      />
    </div>
  )
}

/** When the element with the focus disappears, the focus goes back to where it came from, or to the heading. */
function useFocusGivenBack() {
  const box = useRef<HTMLDivElement>(null)
  const origin = useRef<HTMLElement | null>(null)
  function onFocus({ relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget instanceof HTMLElement && !box.current?.contains(relatedTarget)) origin.current = relatedTarget
  }
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (!element?.contains(deepActiveElement(element.ownerDocument))) return
      const heading = (element.getRootNode() as ParentNode).querySelector<HTMLElement>('h1')
      const target = origin.current?.isConnected ? origin.current : heading
      target?.focus({ preventScroll: true })
    }
  }, [])
  return { box, onFocus }
}
