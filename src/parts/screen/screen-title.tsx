import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './screen-title.css?inline'

declareStyles(css)

export type ScreenTitleProps = {
  readonly children: ReactNode
  /** For screen readers only, where the subject of the screen is clear without a visible title. */
  readonly isHidden?: boolean
}

/** Heading of a screen. Takes the focus after a navigation, but not when the widget is first shown. */
export function ScreenTitle({ children, isHidden = false }: ScreenTitleProps) {
  const { location } = useInstance()
  const heading = useRef<HTMLHeadingElement>(null)
  // As it was when the screen was drawn: a quick tap on the first screen may come before the effect runs.
  const [isArrival] = useState(location.hasMoved)
  useEffect(() => {
    if (isArrival) heading.current?.focus({ preventScroll: true })
  }, [isArrival])
  return (
    <h1 className={isHidden ? 'screen-title visually-hidden' : 'screen-title'} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
