import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Order, OrderStatus } from '#src/contract/placed-order.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { formatTime } from '#src/i18n/format-date.ts'
import { declareStyles } from '#src/ui/styles.ts'

import { isOff } from './decided.ts'

import css from './timeline.css?inline'

declareStyles(css)

type Step = {
  readonly key: string
  readonly name: ReactNode
  readonly state: 'done' | 'current' | 'future'
  readonly at: string | null
}

/** Sent, confirmed, ready; the times are shown when the service keeps them (contract 7). */
export function Timeline({ order }: { order: Order }) {
  const { t } = useLingui()
  const isConfirmed = order.status === 'confirmed'
  const sentAt = timeOf(order, ['new', 'waiting'])
  const steps: Step[] = [
    { key: 'sent', name: <Trans id="orders.step.sent">Order sent</Trans>, state: 'done', at: sentAt },
    isOff(order)
      ? {
          key: 'rejected',
          name: <Trans id="order.status.rejected">Rejected</Trans>,
          state: 'current',
          at: timeOf(order, ['refused', 'cancelled']),
        }
      : {
          key: 'confirmed',
          name: isConfirmed ? (
            <Trans id="orders.step.confirmed">Confirmed by the restaurant</Trans>
          ) : (
            <Trans id="orders.step.waiting">Waiting for the restaurant</Trans>
          ),
          state: isConfirmed ? 'done' : 'current',
          at: timeOf(order, ['confirmed']),
        },
  ]
  if (!isOff(order)) {
    const ready = { key: 'ready', name: <Trans id="orders.step.ready">Ready to collect</Trans> }
    steps.push({ ...ready, state: isConfirmed ? 'current' : 'future', at: formatTime(order.slotStart) })
  }
  return (
    <ol className="timeline" aria-label={t({ id: 'orders.progress', message: 'Progress' })}>
      {steps.map(({ key, name, state, at }) => (
        <li key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className="name">{name}</span>
          {at && <span className="at tabular">{at}</span>}
        </li>
      ))}
    </ol>
  )
}

function timeOf({ statusLog }: Order, statuses: readonly OrderStatus[]): string | null {
  const change = statusLog?.find(({ status }) => statuses.includes(status))
  return change ? formatTime(change.at as LocalDateTime) : null
}
