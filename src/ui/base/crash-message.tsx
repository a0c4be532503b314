import { Button } from './button.tsx'
import { declareStyles } from './styles.ts'

import css from './crash-message.css?inline'

declareStyles(css)

export type CrashMessageProps = {
  readonly text: string
  /** Without it nothing can be tried again. */
  readonly retry?: { readonly label: string; readonly onRetry: () => unknown }
}

/** Says that the widget cannot start or has crashed, where nothing else can be drawn. */
export function CrashMessage({ text, retry }: CrashMessageProps) {
  return (
    <div className="crash-message" role="alert">
      <p>{text}</p>
      {retry && <Button onClick={() => void retry.onRetry()}>{retry.label}</Button>}
    </div>
  )
}
