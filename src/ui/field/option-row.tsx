import type { ChangeEvent, ReactNode } from 'react'
import { useId } from 'react'

import { hasContent, useRerender } from '#src/ui/base/rendering.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { useOptionGroup } from './option-group.tsx'

import choice from './choice.css?inline'
import css from './option-row.css?inline'

declareStyles(choice)
declareStyles(css)

export type OptionRowProps = {
  readonly label: ReactNode
  /** At the right: a price or a tag. */
  readonly detail?: ReactNode
  /** Small text under the label. */
  readonly hint?: ReactNode
  /** An icon or a photo, left of the label. */
  readonly start?: ReactNode
  readonly value?: string | undefined
  readonly isDisabled?: boolean | undefined
  /** Why it is disabled; by default the rule of the group explains it. */
  readonly disabledReason?: ReactNode
  /** 56 px high instead of 52. */
  readonly isTall?: boolean | undefined
}

type RowProps = OptionRowProps & {
  readonly type: 'radio' | 'checkbox'
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

type TextProps = Pick<OptionRowProps, 'label' | 'hint'> & { readonly id: string; readonly reason: ReactNode }

function OptionText({ id, label, hint, reason }: TextProps) {
  return (
    <span className="text">
      <span id={`${id}-label`}>{label}</span>
      {hasContent(hint) && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {hasContent(reason) && (
        <span className="hint" id={`${id}-reason`}>
          {reason}
        </span>
      )}
    </span>
  )
}

function describedBy(id: string, parts: Readonly<Record<string, ReactNode>>, rule: string | undefined) {
  const own = Object.keys(parts).filter((part) => hasContent(parts[part]))
  const ids = own.map((part) => `${id}-${part}`)
  return [...ids, rule].filter(Boolean).join(' ') || undefined
}

/** The row of a radio or checkbox: control, label, detail. The whole row is clickable. */
export function OptionRow({ type, label, detail, hint, start, isChecked, onChange, ...others }: RowProps) {
  const { value, isDisabled = false, disabledReason, isTall = false } = others
  const id = useId()
  const group = useOptionGroup()
  const rerender = useRerender()
  const reason = isDisabled ? disabledReason : undefined
  const rule = isDisabled && !hasContent(reason) ? group?.ruleId : undefined
  const parts = { hint, detail, reason }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange(event.currentTarget.checked)
    rerender()
  }
  return (
    <label className="option-row" htmlFor={id} data-tall={isTall}>
      <input
        className="choice"
        type={type}
        id={id}
        name={group?.name}
        value={value}
        checked={isChecked}
        disabled={isDisabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, parts, rule)}
        onChange={change}
      />
      {hasContent(start) && <span className="start">{start}</span>}
      <OptionText id={id} label={label} hint={hint} reason={reason} />
      {hasContent(detail) && (
        <span className="detail tabular" id={`${id}-detail`}>
          {detail}
        </span>
      )}
    </label>
  )
}
