import { toJson } from '#src/browser/json.ts'
import type { GroupOrder } from '#src/contract/group-order.ts'
import { placeParts } from '#src/domain/group/place-parts.ts'
import { newParts, partsOfOthers, priceParts } from '#src/domain/group/price-parts.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { loadProducts, reportChanges } from '#src/parts/cart/reprice-cart.ts'
import { priceOf } from '#src/parts/price/price-of.ts'
import type { GroupMembership } from '#src/state/group-membership.ts'
import { createGroupStore } from '#src/state/group-store.ts'
import { isStarted } from '#src/state/order-draft-store.ts'

/**
 * Puts the dishes of the others into the lead's cart, priced with fresh products; what cannot be ordered is left out and
 * said. Throws, with nothing changed, when products cannot be loaded.
 */
export async function takeParts(instance: Instance, me: GroupMembership, group: GroupOrder): Promise<void> {
  const { cart, draft } = instance.stores
  const order = draft.state
  if (!isStarted(order)) return
  const { menuId, venueId, type: orderType } = order
  const context = { menuId, venueId, orderType }
  const parts = partsOfOthers(group, me.memberId)
  if (me.isLead && me.version === group.version && !isEmptied(instance, parts.length)) return
  const products = await loadProducts(instance, newParts(cart.state.cart, parts), context)
  // The diner may have left the group meanwhile.
  if (draft.state.group?.key !== me.key) return
  const { lines, changes } = priceParts(cart.state.cart, parts, products, context)
  // At once: an order names the version of the group that its lines are of.
  cart.change(placeParts, lines)
  draft.setGroup({ ...me, isLead: true, version: group.version })
  // A dish that is sold out stays in the part of its member, who may take it out: it is named once.
  const news = changes.filter((change) => instance.stores.of(createGroupStore).isNews(`${me.key} ${toJson(change)}`))
  reportChanges(instance, news, priceOf(instance))
}

/** Whether the cart has lost the dishes of the others: it is kept for a shorter time than the draft (decision 11). */
function isEmptied({ stores }: Instance, count: number): boolean {
  return count > 0 && stores.cart.state.cart.lines.every(({ member }) => member === null)
}
