import { useLingui } from '@lingui/react/macro'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { timeOf, wallClock } from '#src/domain/time/wall-clock.ts'
import type { TagProps } from '#src/ui/base/tag.tsx'
import { Tag } from '#src/ui/base/tag.tsx'

import { linkStateOf } from './pay-link/link-state.ts'

const kinds: Readonly<Record<DeskOrder['status'], TagProps['kind']>> = {
  new: 'wait',
  waiting: 'wait',
  confirmed: 'ok',
  refused: 'error',
  cancelled: 'error',
}

/** The state of an order; what the service has ended by itself is told from what somebody has refused. */
export function OrderStatus({ order }: { readonly order: DeskOrder }) {
  const { t } = useLingui()
  const { status, consumedAt, statusLog, payment, venue } = order
  const waiting = t({ id: 'orderStatus.waiting', message: 'Waiting' })
  const texts: Readonly<Record<DeskOrder['status'], string>> = {
    new: waiting,
    waiting,
    confirmed: t({ id: 'orderStatus.confirmed', message: 'Confirmed' }),
    refused: t({ id: 'orderStatus.refused', message: 'Refused' }),
    cancelled: t({ id: 'orderStatus.cancelled', message: 'Cancelled' }),
  }
  if (consumedAt !== null) return <Tag>{t({ id: 'orderStatus.consumed', message: 'Consumed' })}</Tag>
  const link = linkStateOf(order)
  if (link === 'lapsed') return <Tag kind="error">{t({ id: 'orderStatus.notPaid', message: 'Not paid in time' })}</Tag>
  if (link === 'waits' && payment.payBy !== null) {
    const until = timeOf(wallClock(Date.parse(payment.payBy), venue.timeZone))
    return <Tag kind="wait">{t({ id: 'orderStatus.toPay', message: `Waits for payment, until ${until}` })}</Tag>
  }
  if (statusLog.some(({ reason }) => reason === 'unanswered'))
    return <Tag kind="error">{t({ id: 'orderStatus.unanswered', message: 'Not answered in time' })}</Tag>
  return <Tag kind={kinds[status]}>{texts[status]}</Tag>
}
