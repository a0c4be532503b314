import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { noDevicePush } from '#demo/desk-kit/kit-desk.ts'
import { createSound } from '#desk/alarm/create-sound.ts'
import type { DeskOrder } from '#desk/contract/orders.ts'
import { order as shape } from '#desk/contract/orders.ts'
import type { Member } from '#desk/contract/session.ts'
import { createDesk } from '#desk/parts/create-desk.ts'
import { DeskProvider } from '#desk/parts/desk-context.tsx'
import type { Due } from '#desk/parts/due-lists.ts'
import { MemberProvider } from '#desk/parts/member-context.tsx'
import { OrderCard } from '#desk/rooms/orders/card/order-card.tsx'
import { cutTable } from '#desk/worker/cut-table.ts'
import { QueryProvider } from '#src/query/query-provider.tsx'
import { noPasskeys } from '#tests/support/browser-passkeys.ts'
import { id } from '#tests/support/builders.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'

const order = {
  id: 7,
  status: 'confirmed',
  orderType: 'delivery',
  venue: { id: 1, name: 'Centro', currency: '€', timeZone: 'Europe/Rome' },
  seller: { name: 'Gino S.r.l.', address: 'Via Po 12, 10123 Torino (TO)', vatNumber: '123', phone: '+39 011' },
  customer: { name: 'Luca Verdi', phone: '+39 333', email: 'luca?bcc=all@example.com' },
  isGuest: true,
  people: null,
  place: {
    table: null,
    point: null,
    address: { street: 'Via Roma 1', town: '10121 Torino', zone: null, doorbell: 'Verdi', note: 'Second floor' },
  },
  slotStart: '2026-11-20 19:00:00',
  slotEnd: '2026-11-20 19:15:00',
  isAsSoonAsPossible: false,
  expected: { from: '2026-11-20 19:40:00', to: '2026-11-20 19:55:00' },
  courier: null,
  invoice: null,
  createdAt: '2026-11-20T17:00:00Z',
  isAcceptedAtOnce: false,
  placedBy: null,
  isTest: false,
  payment: { mode: 'cash', cashMeans: 'cardAtDoor', status: null, problem: null, payBy: null },
  notes: 'No onion',
  answers: [],
  lines: [
    {
      position: 0,
      quantity: 2,
      name: 'Margherita',
      productId: 201,
      categoryId: 2,
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
  removals: [],
  paidCents: 0,
  dueCents: 2460,
  consumedAt: null,
  points: null,
  statusLog: [],
}

const member: Member = {
  name: 'Gino',
  email: 'gino@example.com',
  role: 'owner',
  language: null,
  venueId: null,
  restaurant: { id: id<'Restaurant'>(1), name: 'Trattoria da Gino' },
  venues: [],
}

async function card(fields: object = {}, due: Due = { list: 'now', minutes: 5 }): Promise<HTMLElement> {
  const desk = await createDesk({
    fetch: () => Promise.reject(new TypeError('nothing is asked')),
    openNews: () => ({ addEventListener: () => {}, close: () => {} }),
    clock: createManualClock(0).clock,
    sound: createSound(() => new AudioContext()),
    keepAwake: () => {},
    showBadge: () => {},
    kept: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    lists: { all: () => Promise.resolve([]), keep: () => {}, drop: () => {}, clear: () => Promise.resolve() },
    devicePush: noDevicePush,
    passkeys: noPasskeys,
    readTable: cutTable,
    print: () => {},
    browserLanguages: ['en'],
  })
  const shown: DeskOrder = shape.parse({ ...order, ...fields })
  const events = { onEnd: () => {}, onTakeBack: () => {}, onDone: () => {} }
  const view = render(
    <I18nProvider i18n={desk.i18n}>
      <DeskProvider value={desk}>
        <QueryProvider client={desk.queryClient}>
          <MemberProvider value={{ member, showsMails: false }}>
            <OrderCard order={shown} due={due} end={null} endFailure={null} events={events} />
          </MemberProvider>
        </QueryProvider>
      </DeskProvider>
    </I18nProvider>,
  )
  return view.container
}
const textOf = (element: HTMLElement, selector: string) => element.querySelector(selector)?.textContent

const waiting = { status: 'waiting' }

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
    const shown = await card({ expected: { from: '2026-11-21 00:10:00', to: null } })
    expect(textOf(shown, 'header')).toMatch(/ordered for .*20 Nov.*, 19:00/)
  })

  test('says choices, prices, place, payment and seller [ORD-40, TAX-14]', async () => {
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
      'This is not a fiscal receipt',
    ])
      expect(text).toContain(said)
    expect((await card({ dueCents: 0 })).textContent).not.toContain('To collect')
  })

  test('says what the diner wrote before the dishes', async () => {
    expect((await card({ notes: 'Allergic to nuts' })).textContent).toMatch(/Allergic to nuts.*2 ×.*Margherita/)
    expect((await card({ notes: null })).querySelector('.care')).toBeNull()
  })

  test('says what was removed and given back [ORD-68, ORD-100]', async () => {
    const pieces = [{ quantity: 1, name: 'Tiramisu' }]
    const removal = { at: '2026-11-20T17:30:00Z', cents: 550, backCents: 550, pieces }
    const cheaper = { ...removal, at: '2026-11-20T17:40:00Z', backCents: 0 }
    const both = { ...removal, at: '2026-11-20T17:50:00Z', backCents: 150 }
    const text = textOf(await card({ removals: [removal, cheaper, both] }), '.removed')
    expect(text).toMatch(
      /^1 × Tiramisu20 Nov.* · 5,50\u00a0€ given back1 × Tiramisu20 Nov.* · 5,50\u00a0€ less to pay1 × Tiramisu20 Nov.* · 1,50\u00a0€ given back · 4,00\u00a0€ less to pay$/,
    )
  })

  test('says the VAT of each rate [TAX-11]', async () => {
    const vat = [
      { percent: 22, cents: 110 },
      { percent: 5.5, cents: 52 },
    ]
    expect((await card({ vat })).textContent).toContain('VAT included22%: 1,10\u00a0€ · 5.5%: 0,52\u00a0€')
    expect((await card()).textContent).not.toContain('VAT included')
  })

  test('writes to a guest, and to nobody else [ORD-40]', async () => {
    const link = (await card()).querySelector('a[href^="mailto:"]')
    expect(link?.textContent).toBe('luca?bcc=all@example.com')
    expect(link?.getAttribute('href')).toBe('mailto:luca%3Fbcc%3Dall@example.com')
  })

  test.each<[Due, string, object?]>([
    [{ list: 'now', minutes: 25 }, 'in 25 min'],
    [{ list: 'next', minutes: 125 }, 'in 2 h 5 min'],
    [{ list: 'now', minutes: 0 }, 'now'],
    [{ list: 'now', minutes: -12 }, '12 min late'],
    [{ list: 'now', minutes: -12 }, '12 min ago', { orderType: 'table' }],
    [{ list: 'new', minutes: 1439 }, 'in 23 h 59 min', waiting],
    [{ list: 'new', minutes: 1440 }, '', waiting],
    [{ list: 'later', minutes: 300 }, ''],
    [{ list: 'done', minutes: -12 }, ''],
  ])('%o is said as “%s” [ORD-62]', async (due, said, fields = {}) => {
    const status = fields === waiting ? 'Waiting' : 'Confirmed'
    expect(textOf(await card(fields, due), '.state')).toBe(`${said}${status}`)
  })

  test('what the service has ended is told from a refusal', async () => {
    const log = { status: 'refused', at: '2026-11-20T17:20:00Z', message: null }
    const unanswered = await card({ status: 'refused', statusLog: [{ ...log, reason: 'unanswered', message: null }] })
    expect(unanswered.textContent).toContain('Not answered in time')
    expect(unanswered.textContent).toContain('nobody had answered')
    const refused = await card({ status: 'refused', statusLog: [{ ...log, reason: null, message: null }] })
    expect(textOf(refused, '.state')).toContain('Refused')
  })
})
