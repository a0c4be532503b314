import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { useLayerStack } from './layer-provider.tsx'

import css from './toast.css?inline'

declareStyles(css)

export type ToastMessage = {
  readonly id: string
  readonly text: string
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined
}

/** Like setTimeout, but returns a function that cancels it. */
export type StartTimer = (run: () => void, ms: number) => () => void

export type ToastRegionProps = {
  /** Queue of messages; only the first is shown. */
  readonly toasts: readonly ToastMessage[]
  readonly onDismiss: (id: string) => void
  readonly startTimer?: StartTimer | undefined
}

const shownMs = 6000

function startBrowserTimer(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** Shows one message at a time for six seconds. Hover or focus pauses it; afterwards the six seconds start again. */
export function ToastRegion({ toasts, onDismiss, startTimer = startBrowserTimer }: ToastRegionProps) {
  const stack = useLayerStack()
  const toast = toasts[0]
  const region = (
    <div className="toast" role="status">
      {toast && <ToastBox key={toast.id} toast={toast} onDismiss={onDismiss} startTimer={startTimer} />}
    </div>
  )
  // In the container of the layers, so that it is not inert while a dialog is open.
  return stack ? createPortal(region, stack.container) : region
}

type BoxProps = {
  readonly toast: ToastMessage
  readonly onDismiss: (id: string) => void
  readonly startTimer: StartTimer
}

function ToastBox({ toast, onDismiss, startTimer }: BoxProps) {
  const [isHovered, setIsHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isPaused = isHovered || hasFocus
  const { id, action } = toast

  useEffect(() => {
    if (!isPaused) return startTimer(() => onDismiss(id), shownMs)
  }, [isPaused, id, onDismiss, startTimer])

  const act = () => {
    action?.onAction()
    onDismiss(id)
  }
  return (
    <div
      className="box"
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <span className="text">{toast.text}</span>
      {action && (
        <Button variant="text" size="small" onClick={act}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
