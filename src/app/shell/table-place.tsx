import { lazyPart } from '#src/app/routing/lazy.tsx'
import { useInstance } from '#src/instance/instance-context.tsx'

const AtTable = lazyPart('AtTable', () => import('./at-table.tsx'))

/** The card of the diner's table; its code is loaded only on a device that has read the code of a table (decision 82). */
export function TablePlace() {
  return useInstance().storage.read('table') ? <AtTable /> : null
}
