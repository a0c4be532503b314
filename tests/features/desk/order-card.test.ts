import { describe, expect, test } from 'vitest'

import { orderTypeNamesAtDesk, paymentNameAtDesk } from '#server/staff/desk-names.ts'

/** The desk is plain JavaScript of its own. */
const path = '../../../server/staff/browser/order-card.js'
type Card = (order: object, decide: () => Promise<void>) => HTMLElement
const load = async () => ((await import(/* @vite-ignore */ path)) as { orderCard: Card }).orderCard

const order = {
  id: 7,
  status: 'confirmed',
  orderType: 'delivery',
  typeName: orderTypeNamesAtDesk.delivery,
  venue: { id: 1, name: 'Centro', currency: '€' },
  seller: { name: 'Gino S.r.l.', address: 'Via Po 12, 10123 Torino (TO)', vatNumber: '123', phone: '+39 011' },
  customer: { name: 'Luca Verdi', phone: '+39 333', email: 'luca?bcc=all@example.com' },
  isGuest: true,
  people: null,
  place: {
    table: null,
    point: null,
    address: { street: 'Via Roma 1', town: '10121 Torino', zone: null, doorbell: 'Verdi', note: 'Second floor' },
  },
  slotStart: '2026-11-20T19:00:00',
  slotEnd: '2026-11-20T19:15:00',
  isAsSoonAsPossible: false,
  expected: { from: '2026-11-20T19:40:00', to: '2026-11-20T19:55:00' },
  courier: null,
  invoice: null,
  createdAt: '2026-11-20T17:00:00Z',
  payment: {
    mode: 'cash',
    cashMeans: 'cardAtDoor',
    name: paymentNameAtDesk({ paymentMode: 'cash', cashMeans: 'cardAtDoor' }),
    status: null,
    problem: null,
  },
  notes: 'No onion',
  answers: [],
  lines: [
    {
      quantity: 2,
      name: 'Margherita',
      memberName: null,
      details: [
        { name: 'Maxi', cents: 400 },
        { name: 'Olive', cents: 0 },
      ],
      note: 'well done',
      allergens: null,
      totalCents: 2200,
    },
  ],
  saving: { code: 'CIAO', cents: 110 },
  fixedCost: { name: 'Bag', cents: 20 },
  deliveryCents: 150,
  tipCents: 200,
  totalCents: 2460,
  vat: [],
  paidCents: 0,
  dueCents: 2460,
  consumedAt: null,
  points: null,
  statusLog: [],
}
const card = async (fields: object = {}) => (await load())({ ...order, ...fields }, () => Promise.resolve())
const textOf = (element: HTMLElement, selector: string) => element.querySelector(selector)?.textContent

describe('the card of an order at the desk', () => {
  test('has the expected time large, the ordered one beside [ORD-38]', async () => {
    const shown = await card()
    expect(textOf(shown, '.slot strong')).toBe('19:40')
    expect(textOf(shown, 'header')).toContain('until 19:55 · ordered for 19:00')
    const asOrdered = await card({ expected: null })
    expect(textOf(asOrdered, '.slot strong')).toBe('19:00')
    expect(textOf(asOrdered, 'header')).not.toContain('ordered for')
  })

  test('names the day that was ordered where it is another [ORD-38]', async () => {
    const shown = await card({ expected: { from: '2026-11-21T00:10:00', to: null } })
    expect(textOf(shown, 'header')).toMatch(/ordered for .*20 Nov.*, 19:00/)
  })

  test('says choices, prices, place, payment and seller [ORD-40]', async () => {
    const text = (await card()).textContent
    for (const said of [
      'Maxi (4,00\u00a0€) · Olive',
      'well done',
      '22,00\u00a0€',
      'Code CIAO −1,10\u00a0€ · incl. Bag 0,20\u00a0€ · delivery 1,50\u00a0€ · tip 2,00\u00a0€',
      'Via Roma 1, 10121 Torino',
      'Verdi',
      'Second floor',
      'Card at the counter',
      'To collect24,60\u00a0€',
      'No onion',
      'Gino S.r.l. · Via Po 12, 10123 Torino (TO) · VAT number 123 · +39 011',
    ])
      expect(text).toContain(said)
    expect((await card({ dueCents: 0 })).textContent).not.toContain('To collect')
  })

  test('says the VAT of each rate [TAX-11]', async () => {
    const vat = [
      { percent: 22, cents: 110 },
      { percent: 5.5, cents: 52 },
    ]
    expect((await card({ vat })).textContent).toContain('VAT included22\u00a0%: 1,10\u00a0€ · 5,5\u00a0%: 0,52\u00a0€')
    expect((await card()).textContent).not.toContain('VAT included')
  })

  test('writes to a guest, and to nobody else [ORD-40]', async () => {
    const link = (await card()).querySelector('a[href^="mailto:"]')
    expect(link?.textContent).toBe('luca?bcc=all@example.com')
    expect(link?.getAttribute('href')).toBe('mailto:luca%3Fbcc%3Dall@example.com')
  })
})
