import { type ChangeEvent, type ComponentPropsWithRef, useId } from 'react'

import { ChevronDownIcon } from '#src/ui/base/more-icons.tsx'
import { useRerender } from '#src/ui/base/rendering.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { fieldAria, Field, type FieldFrameProps } from './field.tsx'

import css from './select-field.css?inline'

declareStyles(css)

export type SelectOption = { readonly value: string; readonly label: string }

export type SelectFieldProps = FieldFrameProps &
  Pick<ComponentPropsWithRef<'select'>, 'ref' | 'name' | 'autoComplete' | 'onBlur'> & {
    /** Value of the chosen option; '' = none. */
    readonly value: string
    readonly onChange: (value: string) => void
    readonly options: readonly SelectOption[]
    /** Text of a first option with the value ''. */
    readonly blank?: string | undefined
    readonly isRequired?: boolean | undefined
    readonly isDisabled?: boolean | undefined
  }

/** A native select, controlled: it always shows `value`. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, note, value, onChange, options, blank, isRequired, isDisabled, ...select } = props
  const id = useId()
  const rerender = useRerender()
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange(event.currentTarget.value)
    rerender()
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note}>
      <div className="select-field">
        <select
          {...select}
          {...fieldAria({ id, hint, error })}
          id={id}
          className="control"
          part="field"
          value={value}
          required={isRequired}
          disabled={isDisabled}
          onChange={change}
        >
          {blank !== undefined && <option value="">{blank}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={20} />
      </div>
    </Field>
  )
}
