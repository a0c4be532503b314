import type { ReactNode } from 'react'
import { useState } from 'react'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './dish.css?inline'

declareStyles(css)

type ClosedGroupProps = {
  readonly title: ReactNode
  /** Those that it is about: it is open at first when the dish says one of them, and when one of them is wrong. */
  readonly fields: readonly string[]
  readonly children: ReactNode
}

/** What not every dish has, out of sight until somebody wants it. */
export function ClosedGroup({ title, fields, children }: ClosedGroupProps) {
  const part = usePart()
  const [isUsed] = useState(() => fields.some((field) => part.at([field]) !== undefined))
  const isWrong = fields.some((field) => part.hasFaultIn([field]))
  return (
    <details className="desk-dish-group" open={isUsed || isWrong || undefined}>
      <summary>{title}</summary>
      <div className="body">{children}</div>
    </details>
  )
}
