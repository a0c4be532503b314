import type { ReactNode } from 'react'

import { crashTextsIn } from '#src/i18n/crash-texts.ts'
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
    }
  | { readonly kind: 'problem'; readonly text: string }
  | { readonly kind: 'failed'; readonly language: () => string; readonly onRetry: () => void }

/** Draws what the element shows. */
export function WidgetRoot({ content }: { readonly content: WidgetContent | undefined }) {
  switch (content?.kind) {
    case undefined:
      return null
    case 'problem':
      return <PlainMessage role="alert" text={content.text} />
    case 'failed':
      return <FailedWidget language={content.language()} onRetry={content.onRetry} />
    case 'app': {
      const { language, app, turn, onFault } = content
      const fallback = (retry: () => void) => <FailedWidget language={language()} onRetry={retry} />
      return (
        <ErrorBoundary key={turn} onFault={onFault} fallback={fallback}>
          {app}
        </ErrorBoundary>
      )
    }
  }
}

function FailedWidget({ language, onRetry }: { readonly language: string; readonly onRetry: () => void }) {
  const texts = crashTextsIn(language)
  return <PlainMessage role="alert" text={texts.failed} retry={{ label: texts.retry, onRetry }} />
}
