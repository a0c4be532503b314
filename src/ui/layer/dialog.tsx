import { createContext, type ReactNode, type RefObject, use, useId, useRef } from 'react'
import { createPortal } from 'react-dom'

import { IconButton } from '#src/ui/base/icon-button.tsx'
import { CloseIcon } from '#src/ui/base/icons.tsx'
import { hasContent } from '#src/ui/base/rendering.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import type { LayerExit } from './layer-exit.ts'
import { useLayerStack } from './layer-provider.tsx'
import type { LayerStack } from './layer-stack.ts'
import { useDragToClose } from './use-drag-to-close.ts'
import { useLayer } from './use-layer.ts'

import css from './dialog.css?inline'

declareStyles(css)

export type DialogProps = {
  readonly title: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly variant?: 'sheet' | 'dialog' | 'alert' | 'drawer' | undefined
  /** A photo above the title, under the close button. */
  readonly hero?: ReactNode
  readonly footer?: ReactNode
  /** Two panes beside each other from a width of 900 px, with a hero only. */
  readonly isWide?: boolean | undefined
  /** False: Escape and the backdrop do not close it, and it has no close button. */
  readonly isDismissable?: boolean | undefined
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  /**
   * The screen below becomes inert only once the dialog is painted. For a dialog over a long list that is on screen
   * already: Chromium lays its unseen parts out anew when they become inert, 25 ms on a phone.
   */
  readonly locksLate?: boolean
}

type Leave = LayerExit['begin']

const LeaveContext = createContext<Leave>((close, settle) => {
  settle?.()
  close()
})

/**
 * Returns a function that closes the dialog around the component by `close`: the dialog begins to fade, and the work of
 * closing follows once that frame is painted. `settle` runs right before it, and also when the dialog is closed in
 * another way meanwhile.
 */
export function useLeave(): Leave {
  return use(LeaveContext)
}

/** A modal dialog, sheet or drawer over the rest of the widget, open as long as it is rendered. */
export function Dialog(props: DialogProps) {
  const stack = useLayerStack()
  return stack ? createPortal(<DialogLayer {...props} stack={stack} />, stack.container) : null
}

function DialogLayer({
  stack,
  variant = 'sheet',
  isDismissable = true,
  ...props
}: DialogProps & { stack: LayerStack }) {
  const id = useId()
  const layer = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => (isDismissable ? props.onClose() : undefined)
  // Escape closes at once: another key may follow within the same frame, when the dialog must be closed already.
  const { onKeyDown, leave } = useLayer({
    stack,
    layer,
    variant,
    heading,
    initialFocus: props.initialFocus,
    locksLate: props.locksLate ?? false,
    onEscape: close,
  })
  const closeByTap = () => isDismissable && leave(props.onClose)
  useDragToClose(panel, variant === 'sheet' && isDismissable, closeByTap)
  const hasHero = hasContent(props.hero)

  return (
    <LeaveContext value={leave}>
      <div className="dialog" ref={layer} data-variant={variant} data-wide={props.isWide} data-hero={hasHero}>
        <div className="backdrop" role="presentation" onClick={closeByTap} />
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the role is dialog or alertdialog */}
        <div
          className="panel"
          part="sheet"
          ref={panel}
          role={variant === 'alert' ? 'alertdialog' : 'dialog'}
          aria-modal="true"
          aria-labelledby={`${id}-title`}
          aria-describedby={variant === 'alert' ? `${id}-body` : undefined}
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          <div className="scroller" data-scroller="">
            <header className="header">
              <h2 className="title" id={`${id}-title`} ref={heading} tabIndex={-1}>
                {props.title}
              </h2>
              {isDismissable && (
                <IconButton
                  label={props.closeLabel}
                  icon={<CloseIcon />}
                  variant={hasHero ? 'floating' : 'plain'}
                  onClick={closeByTap}
                />
              )}
            </header>
            {hasHero && <div className="hero">{props.hero}</div>}
            <div className="body" id={`${id}-body`}>
              {props.children}
            </div>
          </div>
          {hasContent(props.footer) && <footer className="footer">{props.footer}</footer>}
        </div>
      </div>
    </LeaveContext>
  )
}
