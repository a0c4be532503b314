import { Status } from './status.tsx'
import { declareStyles } from './styles.ts'

import css from './spinner.css?inline'

declareStyles(css)

export type SpinnerProps = {
  /** Text for screen readers; without it the spinner is hidden from them. */
  readonly label?: string | undefined
  readonly size?: 20 | 24 | 32 | undefined
}

/** A turning arc in the current text colour. */
export function Spinner({ label, size = 20 }: SpinnerProps) {
  return (
    <span className="spinner">
      <svg viewBox="0 0 24 24" width={size} height={size} fill="none" aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {label && <Status className="visually-hidden">{label}</Status>}
    </span>
  )
}
