import type { DeskOrder } from '#desk/contract/orders.ts'
import type { TicketWish } from '#server/tickets/ticket-wish.ts'
import { cents } from '#src/domain/money.ts'
import { aDeskLine, aDeskOrder } from '#tests/server/support/desk-order.ts'
import { id, moment } from '#tests/support/builders.ts'

type Golden = { readonly order: DeskOrder; readonly wish: Partial<TicketWish> }

const pizza = aDeskLine({
  details: [
    { name: 'Grande', cents: cents(0) },
    { name: 'Mozzarella di bufala', cents: cents(150) },
    { name: 'NIENTE CIPOLLA', cents: cents(0) },
  ],
  note: 'Ben cotta, per favore',
  allergens: { names: ['gluten', 'milk'], isIncomplete: true },
})
const tiramisu = aDeskLine({
  position: 1,
  quantity: 1,
  name: 'Tiramisù',
  productId: id(801),
  categoryId: id(8),
  totalCents: cents(550),
  allergens: { names: ['egg', 'milk'], isIncomplete: false },
})
const lines = [pizza, tiramisu]

const atTable = {
  orderType: 'table',
  people: 4,
  place: { table: '3', address: null, point: null },
  slotEnd: null,
} as const satisfies Partial<DeskOrder>
const toDoor = {
  orderType: 'delivery',
  place: {
    table: null,
    address: {
      street: 'Via Po 12',
      town: '10123 Torino',
      zone: 'Centro',
      doorbell: 'Rossi, scala B',
      note: 'Secondo piano, cortile interno, il citofono non funziona',
    },
    point: null,
  },
  courier: { company: null, status: null, name: null, phone: null },
} as const satisfies Partial<DeskOrder>
const removed = [
  {
    at: '2026-03-10T16:00:00.000Z' as DeskOrder['createdAt'],
    cents: cents(550),
    backCents: cents(550),
    pieces: [{ quantity: 1, name: 'Tiramisù' }],
  },
]
const paidByCard = { mode: 'card', cashMeans: null, status: 'paid', problem: null, payBy: null } as const

