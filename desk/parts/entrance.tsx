import type { ReactNode } from 'react'

import { declareStyles } from '#src/ui/base/styles.ts'

import css from './entrance.css?inline'

declareStyles(css)

/** Frame of the pages of somebody who is not signed in. */
export function Entrance({ children }: { readonly children: ReactNode }) {
  return <main className="desk-entrance">{children}</main>
}
