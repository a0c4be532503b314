import { Trans } from '@lingui/react/macro'

import type { Order } from '#src/contract/placed-order.ts'
import { isSettled } from '#src/domain/orders/order-state.ts'
import { steadyClock } from '#src/domain/time/steady-clock.ts'
import { timeOf, wallClock } from '#src/domain/time/wall-clock.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useVenueOfOrder } from '#src/parts/order/use-venue-of-order.ts'
import { timeZoneOf } from '#src/parts/venue/use-restaurant.ts'
import { Button } from '#src/ui/base/button.tsx'
import { RefreshIcon } from '#src/ui/base/more-icons.tsx'

type FollowLineProps = {
  readonly order: Order
  readonly knownAtMs: number
  readonly isAsking: boolean
  readonly hasFailed: boolean
  readonly onRefresh: () => void
}

/** Age of the shown state with a refresh button; nothing once the state is final. */
export function FollowLine({ order, knownAtMs, isAsking, hasFailed, onRefresh }: FollowLineProps) {
  const { clock } = useInstance()
  const zone = timeZoneOf(useVenueOfOrder(order))
  const time = timeOf(wallClock(knownAtMs, zone))
  if (isSettled(order, steadyClock(clock.now(), zone))) return null
  return (
    <p className="follow-line tabular">
      {hasFailed ? (
        <Trans id="orders.lastKnown">Last known at {time}</Trans>
      ) : (
        <Trans id="orders.updated">Updated at {time}</Trans>
      )}
      <Button variant="text" size="small" start={<RefreshIcon size={16} />} isBusy={isAsking} onClick={onRefresh}>
        <Trans id="orders.refresh">Refresh</Trans>
      </Button>
    </p>
  )
}
