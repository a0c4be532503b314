import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useId } from 'react'

import { hasContent, useRerender } from '#src/ui/base/rendering.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { fieldAria, Field, type FieldFrameProps } from './field.tsx'

import css from './text-field.css?inline'

declareStyles(css)

type InputProps = Pick<
  ComponentPropsWithRef<'input'>,
  | 'ref'
  | 'name'
  | 'autoComplete'
  | 'inputMode'
  | 'enterKeyHint'
  | 'autoCapitalize'
  | 'maxLength'
  | 'placeholder'
  | 'min'
  | 'max'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'role'
  | 'aria-controls'
  | 'aria-expanded'
  | 'aria-activedescendant'
  | 'aria-autocomplete'
>

export type TextFieldProps = FieldFrameProps &
  InputProps & {
    readonly value: string
    readonly onChange: (value: string) => void
    readonly type?: 'text' | 'email' | 'tel' | 'search' | 'date' | 'time' | 'password' | undefined
    readonly isRequired?: boolean | undefined
    readonly isDisabled?: boolean | undefined
    readonly isReadOnly?: boolean | undefined
    readonly hasSpellCheck?: boolean | undefined
    /** Content inside the frame, before (`start`) and after (`end`) the text: an icon, a button. */
    readonly start?: ReactNode
    readonly end?: ReactNode
  }

/** A controlled input of one line: it always shows `value`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, note, saysError, value, onChange, type = 'text', start, end, ...others } = props
  const { isRequired, isDisabled, isReadOnly, hasSpellCheck = false, ...input } = others
  const id = useId()
  const rerender = useRerender()
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange(event.currentTarget.value)
    rerender()
  }
  return (
    <Field {...{ id, label, hint, error, note, saysError }}>
      <div className="text-field" data-start={hasContent(start)} data-end={hasContent(end)}>
        {hasContent(start) && <span className="start">{start}</span>}
        <input
          // What a field does not say: nothing the browser could fill in, Enter is the end of it, a name or an address.
          dir="auto"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={200}
          {...input}
          {...fieldAria({ id, hint, error })}
          id={id}
          className="control"
          part="field"
          type={type}
          value={value}
          required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          spellCheck={hasSpellCheck ? 'true' : 'false'}
          onChange={change}
        />
        {hasContent(end) && <span className="end">{end}</span>}
      </div>
    </Field>
  )
}
