import { readSteps } from '#desk/contract/set-up/steps.ts'
import { Read } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { OpenedNext } from './opened-next.tsx'
import { ReadyToOpen } from './ready-to-open.tsx'

import css from './open-step.css?inline'

declareStyles(css)

/** The last step: what is missing, what is worth a look, and the opening; then what comes next [SET-17..18]. */
export function OpenStep() {
  const steps = useDeskQuery(readSteps)
  return <Read of={steps}>{(state) => (state.opensSoon ? <ReadyToOpen state={state} /> : <OpenedNext />)}</Read>
}
