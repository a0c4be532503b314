import { type ChangeEvent, type ComponentPropsWithRef, useId } from 'react'

import { useRerender } from '#src/ui/base/rendering.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { fieldAria, Field, type FieldFrameProps } from './field.tsx'

import css from './text-area.css?inline'

declareStyles(css)

export type TextAreaProps = FieldFrameProps &
  Pick<
    ComponentPropsWithRef<'textarea'>,
    'ref' | 'name' | 'placeholder' | 'rows' | 'maxLength' | 'onBlur' | 'onKeyDown'
  > & {
    readonly value: string
    readonly onChange: (value: string) => void
    readonly isRequired?: boolean | undefined
    readonly isDisabled?: boolean | undefined
    /** `maxLength` in words, said instead of the counter: "At most 500 characters". */
    readonly lengthText?: string | undefined
  }

/** A controlled textarea; with `maxLength` a counter shows how many characters are used. */
export function TextArea({ label, hint, error, note, value, onChange, ...others }: TextAreaProps) {
  const { isRequired, isDisabled, lengthText, rows = 3, ...area } = others
  const id = useId()
  const rerender = useRerender()
  const aside = area.maxLength !== undefined && (
    <>
      <span aria-hidden>{`${value.length}/${area.maxLength}`}</span>
      <span className="visually-hidden">{lengthText}</span>
    </>
  )
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange(event.currentTarget.value)
    rerender()
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note} aside={aside}>
      <textarea
        dir="auto"
        {...area}
        {...fieldAria({ id, hint, error, aside })}
        id={id}
        className="control text-area"
        part="field"
        rows={rows}
        value={value}
        required={isRequired}
        disabled={isDisabled}
        onChange={change}
      />
    </Field>
  )
}
