import type { Instance } from '#src/instance/create-instance.ts'
import { paths } from '#src/instance/routes/paths.ts'
import { isStarted } from '#src/state/order-draft-store.ts'

// Where the diner is while the order is not started yet: the wizard, the choice of a venue, the sign-in.
const onTheWay = /^\/(ordine$|locali|utente\/(login|registrazione))/

/** Goes to the wizard, and runs once it has started an order; whoever turns elsewhere meanwhile has changed their mind. */
export function whenOrderStarts({ location, stores }: Instance, run: () => void): void {
  location.navigate(paths.orderOptions)
  const stop = location.subscribe(() => {
    if (onTheWay.test(location.entry.path)) return
    stop()
    if (isStarted(stores.draft.state)) run()
  })
}
