import { adoptDeclaredStyles, declareStyles } from '#src/ui/base/styles.ts'

import css from './element.css?inline'

declareStyles(css)

/** Gives the roots of one widget all styles of the kit and the screens, now and as they load. The answer undoes it. */
export function adoptStyles(roots: readonly ShadowRoot[]): () => void {
  const undo = [...new Set(roots)].map((root) => adoptDeclaredStyles(root))
  return () => {
    for (const one of undo) one()
  }
}
