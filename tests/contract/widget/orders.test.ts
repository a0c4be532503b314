import { describe, expect, test } from 'vitest'

import { sendCartCheck, sendOrderTime } from '#src/api/cart-check-calls.ts'
import { orderHistoryQuery, orderQuery } from '#src/api/order-calls.ts'
import type { OrderSubmission } from '#src/api/send-order.ts'
import { sendOrder } from '#src/api/send-order.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import { asks } from '#tests/support/wire-widget.ts'

import { order } from './order.ts'
import { appliedReward, line, noInvoice, orderAddress } from './requests.ts'

const key = '0b8d7f3e-0c1c-4c5e-9a57-6f2b1c0d9e11'
const slot = { slotStart: moment('2025-03-14 19:30:00'), timetableId: id<'Timetable'>(301), timeZone: 'Europe/Rome' }

/** What every kind of order says, in the plainest way. */
const plain = {
  venueId: id<'Venue'>(21),
  paymentMode: 'cash',
  cashMeans: null,
  device: 'site',
  customerNotes: null,
  wantsInvoice: false,
  lines: [line],
  slotStart: moment('2025-03-14 19:30:00'),
  orderedAt: moment('2025-03-14 18:41:07'),
  timetableId: id<'Timetable'>(301),
  asSoonAsPossible: false,
  people: null,
  total: price('30.65'),
  discountCodeId: null,
  rewards: [],
  answers: [],
  isGuest: false,
  guest: null,
  fixedCost: null,
  fixedCostKind: null,
  fixedCostName: null,
  fixedCostDescription: null,
  ...noInvoice,
} as const

const sentAddress = {
  street: 'Via Garibaldi',
  houseNumber: '8',
  doorbell: 'Rossi',
  addressNote: 'Secondo piano',
  town: 'Torino',
  postcode: '10122',
  zoneTown: 'Borgo',
  zonePostcode: '10131',
  province: 'TO',
  country: 'IT',
} as const

const delivery: OrderSubmission = {
  ...plain,
  orderType: 'delivery',
  paymentMode: 'card',
  tip: price('1.45'),
  lines: [{ ...line, memberName: 'Rosa' }],
  group: { code: 'Qm7hT2vXc9LpR4dWs8Zk3A', key: 'm_4Kd9wZt7', version: 12 },
  customerNotes: 'Suonare due volte',
  wantsInvoice: true,
  asSoonAsPossible: true,
  discountCodeId: id(9),
  answers: [
    { questionId: id(11), name: 'Posate', kind: 'yesNo', value: '1' },
    { questionId: id(12), name: 'Citofono alternativo', kind: 'text', value: 'Bianchi' },
  ],
  slotEnd: moment('2025-03-14 19:45:00'),
  deliveryFee: price('3.25'),
  addressId: id(441),
  ...sentAddress,
  fixedCost: 1.5,
  fixedCostKind: 'amount',
  fixedCostName: 'Confezione',
  fixedCostDescription: 'Contenitori compostabili',
  invoiceKind: 'company',
  invoiceCompanyName: 'Rossi Srl',
  invoiceTaxCode: 'RSSNNA80A41L219F',
  invoiceVatNumber: '01234567890',
  invoiceStreet: 'Corso Francia',
  invoiceHouseNumber: '14B',
  invoicePostcode: '10098',
  invoiceProvince: 'MI',
  invoiceCountry: 'FR',
  invoiceTown: 'Rivoli',
  invoiceRecipientCode: 'ABC1234',
  invoiceCertifiedEmail: 'rossi@pec.example',
}

const toPoint: OrderSubmission = {
  ...plain,
  orderType: 'dil',
  paymentMode: 'payPal',
  rewards: [appliedReward],
  slotEnd: moment('2025-03-14 19:45:00'),
  deliveryFee: price('0.00'),
  servicePointId: id(81),
  servicePointName: 'Spiaggia Nord',
  deliveryPoint: 'Ombrellone 12',
  deliveryPointLabel: 'Numero ombrellone',
}

const atTable: OrderSubmission = {
  ...plain,
  orderType: 'table',
  cashMeans: 'mealVouchers',
  people: 4,
  isGuest: true,
  guest: { hasAcceptedPrivacy: true, firstName: 'Carla', lastName: 'Bianchi', phone: '+39 333 555 0142' },
  tableId: id(17),
  tableName: 'Veranda 3',
  tableCode: 'veranda-3',
}

const toTake: OrderSubmission = {
  ...plain,
  orderType: 'takeAway',
  cashMeans: 'mealVouchers',
  isGuest: true,
  guest: { ...atTable.guest!, email: 'carla@example.com' },
  shownDocuments: { f_privacy: 'https://service.example/documents/7/it/privacy/3' },
}

const toGuest: OrderSubmission = {
  ...toTake,
  orderType: 'delivery',
  slotEnd: moment('2025-03-14 19:45:00'),
  deliveryFee: price('3.25'),
  ...sentAddress,
  addressId: null,
  orderAddress: { ...orderAddress, savedAddressId: null },
}

describe('an order', () => {
  test('is checked in the cart, with slot, total and place [BAPI-10]', async () => {
    const request = {
      ...slot,
      venueId: id<'Venue'>(21),
      orderType: 'delivery',
      productsTotal: price('29.05'),
      address: orderAddress,
      servicePointId: id<'ServicePoint'>(81),
    } as const
    expect(await asks('orders/cart-check', (api) => sendCartCheck(api, request))).toStrictEqual({})
  })

  test('gets its time limit in a time zone [API-23, BAPI-11]', async () => {
    const read = await asks('orders/set_order_time', (api) => sendOrderTime(api, slot))
    expect(read).toStrictEqual({ timeLimit: '2025-03-14T18:56:07+01:00' })
  })

  test('is sent with its draft’s key, by wire names [BAPI-23]', async () => {
    const placed = { id: 10_057, total: 3065, token: null }
    expect(await asks('orders/order-delivery', (api) => sendOrder(api, delivery, key))).toStrictEqual(placed)
    expect(await asks('orders/order-dil', (api) => sendOrder(api, toPoint, key))).toStrictEqual(placed)
    const asGuest = await asks('orders/order-table-guest', (api) => sendOrder(api, atTable, key))
    expect(asGuest).toStrictEqual({ id: 10_058, total: 3065, token: 'g_771' })
    const withEmail = await asks('orders/order-takeaway-guest', (api) => sendOrder(api, toTake, key))
    expect(withEmail).toStrictEqual(asGuest)
    const brought = await asks('orders/order-delivery-guest', (api) => sendOrder(api, toGuest, key))
    expect(brought).toStrictEqual({ id: 10_059, total: 3065, token: 'g_772' })
  })

  test('is read back completely, a guest’s by token [BAPI-28, BAPI-30]', async () => {
    const venueId = id<'Venue'>(21)
    const own = { venueId, id: id<'Order'>(10_057), token: null }
    expect(await asks('orders/get_order', (api) => orderQuery(api, own))).toStrictEqual({ order })
    const guests = { venueId, id: id<'Order'>(10_058), token: 'g_771' }
    expect(await asks('orders/get_order-guest', (api) => orderQuery(api, guests))).toStrictEqual({ order })
  })

  test('is listed with the messages counted [BAPI-29]', async () => {
    expect(await asks('orders/get_order_history', orderHistoryQuery)).toStrictEqual({ orders: [order] })
  })
})
