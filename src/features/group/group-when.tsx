import type { GroupOrder } from '#src/contract/group-order.ts'
import { useOrderTypeName } from '#src/parts/order/use-order-type-name.ts'
import { useShortMoment } from '#src/parts/slots/use-short-moment.ts'

import { useVenueOfGroup } from './use-group.ts'

/** How, when and where the group eats, on one line. */
export function GroupWhen({ group }: { readonly group: GroupOrder }) {
  const venue = useVenueOfGroup(group)
  const typeName = useOrderTypeName()
  const shortMoment = useShortMoment(venue ?? undefined)
  const { orderType, slotStart } = group.options
  return (
    <p className="when tabular">
      {typeName(orderType)}, {shortMoment(slotStart)}
      {venue && ` · ${venue.name}`}
    </p>
  )
}
