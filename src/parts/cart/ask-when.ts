import type { Instance } from '#src/instance/create-instance.ts'
import { orderSheet } from '#src/instance/routes/paths.ts'
import { createPendingAdditionStore } from '#src/state/pending-addition-store.ts'
import type { PendingAddition } from '#src/state/pending-addition-store.ts'

/** Keeps a product and asks for the order options over the menu; the sheet adds the product (decision 68). */
export function askWhenBefore(instance: Instance, addition: PendingAddition, { replace = false } = {}): void {
  instance.stores.of(createPendingAdditionStore).keep(addition)
  instance.location.navigate(orderSheet, { replace })
}
