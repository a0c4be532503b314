import { Plural, Trans } from '@lingui/react/macro'

import type { Subject } from '#src/contract/chat.ts'
import type { ListedConversation } from '#src/contract/conversation.ts'
import { formatPastMoment } from '#src/i18n/format-calendar.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { MessagesLink } from '#src/parts/messages/messages-link.tsx'
import { useOrderStatus } from '#src/parts/order/use-order-status.ts'
import { useOrderTypeName } from '#src/parts/order/use-order-type-name.ts'
import { useVenueOfOrder } from '#src/parts/order/use-venue-of-order.ts'
import { usePaymentNames } from '#src/parts/payment/use-payment-names.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { useReservationStatus } from '#src/parts/reservation/use-reservation-status.ts'
import { RecordCard } from '#src/parts/screen/record-card.tsx'
import { Tag } from '#src/ui/base/tag.tsx'

import { useSubjectName } from './use-subject-name.ts'

type RowProps = { readonly conversation: ListedConversation }

/** One conversation: its subject, number of unread messages, and a link to it [MSG-02, MSG-03, MSG-04]. */
export function ConversationRow({ conversation }: RowProps) {
  const { kind, subjectId, isEnabled } = conversation
  const orderStatus = useOrderStatus()
  const reservationStatus = useReservationStatus()
  const name = useSubjectName()(conversation)
  // A conversation of an unknown kind cannot be opened.
  if (kind === 'other') return null
  const { status } = conversation.subject
  const look = kind === 'order' ? orderStatus(status) : reservationStatus(status)
  const about: Subject = { kind, subjectId }
  return (
    <RecordCard
      title={name}
      status={look}
      actions={
        <>
          <MessagesLink about={about} chat={conversation} />
          {!isEnabled && (
            <Tag>
              <Trans id="messages.ended.short">Ended</Trans>
            </Tag>
          )}
        </>
      }
    >
      {kind === 'order' ? <OrderFacts conversation={conversation} /> : <ReservationFacts conversation={conversation} />}
    </RecordCard>
  )
}

/** Type, venue, date and time, payment mode and total [MSG-02]. */
function OrderFacts({ conversation: { subject } }: RowProps) {
  const { i18n } = useInstance()
  const typeName = useOrderTypeName()
  const names = usePaymentNames()
  const venue = useVenueOfOrder(subject)
  const price = usePrice(venue)
  const { orderType, slotStart, slotEnd, paymentMode, total } = subject
  return (
    <>
      <p className="facts">{[orderType && typeName(orderType), venue?.name].filter(Boolean).join(' · ')}</p>
      {slotStart && <p className="facts tabular">{formatPastMoment(slotStart, slotEnd, i18n.locale)}</p>}
      <p className="paid">
        {paymentMode && <span>{names.mode(paymentMode)}</span>}
        {total !== null && <span className="total tabular">{price(total)}</span>}
      </p>
    </>
  )
}

/** People, date and time [MSG-03]. */
function ReservationFacts({ conversation: { subject } }: RowProps) {
  const { i18n } = useInstance()
  const venue = useVenueOfOrder(subject)
  const { people, reservedFor } = subject
  return (
    <>
      <p className="facts">
        {people !== null && <Plural id="checkout.people" value={subject.people ?? 0} one="# person" other="# people" />}
        {people !== null && venue && ' · '}
        {venue?.name}
      </p>
      {reservedFor && <p className="facts tabular">{formatPastMoment(reservedFor, null, i18n.locale)}</p>}
    </>
  )
}
