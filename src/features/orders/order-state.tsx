import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useDayName } from '#src/components/use-day-name.ts'
import type { Order } from '#src/contract/order.ts'
import { formatTime } from '#src/i18n/format-date.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/paths.ts'
import { useVenue } from '#src/instance/use-restaurant.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

import { Timeline } from './timeline.tsx'

/** When it is ready, how it stands in one sentence, and the steps it goes through. */
export function OrderState({ order }: { order: Order }) {
  const dayName = useDayName()
  const isOff = order.status === 'refused' || order.status === 'cancelled'
  return (
    <section className="order-state">
      {isOff && <Rejected />}
      <p className="label">
        <Trans id="orders.readyAt">Ready at</Trans>
      </p>
      <p className="time tabular" data-off={isOff}>
        {formatTime(order.slotStart)}
        {order.slotEnd && `–${formatTime(order.slotEnd)}`} <span className="day">{dayName(order.slotStart)}</span>
      </p>
      <p role="status">
        <StateSentence order={order} />
      </p>
      <Timeline order={order} />
    </section>
  )
}

/** Spoken once when it changes: the element stays, its text does not [ORD-02]. */
function StateSentence({ order }: { order: Order }): ReactNode {
  const venueName = useVenue()?.name ?? ''
  switch (order.status) {
    case 'confirmed':
      return <Trans id="orders.sentence.confirmed">{venueName} has confirmed your order.</Trans>
    case 'refused':
    case 'cancelled':
      return <Trans id="orders.sentence.rejected">{venueName} could not accept your order.</Trans>
    case 'new':
    case 'waiting':
    case 'other':
      return (
        <Trans id="orders.sentence.waiting">
          We have sent your order to {venueName}. It will be confirmed by e-mail or notification.
        </Trans>
      )
  }
}

function Rejected() {
  const { t } = useLingui()
  const { location } = useInstance()
  const venue = useVenue()
  return (
    <Notice
      kind="error"
      title={t({ id: 'order.status.rejected', message: 'Rejected' })}
      action={
        <>
          {venue?.phone && (
            <Button size="small" href={`tel:${venue.phone.replaceAll(/\s/g, '')}`}>
              <Trans id="orders.call">Call {venue.phone}</Trans>
            </Button>
          )}
          <Button size="small" onClick={() => location.navigate(paths.orderOptions)}>
            <Trans id="orders.again">Order again</Trans>
          </Button>
        </>
      }
    >
      <Trans id="orders.rejectedText">Nothing will be charged. Call the venue to find out more.</Trans>
    </Notice>
  )
}
