import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { slotEnd, slotStart } from '#src/domain/slots/slot-times.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useRepriceCart } from '#src/parts/cart/use-reprice-cart.ts'
import type { OrderSlot } from '#src/parts/slots/orderable-slots.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { useMutation } from '#src/query/use-mutation.ts'
import type { OrderPlace } from '#src/state/order-draft-store.ts'

import type { OrderDay } from './use-days.ts'

export type StartedOrder = {
  readonly type: OrderType
  readonly venueId: Id<'Venue'>
  readonly place: OrderPlace
  /** Null for a type that does not ask. */
  readonly people: number | null
  readonly day: Pick<OrderDay, 'date'>
  readonly slot: OrderSlot
  readonly asSoonAsPossible: boolean
}

/** Prices the cart for the new options, saves them and goes on; changes nothing on failure [WIZ-38]. */
export function useStartOrder(onStarted: (order: StartedOrder) => void) {
  const { stores, i18n } = useInstance()
  const { isFairMode, isDistrictMode, servicePoints } = useRestaurant()
  const reprice = useRepriceCart()

  /**
   * In fair and district mode the chosen service point is part of every type (rulings "service point on other types").
   */
  function pointOf({ type, place }: StartedOrder) {
    const { defaultServicePointId } = stores.draft.state
    const servicePointId = isFairMode || isDistrictMode ? defaultServicePointId : null
    if (destinationOf(type) !== 'servicePoint') return { servicePointId, typeLabel: null }
    const point = servicePoints.find(({ id }) => id === place.servicePointId)
    return { servicePointId: place.servicePointId, typeLabel: point?.texts.typeLabel ?? null }
  }

  const { isPending, run } = useMutation(async (order: StartedOrder) => {
    const { type, venueId, place, people, day, slot, asSoonAsPossible } = order
    const { menuId, timetableId } = slot
    await reprice({ menuId, venueId, orderType: type })
    const { defaultType } = stores.draft.state
    stores.draft.choose({
      type,
      venueId,
      menuId,
      timetableId,
      slotStart: slotStart(day.date, slot),
      slotEnd: slotEnd(day.date, slot),
      asSoonAsPossible,
      people,
      ...place,
      ...pointOf(order),
    })
    // At a fair the default type is fixed, so it is set only from a final choice (rulings "fair mode, type").
    if (isFairMode) stores.draft.setDefaults({ defaultType })
  })
  async function start(order: StartedOrder) {
    try {
      await run(order)
      onStarted(order)
    } catch (error) {
      stores.dialogs.alert(() => failureMessages(i18n, error))
    }
  }
  return { start, isStarting: isPending }
}
