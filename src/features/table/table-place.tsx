import { visitMs } from '#src/domain/tables/visit.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './table-place.css?inline'

declareStyles(css)

const AtTable = lazyPart('AtTable', () => import('./at-table.tsx'), { Before: Room })

/** Room for the card of the diner's table, which is loaded only while they sit at one (decision 82). */
export function TablePlace() {
  const { storage, clock } = useInstance()
  // Without its schema, which comes with the card: it only decides whether that is loaded.
  const stored = storage.read('table') as { readonly seat?: { readonly sinceMs?: number } | null } | undefined
  return clock.now() - (stored?.seat?.sinceMs ?? 0) < visitMs && <AtTable />
}

function Room() {
  return <div className="table-place" data-live="" />
}
