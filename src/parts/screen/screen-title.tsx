import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './screen-title.css?inline'

declareStyles(css)

export type ScreenTitleProps = {
  readonly children: ReactNode
  /** Read out, not shown: where the screen makes its subject plain by itself. */
  readonly isHidden?: boolean
}

/** The heading of a screen. It takes the focus when the diner navigated here, never on the first load of a page. */
export function ScreenTitle({ children, isHidden = false }: ScreenTitleProps) {
  const { location } = useInstance()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (location.hasMoved) heading.current?.focus({ preventScroll: true })
  }, [location])
  return (
    <h1 className={isHidden ? 'screen-title visually-hidden' : 'screen-title'} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
