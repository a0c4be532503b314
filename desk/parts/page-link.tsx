import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { Button } from '#src/ui/base/button.tsx'

type PageLinkProps = {
  /** Address behind `/staff`. */
  readonly to: string
  /** Name for screen readers where the text alone says too little. */
  readonly label?: string
  readonly start?: ReactNode
  readonly children: ReactNode
}

/** A link to a page of the desk that looks like a button. */
export function PageLink({ to, label, start, children }: PageLinkProps) {
  return (
    <Link href={to} asChild>
      <Button size="small" aria-label={label} start={start}>
        {children}
      </Button>
    </Link>
  )
}
