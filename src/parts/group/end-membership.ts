import { clearCart } from '#src/domain/cart/change-cart.ts'
import { withoutParts } from '#src/domain/group/place-parts.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { groupPath, secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { createCartChangesStore } from '#src/state/cart-changes-store.ts'
import { createGroupStore } from '#src/state/group-store.ts'
import type { GroupEnd } from '#src/state/group-store.ts'

/**
 * Ends the membership on this phone, which the service knows of. The lead goes on alone with their own dishes; the order of
 * a member was the group's, so that nothing is left of it.
 */
export function endMembership({ stores }: Pick<Instance, 'stores'>): void {
  const { draft, cart } = stores
  const me = draft.state.group
  if (!me) return
  stores.of(createGroupStore).markLeft(me.key)
  stores.of(createCartChangesStore).dismiss()
  cart.change(me.isLead ? withoutParts : clearCart)
  if (me.isLead) draft.setGroup(null)
  else draft.reset()
}

/** Ends the membership because the group has ended, or the diner was removed, and shows what has happened. */
export function showEnd(instance: Instance, end: GroupEnd): void {
  const { stores, location } = instance
  stores.of(createGroupStore).setEnd(end)
  // First the page: the guards would lead from a cart without an order to the wizard.
  location.navigate(groupPath(end.code), { replace: location.entry.path === secondaryPaths.group })
  endMembership(instance)
}
