import { createContext, type ReactNode, type RefObject, use, useId, useRef } from 'react'
import { createPortal } from 'react-dom'

import { IconButton } from '#src/ui/base/icon-button.tsx'
import { CloseIcon } from '#src/ui/base/icons.tsx'
import { hasContent } from '#src/ui/base/rendering.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { useLayerStack } from './layer-provider.tsx'
import type { LayerStack } from './layer-stack.ts'
import { useLayer } from './use-layer.ts'

import css from './dialog.css?inline'

declareStyles(css)

export type DialogProps = {
  readonly title: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly variant?: 'sheet' | 'dialog' | 'alert' | 'drawer' | undefined
  /** A photo above the title; the close button then floats over it. */
  readonly hero?: ReactNode
  readonly footer?: ReactNode
  /** Two panes with a hero, from 900 on. */
  readonly isWide?: boolean | undefined
  /** False: neither Escape, nor the backdrop, nor a button closes it. */
  readonly isDismissable?: boolean | undefined
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
}

const LeaveContext = createContext<() => void>(() => {})

/** To be called by what stands in a dialog in the breath in which it closes it: the first frame shows that it goes. */
export function useLeave(): () => void {
  return use(LeaveContext)
}

/** A layer over everything else of the widget, open as long as it is rendered. */
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
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => (isDismissable ? props.onClose() : undefined)
  // A key may follow within the frame: what Escape closes is closed by then.
  const { onKeyDown, leave } = useLayer({
    stack,
    layer,
    variant,
    heading,
    initialFocus: props.initialFocus,
    onEscape: close,
  })
  const closeByTap = () => {
    if (!isDismissable) return
    leave()
    props.onClose()
  }
  const hasHero = hasContent(props.hero)

  return (
    <LeaveContext value={leave}>
      <div className="dialog" ref={layer} data-variant={variant} data-wide={props.isWide} data-hero={hasHero}>
        <div className="backdrop" role="presentation" onClick={closeByTap} />
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the role is dialog or alertdialog */}
        <div
          className="panel"
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
