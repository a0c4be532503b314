import type { Order, OrderRow } from '#src/contract/placed-order.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import { anOrder, aRow } from '#tests/support/order-builders.ts'

import type { Said } from './order-mail-words.ts'
import { link, siteOrigin, venue } from './written-mail.ts'

const extra = (name: string, amount = '0.00') => ({ ingredientId: id<'Ingredient'>(1), name, price: price(amount) })
const part = (name: string, quantity: number) =>
  ({ productId: id<'Product'>(1), name, quantity, price: price('0.00'), total: price('0.00') }) as const
export const slot = { slotStart: moment('2026-11-20 19:00:00'), slotEnd: moment('2026-11-20 19:15:00') }
const allergens: OrderRow['allergens'] = { codes: ['GLUTINE'], isIncomplete: false }
const chosen = aRow({
  quantity: 2,
  total: price('22.00'),
  sizeName: 'Maxi',
  sizePrice: price('4.00'),
  variantName: 'Integrale',
  variantPrice: price('1.00'),
  picks: [extra('Olive')],
  additions: [extra('Bufala', '2.50'), extra('Senza basilico')],
  note: 'ben cotta',
  allergens,
})
export const address = { street: 'Via Garibaldi', houseNumber: '8', postcode: '10122', town: 'Torino', province: 'TO' }
const invoice = {
  wantsInvoice: true,
  invoiceKind: 'company',
  invoiceCompanyName: 'Rossi S.r.l.',
  invoiceVatNumber: '12345678903',
  invoiceStreet: 'Via Roma',
  invoiceHouseNumber: '1',
  invoicePostcode: '10121',
  invoiceTown: 'Torino',
  invoiceProvince: 'TO',
  invoiceCertifiedEmail: 'pec@example.com',
} as const
const code = { discountCodeId: id<'DiscountCode'>(1), discountCodeKind: 'percentage' } as const
const reward = { id: id<'Reward'>(1), kind: 'amount', value: 5, discount: price('5.00'), productName: null } as const
const rewards: Order['rewards'] = [
  reward,
  { ...reward, kind: 'product', value: null, discount: price('3.00'), productName: 'Tiramisu' },
]

type Kind = readonly [what: string, order: Order, lines: (words: Said) => readonly string[]]

const plain = (words: Said) => `1 × Margherita${colon(words)}6,50\u00a0€`
const atVenue = 'Da Rita, Via Po 12, 10123 Torino (TO)'
const atHome = 'Via Garibaldi 8, 10122 Torino (TO)'
const tail = (words: Said) => [
  words.ask,
  words.link,
  `${siteOrigin}${link}`,
  words.seller,
  venue.phone,
  words.notFiscal,
]

/** `cash on delivery` out of the line that says what is left to pay. */
function paidHow(words: Said, due: string): string {
  return `${words.payment}${due.slice(due.indexOf('(') + 1, -1)}`
}

/** What stands between a label and its value; French has a space before its colon. */
function colon({ table }: Said): string {
  return table.slice(table.search(/[^\p{L}]/u), -1)
}

