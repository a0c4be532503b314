import type { ReactNode } from 'react'

import { Button } from './button.tsx'
import { declareStyles } from './styles.ts'

import css from './plain-message.css?inline'

declareStyles(css)

export type PlainMessageProps = {
  readonly text: string
  /** `alert` interrupts the screen reader: the widget cannot start or has crashed. */
  readonly role?: 'alert'
  /** Without it nothing can be tried again. */
  readonly retry?: { readonly label: string; readonly onRetry: () => unknown }
  /** The way without the widget, above the other one. */
  readonly call?: ReactNode
}

/** A sentence in place of a screen, where nothing else can be drawn. */
export function PlainMessage({ text, role, retry, call }: PlainMessageProps) {
  return (
    <div className="plain-message" role={role}>
      <p>{text}</p>
      {call}
      {retry && <Button onClick={() => void retry.onRetry()}>{retry.label}</Button>}
    </div>
  )
}
