import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useDayName } from '#src/components/use-day-name.ts'
import { useOrderStatus } from '#src/components/use-order-status.ts'
import { useVenueOf } from '#src/components/use-venue-of.ts'
import type { Order } from '#src/contract/placed-order.ts'
import { formatTime } from '#src/i18n/format-date.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/paths.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Tag } from '#src/ui/tag.tsx'

import { CallButton } from './call-button.tsx'
import { isOff } from './decided.ts'
import { Timeline } from './timeline.tsx'

/** When it is ready, how it stands in a word and in one sentence, and the steps it goes through. */
export function OrderState({ order }: { order: Order }) {
  const dayName = useDayName()
  const { name, kind } = useOrderStatus()(order.status)
  return (
    <section className="order-state">
      {isOff(order) && <Rejected order={order} />}
      <p className="label">
        <Trans id="orders.readyAt">Ready at</Trans>
        <Tag kind={kind}>{name}</Tag>
      </p>
      <p className="time tabular" data-off={isOff(order)}>
        {formatTime(order.slotStart)}
        {order.slotEnd && `–${formatTime(order.slotEnd)}`} <span className="day">{dayName(order.slotStart)}</span>
      </p>
      {/* Spoken once when it changes: the element stays, its text does not. */}
      <p className="sentence" role="status">
        <StateSentence order={order} />
      </p>
      <Timeline order={order} />
    </section>
  )
}

/** The order is confirmed by e-mail or notification [ORD-02]. */
function StateSentence({ order }: { order: Order }): ReactNode {
  const venueName = useVenueOf(order)?.name ?? ''
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

function Rejected({ order }: { order: Order }) {
  const { t } = useLingui()
  const { location } = useInstance()
  const phone = useVenueOf(order)?.phone
  return (
    <Notice
      kind="error"
      title={t({ id: 'order.status.rejected', message: 'Rejected' })}
      action={
        <ButtonRow>
          {phone && <CallButton phone={phone} />}
          <Button size="small" onClick={() => location.navigate(paths.orderOptions)}>
            <Trans id="orders.again">Order again</Trans>
          </Button>
        </ButtonRow>
      }
    >
      <Trans id="orders.rejectedText">Nothing will be charged. Call the venue to find out more.</Trans>
    </Notice>
  )
}
