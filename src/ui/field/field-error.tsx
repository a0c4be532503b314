import type { ReactNode } from 'react'

import { WarningIcon } from '#src/ui/base/icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './field-error.css?inline'

declareStyles(css)

export type FieldErrorProps = { readonly id: string; readonly children: ReactNode }

/** The message of one field; the control names it in aria-describedby. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className="field-error" id={id}>
      <WarningIcon size={16} />
      <span>{children}</span>
    </p>
  )
}
