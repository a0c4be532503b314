import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { ReactNode } from 'react'

import type { Order } from '#src/contract/placed-order.ts'
import type { Id } from '#src/contract/values.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { idFrom, paths } from '#src/instance/routes/paths.ts'
import { OrderContent } from '#src/parts/order/order-content.tsx'
import { useFollowedOrder } from '#src/parts/order/use-followed-order.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { ReceiptIcon } from '#src/ui/base/late-icons.tsx'
import { Skeleton } from '#src/ui/base/skeleton.tsx'
import { Status } from '#src/ui/base/status.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { FollowLine } from './follow-line.tsx'
import { HelpCard } from './help-card.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderTools } from './order-tools.tsx'
import { Removals } from './removals.tsx'
import { SaveDetails } from './save-details.tsx'

import css from './followed-order.css?inline'

declareStyles(css)

export type FollowedOrderProps = {
  /** From the route, so it may be malformed. */
  readonly id: string
  readonly token: string | null
  /** Below the state of an order at a table. */
  readonly table?: ReactNode
  /** Below the order. */
  readonly children?: ReactNode
}

/** One order with its state and content, polled until its state is final. */
export function FollowedOrder({ id, token, table, children }: FollowedOrderProps) {
  const orderId = idFrom<'Order'>(id)
  return (
    <div className="screen-frame followed-order">
      {orderId === null ? <NoSuchOrder /> : <Followed id={orderId} token={token} table={table} />}
      {children}
    </div>
  )
}

type FollowedProps = Pick<FollowedOrderProps, 'token' | 'table'> & { readonly id: Id<'Order'> }

function Followed({ id, token, table }: FollowedProps) {
  const { order, error, isAsking, knownAtMs, refresh } = useFollowedOrder(id, token)
  const printed = useRef<HTMLDivElement>(null)
  // With an order on screen a failed refresh is shown in `FollowLine`, not as an alert.
  useFailureAlert(order ? null : error)
  if (order) {
    return (
      <>
        <div className="printed" ref={printed}>
          <OrderProgress order={order} token={token} onChanged={refresh} />
          <FollowLine
            order={order}
            knownAtMs={knownAtMs}
            isAsking={isAsking}
            hasFailed={error !== null}
            onRefresh={refresh}
          />
          {destinationOf(order.orderType) === 'table' && table}
          <HelpCard order={order} />
          <Bought order={order} />
          <Removals order={order} />
        </div>
        <SaveDetails orderId={id} />
        <OrderTools order={order} token={token} printed={printed} />
      </>
    )
  }
  if (error) return <LoadFailure error={error} onRetry={refresh} />
  return <Loading />
}

/** The shape of the state with its steps, of the card for changes and of the order. */
function Loading() {
  const { t } = useLingui()
  return (
    <div className="skeleton-list loading">
      <Status className="visually-hidden">{t({ id: 'orders.loading', message: 'Loading your order' })}</Status>
      <Skeleton shape="chip" />
      <Skeleton shape="title" width={60} />
      <Skeleton width={92} />
      <Skeleton width={70} />
      <Skeleton shape="box" />
      <Skeleton shape="box" />
      <Skeleton shape="box" />
    </div>
  )
}

function Bought({ order }: { order: Order }) {
  return (
    <Card title={<Trans id="orders.content">Your order</Trans>}>
      <OrderContent order={order} />
    </Card>
  )
}

function NoSuchOrder() {
  const { location } = useInstance()
  return (
    <EmptyState
      icon={<ReceiptIcon size={32} />}
      action={
        <Button onClick={() => location.navigate(paths.home, { replace: true })}>
          <Trans id="notFound.home">Go to the start</Trans>
        </Button>
      }
    >
      <Trans id="failure.orderNotFound">We could not find this order.</Trans>
    </EmptyState>
  )
}
