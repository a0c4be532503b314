import type { DeskOrder, OrderLine } from '#desk/contract/orders.ts'
import type { TicketWish } from '#server/tickets/ticket-wish.ts'
import { cents } from '#src/domain/money.ts'
import { id, moment } from '#tests/support/builders.ts'

/** An order as the desk reads it: two dishes for tonight, taken away, to be paid in cash. */
export function aDeskOrder(fields: Partial<DeskOrder> = {}): DeskOrder {
  return {
    id: id(4711),
    status: 'confirmed',
    orderType: 'takeAway',
    venue: { id: id(11), name: 'La Piola', currency: 'EUR', timeZone: 'Europe/Rome' },
    seller: {
      name: 'La Piola S.r.l.',
      address: 'Via Roma 1, 10121 Torino (TO)',
      vatNumber: 'IT01234567890',
      phone: '+39 011 555 0101',
    },
    customer: { name: 'Anna Rossi', phone: '+39 333 555 0202', email: 'anna@example.com' },
    isGuest: false,
    people: null,
    place: { table: null, address: null, point: null },
    slotStart: moment('2026-03-10 19:30:00'),
    slotEnd: moment('2026-03-10 19:45:00'),
    isAsSoonAsPossible: false,
    expected: null,
    courier: null,
    invoice: null,
    createdAt: '2026-03-10T11:00:00.000Z' as DeskOrder['createdAt'],
    isAcceptedAtOnce: false,
    placedBy: null,
    isTest: false,
    payment: { mode: 'cash', cashMeans: 'cash', status: null, problem: null, payBy: null },
    notes: null,
    answers: [],
    lines: [aDeskLine(), aDeskLine({ position: 1, name: 'Tiramisù', categoryId: id(8), totalCents: cents(550) })],
    saving: null,
    fixedCost: null,
    deliveryCents: null,
    tipCents: null,
    totalCents: cents(1850),
    vat: [],
    removals: [],
    paidCents: cents(0),
    dueCents: cents(1850),
    consumedAt: null,
    points: null,
    statusLog: [],
    ...fields,
  }
}

export function aDeskLine(fields: Partial<OrderLine> = {}): OrderLine {
  return {
    position: 0,
    quantity: 2,
    name: 'Margherita',
    productId: id(201),
    categoryId: id(2),
    memberName: null,
    details: [],
    note: null,
    allergens: null,
    totalCents: cents(1300),
    ...fields,
  }
}

/** A ticket of the kitchen in English, printed an hour before the order is due. */
export function aTicketWish(fields: Partial<TicketWish> = {}): TicketWish {
  return {
    ticket: 'kitchen',
    occasion: 'accepted',
    isCopy: false,
    language: 'en',
    categoryIds: [],
    courses: [],
    dishNames: new Map(),
    printerName: 'Kitchen',
    printedAt: moment('2026-03-10 18:30:00'),
    ...fields,
  }
}
