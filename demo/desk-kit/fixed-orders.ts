import type { DeskOrder, OrderLine } from '#desk/contract/orders.ts'
import { cents } from '#src/domain/money.ts'

import { numbered, tonight, venue } from './fixed-values.ts'

function aLine(fields: Partial<OrderLine>): OrderLine {
  return {
    position: 0,
    quantity: 1,
    name: 'Margherita',
    productId: numbered(201),
    categoryId: numbered(2),
    memberName: null,
    details: [],
    note: null,
    allergens: null,
    totalCents: cents(650),
    ...fields,
  }
}

const margherita = aLine({
  quantity: 2,
  details: [{ name: 'Bufala', cents: cents(150) }],
  allergens: { names: ['glutine', 'latte'], isIncomplete: false },
  totalCents: cents(1600),
})
const agnolotti = aLine({
  position: 1,
  name: 'Agnolotti del plin',
  productId: numbered(310),
  categoryId: numbered(3),
  note: 'senza burro',
  allergens: { names: ['glutine', 'uova'], isIncomplete: true },
  totalCents: cents(1200),
})
const tiramisu = aLine({
  position: 2,
  name: 'Tiramisù',
  productId: numbered(401),
  categoryId: numbered(4),
  totalCents: cents(550),
})

/** An order that was confirmed: two dishes to be taken away at 20:15. */
function anOrder(fields: Partial<DeskOrder>): DeskOrder {
  return {
    id: numbered(4711),
    status: 'confirmed',
    orderType: 'takeAway',
    venue,
    seller: null,
    customer: { name: 'Anna Rossi', phone: '+39 011 555 0202', email: null },
    isGuest: true,
    people: null,
    place: { table: null, address: null, point: null },
    slotStart: tonight('20:15'),
    slotEnd: tonight('20:30'),
    isAsSoonAsPossible: false,
    expected: null,
    courier: null,
    invoice: null,
    createdAt: '2026-11-20T18:31:00Z',
    isAcceptedAtOnce: false,
    placedBy: null,
    isTest: false,
    payment: { mode: 'cash', cashMeans: 'cash', status: null, problem: null, payBy: null },
    notes: null,
    answers: [],
    lines: [margherita, tiramisu],
    saving: null,
    fixedCost: null,
    deliveryCents: null,
    tipCents: null,
    totalCents: cents(2150),
    vat: [],
    removals: [],
    paidCents: cents(0),
    dueCents: cents(2150),
    consumedAt: null,
    points: null,
    statusLog: [],
    ...fields,
  }
}

const paidOnline = { mode: 'card', cashMeans: null, status: 'paid', problem: null, payBy: null } as const
const address = { street: 'Via Po 17', town: 'Torino', zone: null, doorbell: 'Rossi', note: 'secondo cortile' }

/** A delivery that waits for an answer, with an allergy. */
export const waitingOrder = anOrder({
  status: 'waiting',
  orderType: 'delivery',
  place: { table: null, address, point: null },
  courier: { company: null, status: null, name: null, phone: null },
  isAsSoonAsPossible: true,
  notes: 'Allergia alle noci',
  answers: [{ name: 'Posate?', kind: 'yesNo', value: '1' }],
  lines: [margherita, agnolotti],
  deliveryCents: cents(250),
  totalCents: cents(3050),
  dueCents: cents(3050),
})

const confirmedOrder = anOrder({
  id: numbered(4712),
  saving: { code: 'AUTUNNO', cents: cents(200) },
  totalCents: cents(1950),
  dueCents: cents(1950),
})

/** Ten minutes late, paid online; a dish was removed and a part of the money given back. */
export const lateOrder = anOrder({
  id: numbered(4705),
  slotStart: tonight('19:30'),
  slotEnd: null,
  payment: paidOnline,
  lines: [margherita],
  totalCents: cents(1600),
  paidCents: cents(1600),
  dueCents: cents(0),
  removals: [
    {
      at: '2026-11-20T18:20:00Z',
      cents: cents(550),
      backCents: cents(550),
      pieces: [{ quantity: 1, name: 'Tiramisù' }],
    },
  ],
})

/** At a table, with a dish that other orders have too. */
const tableOrder = anOrder({
  id: numbered(4709),
  orderType: 'table',
  place: { table: '7', address: null, point: null },
  slotStart: tonight('19:35'),
  slotEnd: null,
  notes: 'Celiaca al posto 2',
  lines: [margherita, agnolotti],
  totalCents: cents(2800),
  dueCents: cents(2800),
})

/** Accepted at a desk that has no network. */
export const acceptedOffline = anOrder({ id: numbered(4713), status: 'waiting' })
/** Refused some seconds ago. */
export const refusedOrder = anOrder({ id: numbered(4714), status: 'waiting' })
export const testOrder = anOrder({
  id: numbered(4715),
  isTest: true,
  customer: { name: 'Giulia', phone: null, email: null },
})

const byTelephone = { placedBy: 'Giulia', slotStart: tonight('21:00'), slotEnd: null, lines: [tiramisu] }
const payBy = '2026-11-20T19:10:00Z'
/** Taken on the telephone, to be paid by a link until 20:10. */
export const orderToPay = anOrder({
  ...byTelephone,
  id: numbered(4716),
  status: 'waiting',
  payment: { ...paidOnline, status: 'pending', payBy },
  totalCents: cents(550),
  dueCents: cents(550),
})
/** Nobody has paid it in time. */
export const lapsedOrder = anOrder({
  ...byTelephone,
  id: numbered(4717),
  status: 'cancelled',
  payment: { ...paidOnline, status: 'failed', payBy: '2026-11-20T18:30:00Z' },
  totalCents: cents(550),
  dueCents: cents(550),
  statusLog: [{ status: 'cancelled', at: '2026-11-20T18:31:00Z', reason: null, message: null }],
})

/** What the kitchen makes, and one that it does not have yet. */
export const kitchenList = [lateOrder, tableOrder, confirmedOrder, testOrder, waitingOrder]

/** The rounds of table 7: one is answered, one waits. */
export const rounds = [
  tableOrder,
  anOrder({
    id: numbered(4718),
    status: 'waiting',
    orderType: 'table',
    place: { table: '7', address: null, point: null },
    createdAt: '2026-11-20T18:39:00Z',
    lines: [tiramisu],
    totalCents: cents(550),
    dueCents: cents(550),
  }),
]
