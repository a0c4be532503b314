import { type ReactNode, useId } from 'react'

import { hasContent } from './rendering.ts'
import { declareStyles } from './styles.ts'

import css from './card.css?inline'

declareStyles(css)

export type CardProps = {
  readonly title?: ReactNode
  /** A text button at the right of the title. */
  readonly action?: ReactNode
  readonly children?: ReactNode
  readonly headingLevel?: 2 | 3 | undefined
}

/** A framed section with a heading. */
export function Card({ title, action, children, headingLevel = 2 }: CardProps) {
  const id = useId()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <section className="card" part="card" aria-labelledby={hasContent(title) ? id : undefined}>
      {(hasContent(title) || hasContent(action)) && (
        <div className="head">
          <Heading className="title" id={id}>
            {title}
          </Heading>
          {hasContent(action) && <div className="action">{action}</div>}
        </div>
      )}
      {hasContent(children) && <div className="content">{children}</div>}
    </section>
  )
}
