import { adoptDeclaredStyles, declareStyles } from '#src/ui/base/styles.ts'

import css from './element.css?inline'

declareStyles(css)

/** Adopts all styles of the kit and the screens in the roots of one widget, now and as they load. Returns the undo. */
export function adoptStyles(roots: readonly ShadowRoot[]): () => void {
  const undo = [...new Set(roots)].map((root) => adoptDeclaredStyles(root))
  return () => {
    for (const one of undo) one()
  }
}
