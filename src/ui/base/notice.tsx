import type { ReactNode } from 'react'

import { CheckIcon, InfoIcon, WarningIcon } from './icons.tsx'
import { hasContent } from './rendering.ts'
import { declareStyles } from './styles.ts'

import css from './notice.css?inline'

declareStyles(css)

export type NoticeProps = {
  readonly kind?: 'info' | 'ok' | 'warn' | 'error' | undefined
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** Under the text: one button or two. */
  readonly action?: ReactNode
  /** 'alert' interrupts, 'status' waits; without a role it is only read where it stands. */
  readonly role?: 'alert' | 'status' | undefined
  /** A flat banner of 36 from edge to edge. */
  readonly isBanner?: boolean | undefined
}

const icons = { info: InfoIcon, ok: CheckIcon, warn: WarningIcon, error: WarningIcon }

/** Something to know, with an icon, so that colour is never the only sign. */
export function Notice({ kind = 'info', title, children, action, role, isBanner = false }: NoticeProps) {
  const Icon = icons[kind]
  return (
    <div className="notice" role={role} data-kind={kind} data-banner={isBanner}>
      <Icon size={20} />
      <div className="text">
        {hasContent(title) && <p className="title">{title}</p>}
        {children}
        {hasContent(action) && <div className="action">{action}</div>}
      </div>
    </div>
  )
}
