import { useLingui } from '@lingui/react/macro'

import type { Order } from '#src/contract/placed-order.ts'
import type { OrderStep, OwnStep } from '#src/domain/orders/order-steps.ts'
import { orderSteps } from '#src/domain/orders/order-steps.ts'
import { formatTime } from '#src/i18n/format-date.ts'
import { useCourierName } from '#src/parts/order/use-courier-name.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './timeline.css?inline'

declareStyles(css)

/** Steps of an order, done and to come, with times where the service keeps them (contract 7). */
export function Timeline({ order }: { order: Order }) {
  const { t } = useLingui()
  const nameOf = useStepName()
  return (
    <ol className="timeline" aria-label={t({ id: 'orders.progress', message: 'Progress' })}>
      {orderSteps(order).map(({ kind, state, at }) => (
        <li key={kind} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className="name">{nameOf(kind)}</span>
          {at && <span className="at tabular">{formatTime(at)}</span>}
        </li>
      ))}
    </ol>
  )
}

function useStepName(): (kind: OrderStep['kind']) => string {
  const { t } = useLingui()
  const courierName = useCourierName()
  const own: Readonly<Record<OwnStep, string>> = {
    sent: t({ id: 'orders.step.sent', message: 'Order sent' }),
    waiting: t({ id: 'orders.step.waiting', message: 'Waiting for the restaurant' }),
    confirmed: t({ id: 'orders.step.confirmed', message: 'Confirmed by the restaurant' }),
    rejected: t({ id: 'order.status.rejected', message: 'Rejected' }),
    collect: t({ id: 'orders.step.ready', message: 'Ready to collect' }),
    arrive: t({ id: 'orders.step.arrive', message: 'With you' }),
  }
  const isOwn = (kind: OrderStep['kind']): kind is OwnStep => kind in own
  return (kind) => (isOwn(kind) ? own[kind] : courierName(kind))
}
