import type { ReactNode } from 'react'

import { callTextIn, crashTextsIn } from '#src/i18n/crash-texts.ts'
import { PlainMessage } from '#src/ui/base/plain-message.tsx'

import { ErrorBoundary } from './error-boundary.tsx'

/** What the element shows: the app, a problem for the page's developer (no restaurant), or that the start failed. */
export type WidgetContent =
  | {
      readonly kind: 'app'
      /** React key: a new number mounts the app again. */
      readonly turn: number
      /** Returns the current language of the widget. */
      readonly language: () => string
      readonly app: ReactNode
      readonly onFault: (fault: unknown) => void
      /** The telephone of the tag. */
      readonly phone: string | null
    }
  | { readonly kind: 'problem'; readonly text: string }
  | {
      readonly kind: 'failed'
      readonly language: () => string
      readonly phone: string | null
      readonly onRetry: () => void
    }

/** Draws what the element shows. */
export function WidgetRoot({ content }: { readonly content: WidgetContent | undefined }) {
  switch (content?.kind) {
    case undefined:
      return null
    case 'problem':
      return <PlainMessage role="alert" text={content.text} />
    case 'failed':
      return <FailedWidget {...content} />
    case 'app': {
      const { app, turn, onFault } = content
      const fallback = (onRetry: () => void) => <FailedWidget {...content} onRetry={onRetry} />
      return (
        <ErrorBoundary key={turn} onFault={onFault} fallback={fallback}>
          {app}
        </ErrorBoundary>
      )
    }
  }
}

type FailedWidgetProps = Pick<Extract<WidgetContent, { kind: 'failed' }>, 'language' | 'phone' | 'onRetry'>

function FailedWidget({ language, phone, onRetry }: FailedWidgetProps) {
  const now = language()
  const { failed, retry } = crashTextsIn(now)
  const call = phone ? { label: callTextIn(now, phone), phone } : undefined
  return <PlainMessage role="alert" text={failed} retry={{ label: retry, onRetry }} call={call} />
}
