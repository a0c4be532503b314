import type { ReactNode } from 'react'

import { Button } from '#src/ui/base/button.tsx'

import { edgeTexts } from './edge-texts.ts'
import { ErrorEdge } from './error-edge.tsx'

/** What the element draws: the app, what its developer forgot, or that it could not start. */
export type WidgetContent =
  | {
      readonly kind: 'app'
      /** A new number draws the app anew. */
      readonly turn: number
      /** What the widget speaks when it is asked. */
      readonly language: () => string
      readonly app: ReactNode
      readonly onFault: (fault: unknown) => void
    }
  | { readonly kind: 'problem'; readonly text: string }
  | { readonly kind: 'failed'; readonly language: () => string; readonly onRetry: () => void }

/** The component r2wc draws; the element hands it its content as one prop. */
export function WidgetRoot({ content }: { readonly content?: WidgetContent }) {
  switch (content?.kind) {
    case undefined:
      return null
    case 'problem':
      return (
        <p className="edge" role="alert">
          {content.text}
        </p>
      )
    case 'failed':
      return <FailedWidget language={content.language()} onRetry={content.onRetry} />
    case 'app': {
      const { language, app, turn, onFault } = content
      const fallback = (retry: () => void) => <FailedWidget language={language()} onRetry={retry} />
      return (
        <ErrorEdge key={turn} onFault={onFault} fallback={fallback}>
          {app}
        </ErrorEdge>
      )
    }
  }
}

function FailedWidget({ language, onRetry }: { readonly language: string; readonly onRetry: () => void }) {
  const texts = edgeTexts(language)
  return (
    <div className="edge" role="alert">
      <p>{texts.failed}</p>
      <Button onClick={onRetry}>{texts.retry}</Button>
    </div>
  )
}
