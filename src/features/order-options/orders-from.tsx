import { Trans } from '@lingui/react/macro'

import { isDelivered } from '#src/domain/services/order-type.ts'
import { useOrderTypeName } from '#src/parts/order/use-order-type-name.ts'
import type { Earliest } from '#src/parts/start/earliest.ts'
import { useEarliestOfType } from '#src/parts/start/use-earliest-of-type.ts'
import { useEarliestWhen } from '#src/parts/start/use-earliest-when.ts'
import type { OrdersFromProps } from '#src/parts/venue/open-now.tsx'

/** "Take-away from 12:30": the earliest time for an order of the type. */
export function OrdersFrom({ venue, type, children }: OrdersFromProps) {
  const earliest = useEarliestOfType(venue, type)
  return earliest ? <From type={type} earliest={earliest} /> : children
}

function From({ type, earliest }: Pick<OrdersFromProps, 'type'> & { readonly earliest: Earliest }) {
  const name = useOrderTypeName()(type)
  const when = useEarliestWhen(earliest, isDelivered(type))
  return (
    <Trans id="home.ordersFrom">
      {name} from {when}
    </Trans>
  )
}
