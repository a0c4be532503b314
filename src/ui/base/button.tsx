import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react'

import { hasContent } from './rendering.ts'
import { Spinner } from './spinner.tsx'
import { declareStyles } from './styles.ts'

import css from './button.css?inline'

declareStyles(css)

export type ButtonProps = {
  readonly children: ReactNode
  readonly variant?: 'primary' | 'secondary' | 'text' | 'danger' | undefined
  /** 52 or 44 px high. */
  readonly size?: 'regular' | 'small' | undefined
  readonly type?: 'button' | 'submit' | undefined
  /** Renders a link instead of a button. */
  readonly href?: string | undefined
  readonly target?: '_blank' | undefined
  readonly isBusy?: boolean | undefined
  /** Text beside the spinner, also for screen readers. */
  readonly busyLabel?: ReactNode
  readonly isDisabled?: boolean | undefined
  /** Fills the width of its container. */
  readonly isWide?: boolean | undefined
  /** Left of the text: an icon or a count. */
  readonly start?: ReactNode
  /** Right of the text: an amount or a chevron. */
  readonly end?: ReactNode
  /** The id of the form to submit, for a button outside of it. */
  readonly form?: string | undefined
  readonly id?: string | undefined
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  readonly ref?: Ref<HTMLElement> | undefined
} & Pick<
  AriaAttributes,
  'aria-label' | 'aria-describedby' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'aria-pressed'
>

type Face = Pick<ButtonProps, 'children' | 'start' | 'end' | 'isBusy' | 'busyLabel'>

function ButtonFace({ children, start, end, isBusy, busyLabel }: Face) {
  return (
    <>
      <span className="content" aria-hidden={(isBusy && hasContent(busyLabel)) || undefined}>
        {hasContent(start) && <span className="start tabular">{start}</span>}
        <span className="label">{children}</span>
        {hasContent(end) && <span className="end tabular">{end}</span>}
      </span>
      {isBusy && (
        <span className="busy">
          <Spinner />
          {hasContent(busyLabel) && <span>{busyLabel}</span>}
        </span>
      )}
    </>
  )
}

// A busy submit button must not send the form a second time.
function refuse(event: MouseEvent<HTMLElement>): void {
  event.preventDefault()
}

/** A button, or a link that looks like one. While busy it keeps its size and its focus and ignores clicks. */
export function Button(props: ButtonProps) {
  const { children, start, end, isBusy = false, busyLabel, variant = 'secondary', size = 'regular', ...others } = props
  const { isWide, isDisabled, href, target, type = 'button', form, onClick, ref, ...shared } = others
  const part = variant === 'primary' ? 'button primary-button' : 'button'
  const looks = { className: 'button', part, 'data-variant': variant, 'data-size': size, 'data-wide': isWide }
  const face = (
    <ButtonFace start={start} end={end} isBusy={isBusy} busyLabel={busyLabel}>
      {children}
    </ButtonFace>
  )
  if (href !== undefined) {
    const link = { href, target, rel: target && 'noopener', onClick, ref: ref as Ref<HTMLAnchorElement> }
    return (
      <a {...shared} {...looks} {...link}>
        {face}
      </a>
    )
  }
  const busy = isBusy ? { 'aria-busy': true, 'aria-disabled': true, onClick: refuse } : { onClick }
  return (
    <button
      {...shared}
      {...looks}
      {...busy}
      ref={ref as Ref<HTMLButtonElement>}
      type={type}
      form={form}
      disabled={isDisabled}
    >
      {face}
    </button>
  )
}
