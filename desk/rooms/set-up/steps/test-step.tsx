import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Link } from 'wouter'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { readOrders } from '#desk/contract/orders.ts'
import { OrderStatus } from '#desk/parts/order-status.tsx'
import { RemoveTest } from '#desk/parts/remove-test.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'

/** How an order is tried before guests place one, and the tests that are still there [SET-16]. */
export function TestStep() {
  const tests = useDeskQuery(readOrders).data?.orders.filter(({ isTest }) => isTest) ?? []
  return (
    <div className="desk-sheet">
      <p>
        <Trans id="testOrder.why">
          Order something in the preview, as a guest would. The order rings at your desk, in the kitchen too, and is
          marked as a test.
        </Trans>
      </p>
      <p className="hint">
        <Trans id="testOrder.nothing">
          Nobody pays, nobody gets an e-mail, and stock, times and discounts stay as they are. Test orders go when you
          open, or after a day.
        </Trans>
      </p>
      {tests.length > 0 && (
        <ul className="desk-tests">
          {tests.map((order) => (
            <TestRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </div>
  )
}

function TestRow({ order }: { readonly order: DeskOrder }) {
  const titleId = useId()
  const { id } = order
  return (
    <li>
      <Link href={`/?order=${id}`} id={titleId}>
        <Trans id="testOrder.named">Test order {id}</Trans>
      </Link>
      <OrderStatus order={order} />
      <RemoveTest orderId={id} titleId={titleId} />
    </li>
  )
}
