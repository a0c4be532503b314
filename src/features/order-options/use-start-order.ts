import type { OrderSlot } from '#src/components/orderable-slots.ts'
import { useRepriceCart } from '#src/components/use-reprice-cart.ts'
import type { DiningTable } from '#src/contract/dining-table.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import { slotEnd, slotStart } from '#src/domain/slots/slot-times.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/paths.ts'
import { useMutation } from '#src/query/use-mutation.ts'

import type { OrderDay } from './use-days.ts'

export type StartedOrder = {
  readonly type: OrderType
  readonly venueId: Id<'Venue'>
  readonly table: DiningTable | null
  readonly day: OrderDay
  readonly slot: OrderSlot
}

/** Prices the cart for the new options, saves them and goes to the menu; when that fails nothing has changed [WIZ-38]. */
export function useStartOrder() {
  const { stores, location, i18n } = useInstance()
  const reprice = useRepriceCart()
  const { isPending, run } = useMutation(async ({ type, venueId, table, day, slot }: StartedOrder) => {
    const { menuId, timetableId } = slot
    await reprice({ menuId, venueId, orderType: type })
    stores.draft.choose({
      type,
      venueId,
      menuId,
      timetableId,
      slotStart: slotStart(day.date, slot),
      slotEnd: slotEnd(day.date, slot),
      asSoonAsPossible: false,
      people: null,
      table,
    })
  })
  async function start(order: StartedOrder) {
    try {
      await run(order)
      location.navigate(paths.menu)
    } catch (error) {
      stores.dialogs.alert(failureMessages(i18n, error))
    }
  }
  return { start, isStarting: isPending }
}
