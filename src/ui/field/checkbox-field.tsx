import { type ChangeEvent, type ReactNode, type Ref, useId } from 'react'

import { hasContent, useRerender } from '#src/ui/base/rendering.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { FieldError } from './field-error.tsx'
import { fieldAria } from './field.tsx'

import css from './checkbox-field.css?inline'
import choice from './choice.css?inline'

declareStyles(choice)
declareStyles(css)

export type CheckboxFieldProps = {
  /** May contain links. */
  readonly label: ReactNode
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
  readonly hint?: ReactNode
  readonly error?: string | null | undefined
  readonly name?: string | undefined
  readonly isRequired?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A single checkbox, for a consent or a setting. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, isChecked, onChange, hint, error, name, isRequired, isDisabled, ref } = props
  const id = useId()
  const rerender = useRerender()
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange(event.currentTarget.checked)
    rerender()
  }
  return (
    <div className="checkbox-field">
      <div className="line">
        <input
          {...fieldAria({ id, hint, error })}
          // Chromium says "invalid" of an empty required checkbox where this is absent.
          aria-invalid={Boolean(error)}
          className="choice"
          type="checkbox"
          id={id}
          name={name}
          checked={isChecked}
          required={isRequired}
          disabled={isDisabled}
          ref={ref}
          onChange={change}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {hasContent(hint) && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
