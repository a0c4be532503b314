import type { ordersForStaff } from './staff-orders.ts'

type StaffOrder = Awaited<ReturnType<typeof ordersForStaff>>[number]

/**
 * An order as the kitchen sees it: what is cooked, for when and for which table, without amounts and without who ordered
 * and where they live (decision 123). What is not named here is not sent.
 */
export function orderForKitchen(order: StaffOrder) {
  const { id, status, orderType, venue, isGuest, people, slotStart, slotEnd, isAsSoonAsPossible, expected } = order
  const { createdAt, notes, answers, lines, consumedAt, statusLog, place, courier, payment } = order
  const { isAcceptedAtOnce, placedBy, isTest, removals } = order
  return {
    id,
    status,
    orderType,
    venue,
    isGuest,
    people,
    slotStart,
    slotEnd,
    isAsSoonAsPossible,
    expected,
    createdAt,
    isAcceptedAtOnce,
    placedBy,
    isTest,
    notes,
    answers,
    consumedAt,
    // What the restaurant has told the diner is not for the kitchen.
    statusLog: statusLog.map((change) => ({ ...change, message: null })),
    removals: removals.map((removal) => ({ ...removal, cents: null, backCents: null })),
    seller: null,
    customer: { name: '', phone: null, email: null },
    place: { table: place.table, address: null, point: place.point && { name: place.point.name, at: null } },
    courier: courier && { company: courier.company, status: courier.status, name: null, phone: null },
    invoice: null,
    payment: { mode: payment.mode, cashMeans: payment.cashMeans, status: null, problem: null, payBy: null },
    lines: lines.map(({ position, quantity, productId, categoryId, name, memberName, details, note, allergens }) => ({
      position,
      quantity,
      productId,
      categoryId,
      name,
      memberName,
      note,
      allergens,
      details: details.map((detail) => ({ name: detail.name, cents: null })),
      totalCents: null,
    })),
    saving: null,
    fixedCost: null,
    deliveryCents: null,
    tipCents: null,
    totalCents: null,
    vat: [],
    paidCents: null,
    dueCents: null,
    points: null,
  }
}
