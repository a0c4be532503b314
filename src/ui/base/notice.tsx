import type { ReactNode } from 'react'

import { CheckIcon, InfoIcon, WarningIcon } from './more-icons.tsx'
import { hasContent } from './rendering.ts'
import { Status } from './status.tsx'
import { declareStyles } from './styles.ts'

import css from './notice.css?inline'

declareStyles(css)

export type NoticeProps = {
  readonly kind?: 'info' | 'ok' | 'warn' | 'error' | undefined
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** One or two buttons under the text. */
  readonly action?: ReactNode
  /** Live region: 'alert' interrupts the screen reader, 'status' waits. Without a role it is not announced. */
  readonly role?: 'alert' | 'status' | undefined
  /** A banner 36 px high, from edge to edge. */
  readonly isBanner?: boolean | undefined
}

const icons = { info: InfoIcon, ok: CheckIcon, warn: WarningIcon, error: WarningIcon }

/**
 * A message with an icon, so that its kind is not shown by colour alone. True only now, so no snapshot keeps it.
 */
export function Notice({ kind = 'info', title, children, action, role, isBanner = false }: NoticeProps) {
  const Icon = icons[kind]
  const isStatus = role === 'status'
  const notice = (
    <div className="notice" data-live="" role={isStatus ? undefined : role} data-kind={kind} data-banner={isBanner}>
      <Icon size={20} />
      <div className="text">
        {hasContent(title) && <p className="title">{title}</p>}
        {children}
        {hasContent(action) && <div className="action">{action}</div>}
      </div>
    </div>
  )
  return isStatus ? <Status>{notice}</Status> : notice
}
