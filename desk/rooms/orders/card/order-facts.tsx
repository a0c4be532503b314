import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Fragment } from 'react'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { formatStamp } from '#desk/parts/formats.ts'
import { linkStateOf } from '#desk/parts/pay-link/link-state.ts'
import { formatMoney } from '#src/i18n/format-money.ts'
import { formatPercent } from '#src/i18n/format-number.ts'

import { usePaymentText } from './use-payment-text.ts'

type Fact = { readonly name: string; readonly value: ReactNode }
type Facts = readonly Fact[]

const fact = (name: string, value: ReactNode): Fact => ({ name, value })

/** Facts of an order beside its dishes: place, customer, payment, answers. What is not known is left out. */
export function OrderFacts({ order }: { readonly order: DeskOrder }) {
  const facts = [
    ...usePlace(order),
    ...useCustomer(order),
    ...useMoney(order),
    ...useWishes(order),
    ...useHistory(order),
  ]
  return (
    <dl>
      {facts.map(
        ({ name, value }, index) =>
          value && (
            // By place: two questions may have the same name.
            <Fragment key={index}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  )
}

const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')

/** Destination: an address, a service point or a table; nothing for an order that is picked up. */
function usePlace({ place: { table, address, point }, people }: DeskOrder): Facts {
  const { t } = useLingui()
  return [
    fact(t({ id: 'order.table', message: 'Table' }), table),
    fact(
      t({ id: 'order.address', message: 'Address' }),
      address && [address.street, address.zone, address.town].filter(Boolean).join(', '),
    ),
    fact(t({ id: 'order.doorbell', message: 'Doorbell' }), address?.doorbell),
    fact(t({ id: 'order.directions', message: 'Directions' }), address?.note),
    fact(t({ id: 'order.point', message: 'Point' }), point && joined([point.name, point.at])),
    fact(t({ id: 'order.people', message: 'People' }), people),
  ]
}

function useCustomer({ isGuest, customer: { name, phone, email } }: DeskOrder): Facts {
  const { t } = useLingui()
  return [
    fact(isGuest ? t({ id: 'order.guest', message: 'Guest' }) : t({ id: 'order.customer', message: 'Customer' }), name),
    fact(t({ id: 'order.phone', message: 'Phone' }), phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>),
    fact(
      t({ id: 'order.email', message: 'E-mail' }),
      // Nothing that a guest has typed becomes a part of the address.
      email && <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>,
    ),
  ]
}

function useMoney(order: DeskOrder): Facts {
  const { t, i18n } = useLingui()
  const { dueCents, vat, venue, invoice } = order
  // What is to be paid by a link nobody collects.
  const isCollected = linkStateOf(order) === null
  const due = isCollected && dueCents !== null && dueCents > 0 && (
    <strong>{formatMoney(dueCents, venue.currency)}</strong>
  )
  const rates = vat.map(
    ({ percent, cents }) => `${formatPercent(percent, i18n.locale)}: ${formatMoney(cents, venue.currency)}`,
  )
  return [
    fact(t({ id: 'order.pays', message: 'Pays' }), usePaymentText(order)),
    fact(t({ id: 'order.toCollect', message: 'To collect' }), due),
    fact(t({ id: 'order.vat', message: 'VAT included' }), rates.join(' · ')),
    fact(t({ id: 'order.invoice', message: 'Invoice' }), invoice && invoiceText(invoice)),
  ]
}

function invoiceText(invoice: NonNullable<DeskOrder['invoice']>): string {
  const { companyName, vatNumber, taxCode, recipientCode, certifiedEmail, postcode, town, province, country } = invoice
  const street = [invoice.street, invoice.houseNumber].filter(Boolean).join(' ')
  const address = `${street}, ${[postcode, town, province, country].filter(Boolean).join(' ')}`
  return joined([companyName, vatNumber, taxCode, address, recipientCode, certifiedEmail])
}

function useWishes({ answers, courier }: DeskOrder): Facts {
  const { t } = useLingui()
  const yesOrNo = (value: string) =>
    value === '1' ? t({ id: 'orderAnswer.yes', message: 'Yes' }) : t({ id: 'orderAnswer.no', message: 'No' })
  const { company, status, name, phone } = courier ?? {}
  return [
    ...answers.map((answer) => fact(answer.name, answer.kind === 'yesNo' ? yesOrNo(answer.value) : answer.value)),
    fact(t({ id: 'courier.title', message: 'Courier' }), company && joined([company, status, name, phone])),
  ]
}

function useHistory({ createdAt, isAcceptedAtOnce, consumedAt, points, statusLog }: DeskOrder): Facts {
  const { t, i18n } = useLingui()
  const unanswered = statusLog.find(({ reason }) => reason === 'unanswered')
  const told = statusLog.find(({ message }) => message !== null)?.message
  const refusedAt = unanswered && formatStamp(unanswered.at, i18n.locale)
  return [
    fact(t({ id: 'order.sent', message: 'Sent' }), formatStamp(createdAt, i18n.locale)),
    fact(t({ id: 'order.told', message: 'Told' }), told),
    fact(
      t({ id: 'orderStatus.confirmed', message: 'Confirmed' }),
      isAcceptedAtOnce && t({ id: 'order.atOnce', message: 'By the service, as it came' }),
    ),
    fact(
      t({ id: 'order.consumed', message: 'Consumed' }),
      consumedAt && (
        <>
          {formatStamp(consumedAt, i18n.locale)}
          {points !== null && points > 0 && (
            <>
              {' · '}
              <Plural id="order.points" value={points} one="# point" other="# points" />
            </>
          )}
        </>
      ),
    ),
    fact(
      t({ id: 'order.refused', message: 'Refused' }),
      refusedAt && <Trans id="order.byService">By the service, {refusedAt}: nobody had answered</Trans>,
    ),
  ]
}
