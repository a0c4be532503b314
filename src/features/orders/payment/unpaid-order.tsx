import { useSnapshot } from 'valtio'

import { useInstance } from '#src/instance/instance-context.tsx'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { createJournalStore, isUnpaid } from '#src/state/journal-store.ts'

// Few diners leave an order unpaid: its code is a chunk of its own.
const UnpaidNotice = lazyPart('UnpaidNotice', () => import('./unpaid-notice.tsx'))

/** The notice of an order of this device that is still to be paid, while there is one. */
export function UnpaidOrder() {
  const { entry } = useSnapshot(useInstance().stores.of(createJournalStore).state)
  return isUnpaid(entry) ? <UnpaidNotice /> : null
}
