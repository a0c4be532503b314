import type { ReactNode } from 'react'

import { declareStyles } from './styles.ts'

import css from './button-row.css?inline'

declareStyles(css)

export type ButtonRowProps = { readonly children: ReactNode }

/** Buttons side by side, or one below the other where the row is too narrow. */
export function ButtonRow({ children }: ButtonRowProps) {
  return <div className="button-row">{children}</div>
}
