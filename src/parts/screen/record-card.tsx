import type { ReactNode } from 'react'

import { declareStyles } from '#src/ui/base/styles.ts'
import { Tag } from '#src/ui/base/tag.tsx'
import type { TagProps } from '#src/ui/base/tag.tsx'

import css from './record-card.css?inline'

declareStyles(css)

type RecordCardProps = {
  readonly title: string
  /** Status chip; null for what has no state. */
  readonly status: { readonly kind: TagProps['kind']; readonly name: string } | null
  /** Buttons and links. */
  readonly actions: ReactNode
  /** Main facts. */
  readonly children: ReactNode
  readonly headingLevel?: 2 | 3
}

/** List of `RecordCard`s. */
export function RecordList({ children }: { readonly children: ReactNode }) {
  return <ul className="record-list">{children}</ul>
}

/** List card of an order, reservation, favourite or conversation: title, status, facts, actions. */
export function RecordCard({ title, status, actions, children, headingLevel = 2 }: RecordCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <li className="record-card">
      <div className="head">
        <Heading className="name">{title}</Heading>
        {status && <Tag kind={status.kind}>{status.name}</Tag>}
      </div>
      {children}
      <div className="actions">{actions}</div>
    </li>
  )
}
