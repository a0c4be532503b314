import type { MailFact } from '#server/platform/outbox/mail-part.ts'
import { bringAt, bringBetween, comeAt, comeBetween, serveAt } from '#server/platform/texts/mail-sentences.ts'
import type { MailWord } from '#server/platform/texts/mail-words.ts'
import { typedInMail } from '#server/platform/texts/typed-in-mail.ts'
import type { MailWriter } from '#server/venues/mail-writer.ts'
import { clockTime } from '#server/venues/mail-writer.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import type { Order } from '#src/contract/placed-order.ts'
import { hasInvoice } from '#src/domain/orders/order-notices.ts'
import type { OrderPlace } from '#src/domain/orders/order-place.ts'
import { orderPlace, ownTypeName } from '#src/domain/orders/order-place.ts'
import { orderTime, timeBefore } from '#src/domain/orders/order-times.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import type { Destination } from '#src/domain/services/order-type.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { takesSeats } from '#src/domain/services/visit.ts'
import { fullAddress } from '#src/domain/venues/venue-address.ts'

import type { OrderMail } from './order-mail.ts'

/** A label with its value; without one the line is left out. */
type Fact = readonly [label: string, value: string | null]

/** Facts of an order, in the order of the diner's page: time, place, people, payment, invoice, notes, answers. */
export function orderFacts({ order, venue, orderTypeName }: OrderMail, writer: MailWriter): readonly MailFact[] {
  const { word, when } = writer
  const before = timeBefore(order)
  const facts: readonly Fact[] = [
    [ownTypeName(order) ?? orderTypeName, when(orderTime(order))],
    [word('chosenTime'), before && when(before)],
    [word('asSoonAsPossible'), order.asSoonAsPossible ? word('yes') : null],
    [word('people'), order.people === null ? null : String(order.people)],
    [word('table'), order.tableName],
    ...placeFacts(orderPlace(order), venue, writer),
    [word('courier'), courierText(order)],
    [word('payment'), paidHow(order, writer)],
    [word('invoice'), hasInvoice(order) ? invoiceText(order, writer) : null],
    [word('notes'), order.customerNotes && typedInMail(order.customerNotes)],
    ...order.answers.map(({ name, kind, value }): Fact => [
      name,
      kind === 'yesNo' ? word(value === '1' ? 'yes' : 'no') : typedInMail(value),
    ]),
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

function placeFacts(place: OrderPlace, venue: VenueRow, { word }: MailWriter): readonly Fact[] {
  const typed = (text: string | null) => text && typedInMail(text)
  switch (place.kind) {
    case 'venue':
      return [[word('where'), `${venue.name}, ${fullAddress(venue)}`]]
    case 'address':
      return [
        [word('where'), typed(place.address)],
        [word('doorbell'), typed(place.doorbell)],
        [word('courierNote'), typed(place.note)],
      ]
    case 'point':
      return [
        [word('where'), place.name],
        [place.deliveryPointLabel ?? word('deliveryPoint'), typed(place.deliveryPoint)],
      ]
  }
}

/** The courier of a delivery company, as far as it is known [ORD-05, ORD-12]. */
function courierText({ courierCompany, courierName, courierPhone }: Order): string | null {
  return courierCompany === null ? null : [courierName, courierPhone].filter(Boolean).join(', ')
}

const paidAt: Readonly<Record<Destination, MailWord>> = {
  venue: 'onCollection',
  address: 'onDelivery',
  servicePoint: 'onDelivery',
  table: 'atTable',
}

/** How an order is or was paid: `card`, or `cash on delivery`. */
export function paidHow({ paymentMode, cashMeans, orderType }: Order, { word }: MailWriter): string {
  if (isOnlineMode(paymentMode)) return word(paymentMode)
  const means = word(cashMeans === null || cashMeans === 'other' ? 'cash' : cashMeans)
  return `${means} ${word(takesSeats(orderType) ? 'atVenue' : paidAt[destinationOf(orderType)])}`
}

/** Billing data of an order [ORD-15]. The certified address is one already and is left as it is. */
function invoiceText(order: Order, { word }: MailWriter): string {
  const address = fullAddress({
    street: order.invoiceStreet ?? '',
    houseNumber: order.invoiceHouseNumber ?? '',
    postcode: order.invoicePostcode ?? '',
    town: order.invoiceTown ?? '',
    province: order.invoiceProvince ?? '',
  })
  const { invoiceKind } = order
  const typed = [
    order.invoiceCompanyName,
    order.invoiceVatNumber,
    order.invoiceTaxCode,
    address,
    order.invoiceCountry,
    order.invoiceRecipientCode,
  ].flatMap((part) => (part ? [typedInMail(part)] : []))
  return [invoiceKind && word(invoiceKind), ...typed, order.invoiceCertifiedEmail].filter(Boolean).join(' · ')
}

/** When and where, in a sentence: who comes is awaited, what is brought comes to the diner. */
export function expectedSentence({ order, venue }: OrderMail, { write, day }: MailWriter): string {
  const { from, to } = orderTime(order)
  const times = { day: day(from), from: clockTime(from) }
  const place = orderPlace(order)
  switch (place.kind) {
    case 'venue': {
      if (order.tableName !== null) return write(serveAt, { ...times, table: order.tableName })
      const at = { ...times, venue: venue.name, place: fullAddress(venue) }
      return to === null ? write(comeAt, at) : write(comeBetween, { ...at, to: clockTime(to) })
    }
    case 'address':
    case 'point': {
      const at = { ...times, place: typedInMail(place.kind === 'address' ? place.address : (place.name ?? '')) }
      return to === null ? write(bringAt, at) : write(bringBetween, { ...at, to: clockTime(to) })
    }
  }
}
