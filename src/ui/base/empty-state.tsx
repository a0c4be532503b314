import type { ReactNode } from 'react'

import { hasContent } from './rendering.ts'
import { declareStyles } from './styles.ts'

import css from './empty-state.css?inline'

declareStyles(css)

export type EmptyStateProps = {
  /** An icon of size 32 px. */
  readonly icon: ReactNode
  /** One sentence. */
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** Shown in place of an empty list: what is missing and, as a button, what to do about it. */
export function EmptyState({ icon, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <span className="disc">{icon}</span>
      <div className="text">{children}</div>
      {hasContent(action) && <div className="action">{action}</div>}
    </div>
  )
}
