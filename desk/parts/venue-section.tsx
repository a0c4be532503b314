import type { ReactNode } from 'react'
import { useId } from 'react'

import { declareStyles } from '#src/ui/base/styles.ts'

import css from './venue-section.css?inline'

declareStyles(css)

type VenueSectionProps = { readonly name: ReactNode; readonly children: ReactNode }

/** What a room holds of one venue, or of several things of a kind, under its name. */
export function VenueSection({ name, children }: VenueSectionProps) {
  const id = useId()
  return (
    <section className="desk-venue" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {children}
    </section>
  )
}

/** Things below one another, each as wide as the room. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return <ul className="desk-rows">{children}</ul>
}
