import type { OrderType } from '#src/contract/service-type.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { orderSheet } from '#src/instance/routes/paths.ts'
import { useMutation } from '#src/query/use-mutation.ts'
import type { AgainRequest } from '#src/state/dialog-store.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import { soonAfterPaint } from '#src/ui/layer/soon-after-paint.ts'

import { addAgain } from './add-again.ts'
import { whenOrderStarts } from './when-order-starts.ts'

type Again = {
  readonly request: AgainRequest
  readonly type: OrderType
  /** Starts the order without a question; null where one has to be asked first. */
  readonly start: (() => Promise<void>) | null
  /** Called once the order is started by `start` and the next screen shows. */
  readonly onAdded?: (() => void) | undefined
  /** Called once the dishes are in the cart or another screen asks something. */
  readonly onLeave?: (() => void) | undefined
}

/** The tap: starts the order if it is not started, asking where that takes a question, and adds the dishes. */
export function useAgain({ request, type, start, onAdded, onLeave }: Again) {
  const instance = useInstance()
  const { stores, view } = instance
  const { isPending, run: add } = useMutation(async () => {
    const draft = stores.draft.state
    const isNew = !isStarted(draft)
    if (isNew) await start?.()
    // A failure has been shown.
    if (!isStarted(draft)) return
    await addAgain(instance, request, draft)
    onLeave?.()
    // The change of the screen hides what is said before it.
    if (isNew && start && onAdded) soonAfterPaint(view, onAdded)
  })
  function again() {
    if (start || isStarted(stores.draft.state)) return void add()
    stores.draft.setDefaults({ defaultType: type })
    onLeave?.()
    return whenOrderStarts(instance, () => void add(), orderSheet)
  }
  return { isPending, again }
}
