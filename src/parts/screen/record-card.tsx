import type { ReactNode } from 'react'

import { declareStyles } from '#src/ui/base/styles.ts'
import { Tag } from '#src/ui/base/tag.tsx'
import type { TagProps } from '#src/ui/base/tag.tsx'

import css from './record-card.css?inline'

declareStyles(css)

type RecordCardProps = {
  readonly title: string
  /** How it stands. */
  readonly status: { readonly kind: TagProps['kind']; readonly name: string }
  /** The ways from here. */
  readonly ways: ReactNode
  /** What is known of it, in short. */
  readonly children: ReactNode
}

/** The customer's orders, reservations or conversations, one below the other. */
export function RecordList({ children }: { readonly children: ReactNode }) {
  return <ul className="record-list">{children}</ul>
}

/** One of them: what it is, how it stands, and the ways from here. */
export function RecordCard({ title, status, ways, children }: RecordCardProps) {
  return (
    <li className="record-card">
      <div className="head">
        <h2 className="name">{title}</h2>
        <Tag kind={status.kind}>{status.name}</Tag>
      </div>
      {children}
      <div className="ways">{ways}</div>
    </li>
  )
}
