import type { ReactNode } from 'react'

import { declareStyles } from '#src/ui/base/styles.ts'

import css from './short-where-narrow.css?inline'

declareStyles(css)

/** A text with a short form for containers below 375 px, where there is no room for the whole; a screen reader says the whole. */
export function ShortWhereNarrow({ whole, short }: { readonly whole: ReactNode; readonly short: ReactNode }) {
  return (
    <>
      <span className="whole-text">{whole}</span>
      <span className="short-text" aria-hidden="true">
        {short}
      </span>
    </>
  )
}
