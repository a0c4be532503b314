import { phoneHref } from './phone-href.ts'
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
  readonly call?: { readonly label: string; readonly phone: string } | undefined
}

/** A sentence in place of a screen, where nothing else can be drawn. Its button is its own: few first screens need `Button`. */
export function PlainMessage({ text, role, retry, call }: PlainMessageProps) {
  return (
    <div className="plain-message" role={role}>
      <p>{text}</p>
      {call && (
        <a className="way" part="button" href={phoneHref(call.phone)}>
          {call.label}
        </a>
      )}
      {retry && (
        <button className="way" part="button" type="button" onClick={() => void retry.onRetry()}>
          {retry.label}
        </button>
      )}
    </div>
  )
}
