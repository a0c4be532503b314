import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { declareStyles } from '#src/ui/base/styles.ts'

import css from './count-badge.css?inline'

declareStyles(css)

type CountBadgeProps = {
  readonly count: number
  /** The count in words for screen readers, such as "3 unread messages"; by default "3 items". */
  readonly children?: ReactNode
}

/** Count on a link or button, such as unread messages; nothing at 0 [SHELL-28]. */
export function CountBadge({ count, children }: CountBadgeProps) {
  if (count === 0) return null
  return (
    <span className="count-badge tabular">
      <span aria-hidden="true" translate="no">
        {count}
      </span>
      <span className="visually-hidden">
        {children ?? <Plural id="nav.badge" value={count} one="# item" other="# items" />}
      </span>
    </span>
  )
}
