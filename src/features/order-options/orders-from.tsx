import { Trans } from '@lingui/react/macro'

import { isDelivered } from '#src/domain/services/order-type.ts'
import { useOrderTypeName } from '#src/parts/order/use-order-type-name.ts'
import type { OrdersFromProps } from '#src/parts/venue/open-now.tsx'

import { useDays } from './use-days.ts'
import { useEarliestWhen } from './use-earliest-when.ts'
import { earliestOf } from './use-earliest.ts'
import type { Earliest } from './use-earliest.ts'
import { nowhere } from './use-order-choice.ts'

/** "Take-away from 12:30": the earliest time for an order of the type. */
export function OrdersFrom({ venue, type, children }: OrdersFromProps) {
  const { days } = useDays({ venue, type, config: venue[type], place: nowhere })
  const earliest = earliestOf(days ?? [])
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
