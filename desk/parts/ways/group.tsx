import type { ReactNode } from 'react'

/** Fields that belong together, under their name. */
export function Group({ legend, children }: { readonly legend: ReactNode; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}
