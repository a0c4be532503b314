import { Plural } from '@lingui/react/macro'

import { declareStyles } from '#src/ui/styles.ts'

import css from './unread-badge.css?inline'

declareStyles(css)

/** How many messages wait to be read. */
export function UnreadBadge({ count }: { readonly count: number }) {
  return (
    <span className="unread-badge tabular">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">
        <Plural id="messages.unread" value={count} one="# unread message" other="# unread messages" />
      </span>
    </span>
  )
}
