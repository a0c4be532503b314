import { Trans } from '@lingui/react/macro'

import { readOrders } from '#desk/contract/orders.ts'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'

/** The orders that wait for an answer, and those that were decided. */
export function OrdersRoom() {
  const orders = useDeskQuery(readOrders)
  return (
    <Room title={<Trans id="orders.waiting">Waiting for you</Trans>}>
      <Read of={orders}>{({ orders: all }) => <p>{all.length}</p>}</Read>
    </Room>
  )
}
