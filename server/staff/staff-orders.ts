import { ordersOfBills, paidOf } from '#server/bills/bill-queries.ts'
import type { ListedOrder } from '#server/orders/newest-orders.ts'
import type { OrderRow } from '#server/orders/order-queries.ts'
import { linesOf, statusLogOf } from '#server/orders/order-queries.ts'
import { vatOfStored } from '#server/orders/order-vat.ts'
import type { EntityKind } from '#server/payments/paid-entity.ts'
import { removalsOf } from '#server/payments/part-refunds.ts'
import type { PaymentProblem } from '#server/payments/stuck-payments.ts'
import { problemOf, stuckPayments } from '#server/payments/stuck-payments.ts'
import type { Database } from '#server/platform/db/database.ts'
import { allergenNameIn } from '#server/platform/texts/allergen-names.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'
import { orderDue } from '#src/domain/orders/order-due.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { fullAddress } from '#src/domain/venues/venue-address.ts'
import type { Language } from '#src/options/languages.ts'

import type { DeskScope } from './desk-member.ts'
import { venueForStaff, venueOf } from './venue-for-staff.ts'

type Reader = { readonly scope: DeskScope; readonly language: Language }

/** Orders with all that is needed to prepare them, in the language of the desk that asks after every change. */
export async function ordersForStaff(db: Database, { scope, language }: Reader, rows: readonly ListedOrder[]) {
  const { restaurantId } = scope
  const ids = rows.map(({ order }) => order.id)
  const known = await venueRowsOf(db, restaurantId)
  const venues = known.map(venueForStaff)
  const lines = await linesOf(db, ...ids)
  const log = await statusLogOf(db, ...ids)
  const paid = await paidOf(db, { restaurantId, ids })
  const removals = await removalsOf(db, { restaurantId, ids })
  const problems = await paymentProblems(db, restaurantId)
  return rows.map(({ order, firstName, lastName, phone, email }) => ({
    id: order.id,
    status: order.status,
    orderType: order.orderType,
    venue: { ...venueOf(order.venueId, venues), timeZone: timeZoneOf(order.venueId, known) },
    seller: sellerOf(known.find(({ id }) => id === order.venueId) ?? null),
    customer: customerOf(order, { firstName, lastName, phone, email }),
    isGuest: order.guest !== null,
    people: order.people,
    place: placeOf(order),
    slotStart: order.slotStart,
    slotEnd: order.slotEnd,
    isAsSoonAsPossible: order.asSoonAsPossible,
    expected: order.expectedFrom && { from: order.expectedFrom, to: order.expectedTo },
    courier: isDelivered(order.orderType)
      ? {
          company: order.courierCompany,
          status: order.courierStatus,
          name: order.courierName,
          phone: order.courierPhone,
        }
      : null,
    invoice: order.invoice,
    createdAt: order.createdAt.toISOString(),
    isAcceptedAtOnce: order.isAcceptedAtOnce,
    placedBy: order.placedBy,
    isTest: order.isTest,
    payment: paymentOf(order, problems.get(order.id) ?? null),
    notes: order.customerNotes,
    answers: order.answers,
    lines: lines.filter(isOf(order)).map((line) => lineForStaff(line, language)),
    saving:
      order.discount > 0 || order.isDeliveryFreedByCode
        ? { code: order.discountCodeName, cents: order.discount }
        : null,
    fixedCost: order.fixedCost === null ? null : { name: order.fixedCostName, cents: order.fixedCost },
    deliveryCents: order.deliveryFee,
    tipCents: order.tip,
    totalCents: order.total,
    vat: vatOfStored(order, lines.filter(isOf(order))).map(({ percent, vat }) => ({ percent, cents: vat })),
    removals: removals.filter(isOf(order)).map(({ createdAt, amount, paidBack, pieces }) => ({
      at: createdAt.toISOString(),
      cents: amount,
      backCents: paidBack,
      pieces: pieces.map(({ quantity, name }) => ({ quantity, name })),
    })),
    /** By bills at the table. */
    paidCents: paid.get(order.id) ?? cents(0),
    /** Still to be collected. */
    dueCents: orderDue({ ...order, paidByBills: paid.get(order.id) ?? null }),
    consumedAt: order.consumedAt?.toISOString() ?? null,
    points: order.points,
    statusLog: log.filter(isOf(order)).map(({ status, at, reason, message }) => ({
      status,
      at: at.toISOString(),
      reason,
      message,
    })),
  }))
}

