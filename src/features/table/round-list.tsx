import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { Order } from '#src/contract/placed-order.ts'
import { isRefusedOrCancelled } from '#src/domain/orders/order-state.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import { timeOf, wallClock } from '#src/domain/time/wall-clock.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { confirmationPath } from '#src/instance/routes/paths.ts'
import { useFollowedOrder } from '#src/parts/order/use-followed-order.ts'
import { useOrderStatus } from '#src/parts/order/use-order-status.ts'
import { useVenueOfOrder } from '#src/parts/order/use-venue-of-order.ts'
import { usePaymentNames } from '#src/parts/payment/use-payment-names.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { RecordCard, RecordList } from '#src/parts/screen/record-card.tsx'
import type { Round, Visit } from '#src/parts/table/use-visit.ts'
import { timeZoneOf } from '#src/parts/venue/use-restaurant.ts'
import { Button } from '#src/ui/base/button.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'

/** The orders of a visit, the newest first, each followed until its state is final. */
export function RoundList({ rounds }: Pick<Visit, 'rounds'>) {
  return (
    <RecordList>
      {[...rounds].reverse().map((round) => (
        <RoundRow key={round.orderId} round={round} />
      ))}
    </RecordList>
  )
}

function RoundRow({ round: { orderId: id, token } }: { readonly round: Round }) {
  const { t } = useLingui()
  const { order, error, knownAtMs, refresh } = useFollowedOrder(id, token)
  if (order) return <KnownRound order={order} token={token} lastKnownMs={error ? knownAtMs : null} />
  return (
    <li className="record-card">
      <h3>{t({ id: 'orders.title', message: `Order #${id}` })}</h3>
      {error ? (
        <LoadFailure error={error} onRetry={refresh} />
      ) : (
        <SkeletonList label={t({ id: 'orders.loading', message: 'Loading your order' })} count={2} shape="line" />
      )}
    </li>
  )
}

type KnownRoundProps = {
  readonly order: Order
  readonly token: string | null
  /** When the order was as shown, ms since 1970, if it could not be asked for again; else null. */
  readonly lastKnownMs: number | null
}

function KnownRound({ order, token, lastKnownMs }: KnownRoundProps) {
  const { t } = useLingui()
  const { location } = useInstance()
  const venue = useVenueOfOrder(order)
  const price = usePrice(venue)
  const status = useOrderStatus()(order.status)
  const [nameAtFirst] = useState(status.name)
  const names = usePaymentNames()
  const { id, rows, total, paymentMode, paymentStatus, paidByBills } = order
  const amount = paidByBills !== null && paidByBills > 0 && price(paidByBills)
  const isPaidByBills = amount && paidByBills >= total
  const time = lastKnownMs !== null && timeOf(wallClock(lastKnownMs, timeZoneOf(venue)))
  return (
    <RecordCard
      title={t({ id: 'orders.title', message: `Order #${id}` })}
      headingLevel={3}
      status={status}
      actions={
        <Button
          size="small"
          aria-label={t({ id: 'orders.details.of', message: `Details of order #${id}` })}
          onClick={() => location.navigate(confirmationPath(id, token))}
        >
          <Trans id="orders.details">Details</Trans>
        </Button>
      }
    >
      {/* A live region for a change of the state; the state itself is said above. */}
      <p className="visually-hidden" role="status">
        {status.name !== nameAtFirst && `${t({ id: 'orders.title', message: `Order #${id}` })}: ${status.name}`}
      </p>
      <p className="facts">{rows.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</p>
      {time && (
        <p className="facts tabular">
          <Trans id="orders.lastKnown">Last known at {time}</Trans>
        </p>
      )}
      <p className="paid">
        <span>
          {isPaidByBills ? <Trans id="table.round.paid">Paid</Trans> : names.mode(paymentMode)}
          {isOnlineMode(paymentMode) && `, ${names.status(paymentStatus)}`}
          {!isPaidByBills && amount && (
            <>
              , <Trans id="table.pay.paid">{amount} paid</Trans>
            </>
          )}
        </span>
        <span className="total tabular">{isRefusedOrCancelled(order) ? <s>{price(total)}</s> : price(total)}</span>
      </p>
    </RecordCard>
  )
}
