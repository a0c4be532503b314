import { toSortedJson } from '#src/browser/json.ts'
import type { BillingAddress } from '#src/contract/billing.ts'
import type { SeatedTable } from '#src/contract/dining-table.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder, GroupOfOrder, OrderLine, SentAddress } from '#src/contract/order.ts'
import type { CashMeansKind, PaymentModeKind } from '#src/contract/payment.ts'
import type { ServicePoint } from '#src/contract/restaurant.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'
import type { CheckoutQuestion } from '#src/contract/venue-content.ts'
import type { ServiceConfig } from '#src/contract/venue.ts'
import type { AddressOfOrder, JudgedAddress } from '#src/domain/areas/guest-address.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import type { Savings } from '#src/domain/discounts/savings.ts'
import { noSavings } from '#src/domain/discounts/savings.ts'
import type { KnownTotals, OrderTotals } from '#src/domain/fees/order-total.ts'
import { destinationOf, isEatIn } from '#src/domain/services/order-type.ts'
import { typedText } from '#src/domain/typed-text.ts'

import type { GivenAnswers } from './answers.ts'
import { answerTo } from './answers.ts'
import { invoiceFields } from './invoice-fields.ts'

export type OrderRequest = RequestOf<typeof createOrder>

/** A service point and the exact place there; empty unless asked for. */
export type OrderPoint = { readonly servicePoint: ServicePoint; readonly deliveryPoint: string }

/** All data of an order; fields of other order types are ignored. */
export type OrderDraft = {
  readonly venueId: Id<'Venue'>
  readonly orderType: OrderType
  readonly paymentMode: PaymentModeKind
  readonly cashMeans: CashMeansKind | null
  readonly lines: readonly (OrderLine & Partial<Pick<CartLine, 'member'>>)[]
  readonly slotStart: LocalDateTime
  readonly slotEnd: LocalDateTime | null
  readonly timetableId: Id<'Timetable'>
  readonly asSoonAsPossible: boolean
  readonly people: number | null
  readonly table?: SeatedTable | null
  /** DELIVERY. */
  readonly deliveryAddress?: AddressOfOrder | null
  /** DIL; in fair and district mode other types as well. */
  readonly point?: OrderPoint | null
  /** The group whose lead orders, and the lead's name (decision 83). */
  readonly group?: (GroupOfOrder & { readonly name: string }) | null
  readonly notes: string
  readonly questions: readonly CheckoutQuestion[]
  readonly answers: GivenAnswers
  readonly config: FixedCostConfig | null
  readonly totals: KnownTotals
  readonly savings?: Savings
  /** Billing address; null or missing = no invoice. */
  readonly invoice?: BillingAddress | null
  /** null for a signed-in customer. */
  readonly guest?: OrderRequest['guest']
  /** Beside the consents of a guest. */
  readonly shownDocuments?: OrderRequest['shownDocuments']
  /** Now, in venue time. */
  readonly now: LocalDateTime
}

type FixedCostConfig = Pick<ServiceConfig, 'fixedCost' | 'fixedCostKind' | 'fixedCostName' | 'fixedCostDescription'>

/** The body of the order submission (contract 2.14) [CHK-39..49]. */
export function orderRequest(draft: OrderDraft): OrderRequest {
  const { orderType, totals, savings = noSavings, guest = null, invoice = null, group } = draft
  return {
    venueId: draft.venueId,
    orderType,
    paymentMode: draft.paymentMode,
    cashMeans: draft.paymentMode === 'cash' ? draft.cashMeans : null,
    device: 'site',
    customerNotes: typedText(draft.notes) || null,
    wantsInvoice: invoice !== null,
    lines: draft.lines.map(({ lineId, quantity, unitPrice, item, member }) => ({
      lineId,
      quantity,
      unitPrice,
      item,
      ...(group && { memberName: member?.name ?? group.name }),
    })),
    // What else is known of the membership is not written to the wire.
    ...(group && { group }),
    slotStart: draft.slotStart,
    orderedAt: draft.now,
    timetableId: draft.timetableId,
    asSoonAsPossible: draft.asSoonAsPossible,
    people: isEatIn(orderType) ? draft.people : null,
    total: totals.total,
    ...(totals.tip !== undefined && { tip: totals.tip }),
    discountCodeId: savings.code?.id ?? null,
    rewards: savings.rewards,
    answers: draft.questions.flatMap((question) => answerTo(question, draft.answers) ?? []),
    isGuest: guest !== null,
    guest,
    ...(guest && { shownDocuments: draft.shownDocuments }),
    ...fixedCostFields(draft.config, totals),
    ...placeFields(draft),
    ...invoiceFields(invoice),
  }
}

/** Fields of the destination; those of other types are left out [CHK-48..51]. */
function placeFields({ orderType, table, slotEnd, totals, deliveryAddress: address, point }: OrderDraft) {
  const delivered = totals.delivery === null ? {} : { slotEnd, deliveryFee: totals.delivery }
  switch (destinationOf(orderType)) {
    case 'table':
      return {
        ...(table ? { tableId: table.id, tableName: table.name, tableCode: table.code } : {}),
        ...pointId(point),
      }
    case 'address':
      return { ...delivered, ...(address ? addressFields(address) : {}), ...pointId(point) }
    case 'servicePoint':
      return { ...delivered, ...(point ? pointFields(point) : {}) }
    case 'venue':
      return pointId(point)
  }
}

/** One that is saved nowhere says itself where it lies (contract 7). */
function addressFields(address: AddressOfOrder) {
  return { ...sentAddress(address), ...(address.id === null && { orderAddress: address.orderAddress }) }
}

/** In fair and district mode (rulings "service point on other types"). */
function pointId(point: OrderPoint | null | undefined) {
  return point ? { servicePointId: point.servicePoint.id } : {}
}

function pointFields({ servicePoint: { id, texts }, deliveryPoint }: OrderPoint) {
  return {
    servicePointId: id,
    servicePointName: texts.name,
    deliveryPoint: typedText(deliveryPoint),
    deliveryPointLabel: texts.deliveryPointLabel,
  }
}

/** Converts an address, whose wire names differ from those of an order [CHK-51]. */
export function sentAddress({ id, note, ...address }: JudgedAddress & Pick<AddressOfOrder, 'id'>): SentAddress {
  const { street, houseNumber, doorbell, town, postcode, zoneTown, zonePostcode, province, country } = address
  return {
    addressId: id,
    addressNote: note,
    street,
    houseNumber,
    doorbell,
    town,
    postcode,
    zoneTown,
    zonePostcode,
    province,
    country,
  }
}

/**
 * Fixed cost fields copied from the configuration, unknown kinds included; all null when none applies or it is waived
 * [CHK-47].
 */
function fixedCostFields(config: FixedCostConfig | null, totals: OrderTotals) {
  const isCharged = config !== null && totals.fixedCost > 0
  return {
    fixedCost: isCharged ? config.fixedCost : null,
    // Without a kind the fixed cost is an amount [PRICE-22].
    fixedCostKind: isCharged ? (config.fixedCostKind ?? 'amount') : null,
    fixedCostName: isCharged ? config.fixedCostName : null,
    fixedCostDescription: isCharged ? config.fixedCostDescription : null,
  }
}

/** Identifies the content of an order; the time of sending and what was read do not count (rulings "lost reply"). */
export function draftFingerprint({ orderedAt: _orderedAt, shownDocuments: _shown, ...content }: OrderRequest): string {
  return toSortedJson(content)
}
