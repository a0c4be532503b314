import type { GroupOrder } from '#src/contract/group-order.ts'
import { formatTime } from '#src/i18n/format-date.ts'
import { useOrderTypeName } from '#src/parts/order/use-order-type-name.ts'
import { useDayName } from '#src/parts/slots/use-day-name.ts'

import { useVenueOfGroup } from './use-group.ts'

/** How, when and where the group eats, on one line. */
export function GroupWhen({ group }: { readonly group: GroupOrder }) {
  const venue = useVenueOfGroup(group)
  const typeName = useOrderTypeName()
  const dayName = useDayName(venue ?? undefined)
  const { orderType, slotStart } = group.options
  return (
    <p className="when tabular">
      {typeName(orderType)}, {dayName(slotStart)} {formatTime(slotStart)}
      {venue && ` · ${venue.name}`}
    </p>
  )
}
