import type { ReactNode } from 'react'

import { hasContent } from '#src/ui/base/rendering.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './cost-line.css?inline'

declareStyles(css)

export type CostLineProps = {
  readonly name: ReactNode
  /** Small text under the name. */
  readonly note?: ReactNode
  /** A button beside the name that removes it. */
  readonly action?: ReactNode
  readonly kind?: 'cost' | 'discount' | 'total'
  /** The amount. */
  readonly children: ReactNode
}

/** One amount with its name, in a description list. */
export function CostLine({ name, note, action, kind = 'cost', children }: CostLineProps) {
  return (
    <div className="cost-line" data-kind={kind}>
      <dt tabIndex={kind === 'discount' ? -1 : undefined}>
        {name}
        {hasContent(action) && <> {action}</>}
        {hasContent(note) && <span className="note">{note}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
