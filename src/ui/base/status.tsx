import { type ReactNode, useEffect, useState } from 'react'

export type StatusProps = {
  readonly children: ReactNode
  readonly className?: string | undefined
}

/**
 * A polite live region whose text comes one drawing after it: screen readers announce what changes inside a region, and
 * a region that is inserted together with its text has not changed
 * (https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA22). A region that is always drawn needs no Status.
 */
export function Status({ children, className }: StatusProps) {
  const [isThere, setIsThere] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- the region is to be drawn without its text first
  useEffect(() => setIsThere(true), [])
  return (
    <div className={className} role="status">
      {isThere && children}
    </div>
  )
}
