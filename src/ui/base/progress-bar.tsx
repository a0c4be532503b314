import { useId, useLayoutEffect, useRef } from 'react'

import { declareStyles } from './styles.ts'

import css from './progress-bar.css?inline'

declareStyles(css)

export type ProgressBarProps = {
  /** Share from 0 to 1. */
  readonly value: number
  /** What is still missing, in words: the text above the bar. */
  readonly label: string
}

/** A progress bar below its text. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  const id = useId()
  const bar = useRef<HTMLSpanElement>(null)
  const share = Math.min(1, Math.max(0, value))
  // Set by script: a style attribute may be forbidden by the host page's content security policy.
  useLayoutEffect(() => bar.current?.style.setProperty('--comanda-share', String(share)), [share])
  return (
    <div className="progress-bar">
      <p className="text tabular" id={id}>
        {label}
      </p>
      <div
        className="track"
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
      >
        <span className="bar" ref={bar} />
      </div>
    </div>
  )
}
