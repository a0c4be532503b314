import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react'

import { hasContent } from './rendering.ts'
import { Spinner } from './spinner.tsx'
import { declareStyles } from './styles.ts'

import css from './icon-button.css?inline'

declareStyles(css)

export type IconButtonProps = {
  readonly label: string
  readonly icon: ReactNode
  /** Floating ones stand over a photo; a brand one is filled, 'floating-brand' has only its icon in the colour. */
  readonly variant?: 'plain' | 'filled' | 'floating' | 'floating-brand' | 'brand' | undefined
  /** A number in the corner; say it in the label too. */
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

/** A 44-pixel target with an icon and a name nobody sees. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'plain', badge, href, isBusy, isDisabled, onClick, ref, ...aria } = props
  const shared = { className: 'icon-button', 'data-variant': variant, 'aria-label': label, ...aria }
  const content = (
    <>
      {isBusy ? <Spinner /> : icon}
      {hasContent(badge) && (
        <span className="badge tabular" aria-hidden="true">
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
