import { Trans, useLingui } from '@lingui/react/macro'
import { useParams, useSearch } from 'wouter'

import { LoadFailure } from '#src/components/load-failure.tsx'
import { OrderContent } from '#src/components/order-content.tsx'
import { TitleBar } from '#src/components/title-bar.tsx'
import { useFailureAlert } from '#src/components/use-failure-alert.ts'
import type { Order } from '#src/contract/placed-order.ts'
import type { Id } from '#src/contract/values.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { idFrom, paths } from '#src/instance/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ReceiptIcon } from '#src/ui/icons.tsx'
import { SkeletonList } from '#src/ui/skeleton.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import { FollowLine } from './follow-line.tsx'
import { HelpCard } from './help-card.tsx'
import { OrderState } from './order-state.tsx'
import { useFollowedOrder } from './use-followed-order.ts'

import css from './confirmation-screen.css?inline'

declareStyles(css)

/** The order after it was placed, followed until the restaurant has decided; open to whoever holds its token [ORD-01]. */
export function ConfirmationScreen() {
  const { t } = useLingui()
  const { id } = useParams<{ id: string }>()
  const token = new URLSearchParams(useSearch()).get('token')
  const orderId = idFrom<'Order'>(id)
  return (
    <div className="confirmation-screen">
      <TitleBar title={t({ id: 'orders.title', message: `Order #${id}` })} />
      <div className="content">{orderId === null ? <NoSuchOrder /> : <Followed id={orderId} token={token} />}</div>
    </div>
  )
}

function Followed({ id, token }: { id: Id<'Order'>; token: string | null }) {
  const { t } = useLingui()
  const { order, error, isAsking, knownAtMs, refresh } = useFollowedOrder(id, token)
  // Once an order is on screen a failed look stays a line on it, not an alert.
  useFailureAlert(order ? null : error)
  if (order) {
    return (
      <>
        <OrderState order={order} />
        <FollowLine
          order={order}
          knownAtMs={knownAtMs}
          isAsking={isAsking}
          hasFailed={error !== null}
          onRefresh={refresh}
        />
        <HelpCard order={order} />
        <Bought order={order} />
      </>
    )
  }
  if (error) return <LoadFailure error={error} onRetry={refresh} />
  return <SkeletonList label={t({ id: 'orders.loading', message: 'Loading your order' })} count={3} shape="box" />
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
