import type { ReactNode } from 'react'

import { WarningIcon } from '#src/ui/base/more-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './field-error.css?inline'

declareStyles(css)

export type FieldErrorProps = { readonly id: string; readonly children: ReactNode }

/** Error message of one field; the control refers to it by aria-describedby. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className="field-error" id={id}>
      <WarningIcon size={16} />
      <span>{children}</span>
    </p>
  )
}