const kitchen: Record<string, Golden> = {
  'kitchen-plain-it': { order: aDeskOrder({ lines }), wish: { language: 'it', printerName: 'Cucina' } },
  'kitchen-station-de': {
    order: aDeskOrder({ lines }),
    wish: { language: 'de', categoryIds: [id(8)], dishNames: new Map([[id<'Product'>(801), 'Tiramisu Hausart']]) },
  },
  'kitchen-removed-fr': {
    order: aDeskOrder({ lines: [pizza], removals: removed }),
    wish: { language: 'fr', occasion: 'changed' },
  },
  'kitchen-later-es': {
    order: aDeskOrder({ lines, expected: { from: moment('2026-03-10 20:00:00'), to: null } }),
    wish: { language: 'es', occasion: 'changed' },
  },
  'kitchen-table-moved-en': { order: aDeskOrder({ ...atTable, lines }), wish: { occasion: 'changed' } },
  'kitchen-cancelled-de': {
    order: aDeskOrder({ lines, status: 'cancelled', dueCents: cents(0) }),
    wish: { language: 'de', occasion: 'cancelled' },
  },
  'kitchen-copy-es': {
    order: aDeskOrder({ ...atTable, lines }),
    wish: { language: 'es', isCopy: true, occasion: 'again' },
  },
  'kitchen-allergy-en': {
    order: aDeskOrder({
      lines: [{ ...pizza, note: 'Coeliac: no flour, please' }, tiramisu],
      notes: 'It is a birthday',
      answers: [
        { name: 'Cutlery', kind: 'yesNo', value: '0' },
        { name: 'Gift wrapping', kind: 'yesNo', value: '1' },
        { name: 'Allergies', kind: 'text', value: 'Peanuts' },
      ],
      isAsSoonAsPossible: true,
    }),
    wish: {},
  },
  'kitchen-group-fr': {
    order: aDeskOrder({
      lines: [
        { ...pizza, memberName: 'Rosa' },
        { ...tiramisu, memberName: 'Élodie' },
      ],
    }),
    wish: { language: 'fr' },
  },
  'kitchen-combo-it': {
    order: aDeskOrder({
      lines: [
        aDeskLine({
          quantity: 1,
          name: 'Menù pizza e birra',
          details: [
            { name: '1 × Diavola', cents: cents(0) },
            { name: '1 × Birra media', cents: cents(0) },
          ],
        }),
      ],
    }),
    wish: { language: 'it' },
  },
  'kitchen-long-names-de': {
    order: aDeskOrder({
      place: { table: 'Terrasse hinten links am Springbrunnen', address: null, point: null },
      orderType: 'table',
      lines: [
        aDeskLine({
          quantity: 12,
          name: 'Hausgemachte Käsespätzle mit Röstzwiebeln und Schnittlauch',
          details: [{ name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützensoße', cents: cents(0) }],
          note: 'Bitte ohne Zwiebeln und mit extra viel Käse 🧀, danke 谢谢!',
        }),
      ],
    }),
    wish: { language: 'de', printerName: 'Küche im Untergeschoss neben der Spülmaschine' },
  },
  'kitchen-test-of-tomorrow-en': {
    order: aDeskOrder({
      lines,
      isTest: true,
      slotStart: moment('2026-03-11 12:00:00'),
      slotEnd: moment('2026-03-11 12:15:00'),
    }),
    wish: { occasion: 'test' },
  },
  'kitchen-not-accepted-it': {
    order: aDeskOrder({ lines, status: 'new' }),
    wish: { language: 'it', occasion: 'asked' },
  },
}

const bag: Record<string, Golden> = {
  'bag-paid-en': { order: aDeskOrder({ lines, payment: paidByCard, dueCents: cents(0) }), wish: {} },
  'bag-to-collect-it': {
    order: aDeskOrder({
      lines,
      notes: 'Senza posate',
      tipCents: cents(100),
      totalCents: cents(1950),
      dueCents: cents(1950),
    }),
    wish: { language: 'it' },
  },
  'bag-delivery-fr': {
    order: aDeskOrder({
      ...toDoor,
      lines,
      deliveryCents: cents(250),
      totalCents: cents(2100),
      dueCents: cents(2100),
      payment: { mode: 'cash', cashMeans: 'mealVouchers', status: null, problem: null, payBy: null },
    }),
    wish: { language: 'fr' },
  },
  'bag-by-link-de': {
    order: aDeskOrder({
      lines,
      payment: { ...paidByCard, status: 'pending', payBy: '2026-03-10T18:00:00.000Z' as DeskOrder['createdAt'] },
    }),
    wish: { language: 'de' },
  },
  'bag-not-received-es': {
    order: aDeskOrder({ lines, payment: { ...paidByCard, problem: 'notCollected' }, dueCents: cents(0) }),
    wish: { language: 'es' },
  },
  'bag-point-en': {
    order: aDeskOrder({
      orderType: 'dil',
      place: { table: null, address: null, point: { name: 'Lawn', at: 'B7' } },
      lines,
      deliveryCents: cents(0),
    }),
    wish: {},
  },
}

const receipt: Record<string, Golden> = {
  'receipt-whole-it': {
    order: aDeskOrder({
      lines,
      saving: { code: 'BENVENUTO10', cents: cents(185) },
      fixedCost: { name: 'Coperto', cents: cents(400) },
      deliveryCents: cents(250),
      tipCents: cents(100),
      totalCents: cents(2415),
      dueCents: cents(0),
      payment: paidByCard,
      vat: [
        { percent: 22, cents: cents(54) },
        { percent: 10, cents: cents(192) },
      ],
    }),
    wish: { language: 'it' },
  },
  'receipt-removed-de': {
    order: aDeskOrder({
      lines: [pizza],
      removals: removed,
      totalCents: cents(1300),
      dueCents: cents(0),
      payment: paidByCard,
      vat: [{ percent: 7, cents: cents(85) }],
    }),
    wish: { language: 'de' },
  },
  'receipt-table-es': {
    order: aDeskOrder({ ...atTable, lines, paidCents: cents(850), dueCents: cents(1000) }),
    wish: { language: 'es' },
  },
  'receipt-free-delivery-fr': {
    order: aDeskOrder({
      ...toDoor,
      lines,
      deliveryCents: cents(0),
      saving: { code: 'LIVRAISON', cents: cents(0) },
      vat: [{ percent: 5.5, cents: cents(96) }],
    }),
    wish: { language: 'fr', isCopy: true },
  },
  'receipt-cancelled-en': {
    order: aDeskOrder({
      lines,
      status: 'cancelled',
      dueCents: cents(0),
      payment: paidByCard,
      saving: { code: null, cents: cents(550) },
      totalCents: cents(1300),
    }),
    wish: {},
  },
}

const of = (ticket: TicketWish['ticket'], all: Record<string, Golden>) =>
  Object.entries(all).map(([name, { order, wish }]) => ({ name, order, wish: { ...wish, ticket } }))

/** Orders whose tickets stand in `golden`, by name. */
export const goldenOrders = [...of('kitchen', kitchen), ...of('bag', bag), ...of('receipt', receipt)]