/** Orders of each kind, and every line of their mails. */
export const kindsOfOrder: readonly Kind[] = [
  [
    'take-away, cash',
    anOrder({ cashMeans: 'cash', customerNotes: 'senza posate', asSoonAsPossible: true, rows: [chosen] }),
    (words) => [
      words.awaited,
      `2 × Margherita${colon(words)}22,00\u00a0€`,
      '  Maxi (4,00\u00a0€)',
      '  Integrale (1,00\u00a0€)',
      '  Olive',
      '  + Bufala (2,50\u00a0€)',
      '  + Senza basilico',
      '  “ben cotta”',
      words.total,
      words.cashOnCollection,
      `Type${colon(words)}${words.day}, 19:00`,
      words.soon,
      `${words.where}${atVenue}`,
      paidHow(words, words.cashOnCollection),
      words.notes,
      words.allergens,
      ...tail(words),
    ],
  ],
  [
    'delivery by card with code, tip, courier, invoice and another time',
    anOrder({
      ...slot,
      ...address,
      ...code,
      ...invoice,
      orderType: 'delivery',
      expected: { from: moment('2026-11-20 19:40:00'), to: moment('2026-11-20 19:55:00') },
      doorbell: 'Rossi',
      addressNote: 'Secondo piano',
      courierCompany: 'P',
      courierName: 'Leo',
      courierPhone: '+39 333 555 0303',
      paymentMode: 'card',
      paymentStatus: 'paid',
      discountCodeName: 'CIAO10',
      discountCodeValue: 10,
      codeDiscount: price('1.10'),
      deliveryFee: price('1.50'),
      tip: price('2.00'),
    }),
    (words) => [
      words.brought,
      plain(words),
      words.delivery,
      words.code,
      words.tip,
      words.total,
      words.paidByCard,
      `Type${colon(words)}${words.day}, 19:40–19:55`,
      words.chosen,
      `${words.where}${atHome}`,
      words.doorbell,
      words.courierNote,
      words.courier,
      paidHow(words, words.paidByCard),
      words.invoice,
      words.undeclared,
      ...tail(words),
    ],
  ],
  [
    'delivery, card at the door, freed by a code',
    anOrder({
      ...slot,
      ...address,
      ...code,
      orderType: 'delivery',
      cashMeans: 'cardAtDoor',
      discountCodeName: 'CASA',
      discountCodeValue: 0,
      isDeliveryFreedByCode: true,
    }),
    (words) => [
      words.broughtInSlot,
      plain(words),
      words.freely,
      words.free,
      words.total,
      words.cardOnDelivery,
      `Type${colon(words)}${words.day}, 19:00–19:15`,
      `${words.where}${atHome}`,
      paidHow(words, words.cardOnDelivery),
      words.undeclared,
      ...tail(words),
    ],
  ],
  [
    'to a service point',
    anOrder({
      ...slot,
      orderType: 'dil',
      servicePoint: { name: 'Palco 3', deliveryPointLabel: 'Sedia', typeLabel: 'Al posto' },
      deliveryPoint: 'B7',
    }),
    (words) => [
      words.toPoint,
      plain(words),
      words.total,
      words.cashOnDelivery,
      `Al posto${colon(words)}${words.day}, 19:00–19:15`,
      `${words.where}Palco 3`,
      `Sedia${colon(words)}B7`,
      paidHow(words, words.cashOnDelivery),
      words.undeclared,
      ...tail(words),
    ],
  ],
  [
    'eat-in with cover charge, answers and a combo',
    anOrder({
      orderType: 'eatIn',
      people: 4,
      cashMeans: 'mealVouchers',
      fixedCostName: 'Coperto',
      fixedCostDescription: 'pane e acqua',
      fixedCostAmount: price('2.00'),
      answers: [
        { name: 'Seggiolone', kind: 'yesNo', value: '0' },
        { name: 'Occasione', kind: 'text', value: 'compleanno' },
      ],
      rows: [aRow({ isCombo: true, comboPricing: 'variable', comboContent: [part('Acqua', 2)] })],
    }),
    (words) => [
      words.awaited,
      plain(words),
      '  2 × Acqua',
      words.minimum,
      words.fixedCost,
      words.total,
      words.vouchersAtVenue,
      `Type${colon(words)}${words.day}, 19:00`,
      words.people,
      `${words.where}${atVenue}`,
      paidHow(words, words.vouchersAtVenue),
      `Seggiolone${words.no}`,
      `Occasione${colon(words)}compleanno`,
      words.undeclared,
      ...tail(words),
    ],
  ],
  [
    'at a table, partly paid by a bill',
    anOrder({ orderType: 'table', tableName: '5', paidByBills: price('4.00') }),
    (words) => [
      words.served,
      plain(words),
      words.total,
      words.paidAtTable,
      words.leftAtTable,
      `Type${colon(words)}${words.day}, 19:00`,
      words.table,
      `${words.where}${atVenue}`,
      paidHow(words, words.leftAtTable),
      words.undeclared,
      ...tail(words),
    ],
  ],
  [
    'of a group, with rewards',
    anOrder({ rewards, rows: [aRow({ memberName: 'Rosa' })] }),
    (words) => [
      words.awaited,
      words.member,
      words.reward,
      words.product,
      words.total,
      words.cashOnCollection,
      `Type${colon(words)}${words.day}, 19:00`,
      `${words.where}${atVenue}`,
      paidHow(words, words.cashOnCollection),
      words.undeclared,
      ...tail(words),
    ],
  ],
]
