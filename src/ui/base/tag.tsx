import type { ReactNode } from 'react'

import { declareStyles } from './styles.ts'

import css from './tag.css?inline'

declareStyles(css)

export type TagProps = {
  readonly kind?: 'neutral' | 'ok' | 'warn' | 'wait' | 'error' | 'inverse' | undefined
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A small label, such as "Sold out"; not a control. */
export function Tag({ kind = 'neutral', icon, children }: TagProps) {
  return (
    <span className="tag" part="tag" data-kind={kind}>
      {icon}
      {children}
    </span>
  )
}