function isOf({ id }: Pick<OrderRow, 'id'>) {
  return ({ orderId }: { readonly orderId: OrderRow['id'] }) => orderId === id
}

/** The zone of the times of an order. */
function timeZoneOf(venueId: Id<'Venue'>, venues: readonly VenueRow[]): string {
  return venues.find(({ id }) => id === venueId)?.timeZone ?? 'UTC'
}

/** Who sells, as receipts name it. */
function sellerOf(venue: VenueRow | null) {
  if (venue === null) return null
  const { name, companyName, vatNumber, phone } = venue
  return { name: companyName ?? name, address: fullAddress(venue), vatNumber, phone }
}

type Named = Readonly<Record<'firstName' | 'lastName' | 'phone' | 'email', string | null>>

/** Who ordered: a guest as written with the order, a customer as the account says. */
function customerOf({ guest }: OrderRow, account: Named) {
  const { firstName, lastName, phone, email } = guest ?? account
  return { name: `${firstName} ${lastName}`.trim(), phone, email: email ?? null }
}

function paymentOf(
  { paymentMode: mode, cashMeans, paymentStatus: status, payBy }: OrderRow,
  problem: PaymentProblem | null,
) {
  return { mode, cashMeans, status, problem, payBy: payBy?.toISOString() ?? null }
}

/** What went wrong with the money of orders, or of the bills that paid for them. */
async function paymentProblems(
  db: Database,
  restaurantId: DeskScope['restaurantId'],
): Promise<ReadonlyMap<Id<'Order'>, PaymentProblem>> {
  const stuck = await stuckPayments(db, restaurantId)
  const idsOf = <E extends string>(wanted: EntityKind) =>
    stuck.filter(({ kind }) => kind === wanted).map(({ id }) => id as Id<E>)
  const bills = idsOf<'Bill'>('bill')
  const parts = bills.length > 0 ? await ordersOfBills(db, restaurantId, bills) : []
  const named = [
    ...parts.map(({ orderId, billId }) => [orderId, problemOf(stuck, 'bill', billId)] as const),
    ...idsOf<'Order'>('order').map((orderId) => [orderId, problemOf(stuck, 'order', orderId)] as const),
  ]
  return new Map(named.flatMap(([orderId, problem]) => (problem ? [[orderId, problem] as const] : [])))
}

/** The table, the address or the point an order goes to; all null = one comes for it. */
function placeOf({ tableName, delivery, servicePoint }: OrderRow) {
  return {
    table: tableName,
    address: delivery && {
      street: `${delivery.street} ${delivery.houseNumber}`,
      town: `${delivery.postcode} ${delivery.town}`,
      zone: delivery.zoneTown,
      doorbell: delivery.doorbell,
      note: delivery.addressNote,
    },
    point: servicePoint && { name: servicePoint.name, at: servicePoint.deliveryPoint },
  }
}

type Line = Awaited<ReturnType<typeof linesOf>>[number]

function lineForStaff({ position, quantity, total, item, memberName, allergens }: Line, language: Language) {
  return {
    position,
    quantity,
    name: item.name,
    productId: item.productId,
    categoryId: item.categoryId,
    memberName,
    details: [
      ...[item.size, item.variant, ...item.additions, ...item.picks].flatMap((part) =>
        part ? [{ name: part.name, cents: part.price }] : [],
      ),
      ...item.comboPicks.map((pick) => ({ name: `${pick.quantity} × ${pick.name}`, cents: cents(0) })),
    ],
    note: item.note,
    allergens: allergens && {
      names: allergens.codes.map((code) => allergenNameIn(language, code)),
      isIncomplete: allergens.isIncomplete,
    },
    totalCents: total,
  }
}
