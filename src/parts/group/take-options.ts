import { isRefused } from '#src/api/api-error.ts'
import { sendGroupOptions } from '#src/api/group-calls.ts'
import { restaurantQuery } from '#src/api/restaurant-calls.ts'
import type { GroupOrder } from '#src/contract/group-order.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import { groupOptions, isSameOptions } from '#src/domain/group/group-facts.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { repriceAndReport } from '#src/parts/cart/reprice-cart.ts'
import { priceOf } from '#src/parts/price/price-of.ts'
import { isStarted } from '#src/state/order-draft-store.ts'

import { keepGroup } from './known-group.ts'

/** Whether the order on this phone is for another time, menu or type than the group. */
function differs({ stores }: Instance, group: GroupOrder): boolean {
  const draft = stores.draft.state
  return !isStarted(draft) || !isSameOptions(groupOptions(draft), group.options)
}

/**
 * Tells the group that its lead has chosen another time or type, and returns the group as it is then. A change that the
 * service refuses is said and taken back.
 */
export async function sentOptions(instance: Instance, group: GroupOrder): Promise<GroupOrder> {
  const draft = instance.stores.draft.state
  const { group: me } = draft
  if (!me || !isStarted(draft) || !differs(instance, group)) return group
  const { code, key } = me
  try {
    const reply = await sendGroupOptions(instance.api, { code, key, options: groupOptions(draft) })
    // The service may know the slot by another timetable: what it says counts.
    await takeOptions(instance, reply.group)
    return keepGroup(instance, reply.group)
  } catch (error) {
    if (!isRefused(error)) throw error
    await takeOptions(instance, group)
    instance.stores.dialogs.alert(() => failureMessages(instance.i18n, error))
    return group
  }
}

/**
 * Takes over when and how the group eats, with the dishes priced for it; what has changed is said. Throws, with nothing
 * changed, when products cannot be loaded.
 */
export async function takeOptions(instance: Instance, group: GroupOrder): Promise<void> {
  const { draft, cart } = instance.stores
  if (!differs(instance, group)) return
  const { orderType: type, menuId, ...options } = group.options
  const { venueId } = group
  const context = { menuId, venueId, orderType: type }
  if (cart.state.cart.lines.length > 0) await repriceAndReport(instance, context, priceOf(instance))
  const { people, address } = draft.state
  const typeLabel = typeLabelOf(instance, group)
  draft.choose({ ...options, type, menuId, venueId, people, address, typeLabel })
}

function typeLabelOf({ api, queryClient }: Instance, { options }: GroupOrder): string | null {
  const restaurant = queryClient.getQueryData<Restaurant>(restaurantQuery(api).queryKey)
  const point = restaurant?.servicePoints.find(({ id }) => id === options.servicePointId)
  return options.orderType === 'dil' ? (point?.texts.typeLabel ?? null) : null
}
