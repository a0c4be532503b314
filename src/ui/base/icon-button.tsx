import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react'

import { hasContent } from './rendering.ts'
import { Spinner } from './spinner.tsx'
import { declareStyles } from './styles.ts'

import css from './icon-button.css?inline'

declareStyles(css)

export type IconButtonProps = {
  readonly label: string
  readonly icon: ReactNode
  /**
   * 'floating': over a photo; 'brand': filled with the brand colour; 'floating-brand': floating with a brand-coloured
   * icon.
   */
  readonly variant?: 'plain' | 'filled' | 'floating' | 'floating-brand' | 'brand' | undefined
  /** A number in the corner, hidden from screen readers: `label` must contain it too. */
  readonly badge?: ReactNode
  readonly href?: string | undefined
  readonly isBusy?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  readonly ref?: Ref<HTMLElement> | undefined
} & Pick<
  AriaAttributes,
  'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'aria-describedby' | 'aria-pressed' | 'aria-disabled'
>

/** An icon with a target of 44 px; its name is only for screen readers. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'plain', badge, href, isBusy, isDisabled, onClick, ref, ...aria } = props
  const shared = { className: 'icon-button', 'data-variant': variant, 'aria-label': label, ...aria }
  const content = (
    <>
      {isBusy ? <Spinner /> : icon}
      {hasContent(badge) && (
        <span className="badge tabular" aria-hidden="true" translate="no">
          {badge}
        </span>
      )}
    </>
  )
  if (href !== undefined) {
    return (
      <a {...shared} ref={ref as Ref<HTMLAnchorElement>} href={href} onClick={onClick}>
        {content}
      </a>
    )
  }
  return (
    <button
      {...shared}
      ref={ref as Ref<HTMLButtonElement>}
      type="button"
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {content}
    </button>
  )
}
