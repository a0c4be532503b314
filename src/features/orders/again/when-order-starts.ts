import type { Instance } from '#src/instance/create-instance.ts'
import { paths } from '#src/instance/routes/paths.ts'
import { isStarted } from '#src/state/order-draft-store.ts'

// Routes that lead to a started order: the wizard, the choice of a venue, the sign-in.
const onTheWay = /^\/(ordine$|locali|utente\/(login|registrazione))/

/**
 * Opens the wizard, as a page unless `route` names its sheet, and calls `run` once an order is started; leaving these
 * routes cancels it.
 */
export function whenOrderStarts(
  { location, stores }: Pick<Instance, 'location' | 'stores'>,
  run: () => void,
  route: string = paths.orderOptions,
): void {
  location.navigate(route)
  const stop = location.subscribe(() => {
    if (onTheWay.test(location.entry.path)) return
    stop()
    if (isStarted(stores.draft.state)) run()
  })
}
