import type { ReactNode } from 'react'

import { hasContent } from '#src/ui/base/rendering.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { FieldError } from './field-error.tsx'

import css from './field.css?inline'

declareStyles(css)

/** Props that all fields share: label, hint, error and note around the control. */
export type FieldFrameProps = {
  readonly label: ReactNode
  /** A line under the control, such as what the phone number is used for. */
  readonly hint?: ReactNode
  /** Shown under the control with an icon, in addition to the hint; marks the control as invalid. */
  readonly error?: string | null | undefined
  /** Text beside the label, such as "optional". */
  readonly note?: ReactNode
  /** Announces the error, which comes while the control keeps the focus. */
  readonly saysError?: boolean | undefined
}

type Frame = FieldFrameProps & { readonly id: string; readonly children: ReactNode; readonly aside?: ReactNode }

/** Frame of a field: label above, then the control, hint and error. */
export function Field({ id, label, hint, error, note, saysError, aside, children }: Frame) {
  const fault = error && <FieldError id={`${id}-error`}>{error}</FieldError>
  return (
    <div className="field" data-invalid={Boolean(error)}>
      <div className="head">
        <label htmlFor={id}>{label}</label>
        {hasContent(note) && <span className="note">{note}</span>}
      </div>
      {children}
      {(hasContent(hint) || hasContent(aside)) && (
        <div className="help">
          {hasContent(hint) && <span id={`${id}-hint`}>{hint}</span>}
          {hasContent(aside) && (
            <span className="aside tabular" id={`${id}-aside`}>
              {aside}
            </span>
          )}
        </div>
      )}
      {saysError ? <div role="status">{fault}</div> : fault}
    </div>
  )
}

type FieldAriaOptions = {
  readonly id: string
  readonly hint?: unknown
  readonly aside?: unknown
  readonly error?: unknown
}

/** ARIA attributes that connect a control with the hint and error of its frame. */
export function fieldAria({ id, hint, aside, error }: FieldAriaOptions) {
  const parts = [
    error ? `${id}-error` : '',
    !hasContent(hint) ? '' : `${id}-hint`,
    !hasContent(aside) ? '' : `${id}-aside`,
  ]
  const ids = parts.filter((part) => part !== '').join(' ')
  return {
    'aria-describedby': ids === '' ? undefined : ids,
    'aria-invalid': error ? (true as const) : undefined,
  }
}
