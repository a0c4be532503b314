import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import type { Movement, NumberRows, Numbers } from '#desk/contract/numbers.ts'
import type { ExportTable } from '#desk/rooms/numbers/export-tables.ts'
import { exportTables } from '#desk/rooms/numbers/export-tables.ts'
import { timeToPayMs } from '#server/payments/payment-deps.ts'
import { paymentModes } from '#server/platform/db/schema/checkout-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import { countOrders } from '#server/platform/monitoring/count-orders.ts'
import { createOrder } from '#src/contract/order.ts'
import { getClientSecret, notifyConfirmation } from '#src/contract/pay.ts'
import { reserve } from '#src/contract/reservation.ts'
import type { LocalDate, LocalDateTime } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'
import { addDays, dateOf, wallClock } from '#src/domain/time/wall-clock.ts'
import { desksTables } from '#tests/server/support/desk-tables.ts'
import { anOrder, minute, noon, statusOf, welcome10 } from '#tests/server/support/diner.ts'
import { orderSamples } from '#tests/server/support/order-samples.ts'
import { aTable } from '#tests/server/support/table-bills.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

import { plainWords } from './plain-words.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const first = '2026-03-10' as LocalDate
const venueId = id<'Venue'>(21)
type Bench = Awaited<ReturnType<typeof aBench>>

async function aBench() {
  const table = await aTable(service, { venueId: 21, type: 'takeAway', service: { tipPercents: [5] } })
  const { restaurantId, pay } = table
  const payPal = { kind: 'payPal', hasPaymentPage: false, labels: { en: 'PayPal' } } as const
  await service.db.insert(paymentModes).values({ ...payPal, restaurantId, id: id(99), position: 9 })
  const now = () => service.clock.now(restaurantId)
  const today = () => dateOf(wallClock(now(), 'Europe/Rome'))
  return {
    ...table,
    today,
    tables: desksTables(service, restaurantId),
    go: async (ms: number) => {
      service.clock.set(now() + ms, restaurantId)
      await service.sweep()
    },
    of: async <T>(kind: 'order' | 'reservation', pick: number, act: (id: number) => Promise<T>) => {
      const from = kind === 'order' ? orders : reservations
      const all = await service.db.select({ id: from.id }).from(from).where(eq(from.restaurantId, restaurantId))
      const chosen = all.toSorted((a, b) => b.id - a.id)[pick % Math.max(1, Math.min(all.length, 5))]
      return chosen && act(chosen.id)
    },
    read: (from: LocalDate, to: LocalDate) => pay.desk.read<Numbers>(`venues/21/numbers/${from}/${to}`),
    rows: (from: LocalDate, to: LocalDate) => pay.desk.read<NumberRows>(`venues/21/numbers/${from}/${to}/rows`),
  }
}

async function place({ diner, today }: Bench, paymentMode: 'cash' | 'card' | 'payPal', pick: number) {
  const request = await anOrder(diner.api, {
    ...orderSamples.collect,
    dishes: [{ id: 801, quantity: 2 + (pick % 3) }],
    slotStart: `${today()} 19:30:00` as LocalDateTime,
    ...(pick % 4 === 0 && { code: welcome10 }),
    fields: { paymentMode, cashMeans: paymentMode === 'cash' ? 'cash' : null },
  })
  const tip = cents(pick % 3 === 0 ? 55 : 0)
  return diner.api.call(createOrder, { ...request, tip, total: cents(request.total + tip) })
}

async function deposit({ api, pay, today }: Bench) {
  const { id: entityId, token } = await api.call(reserve, {
    ...{ id: null, venueId, name: 'Anna', phone: '+39 333 555 0100', contactEmail: 'anna@example.com', notes: null },
    ...{ people: 2, startsAt: `${today()} 19:30:00` as LocalDateTime, hasAcceptedPrivacy: true, device: 'site' },
    ...{ deposit: cents(2000), paymentMode: 'card' },
  })
  const entity = { entityKind: 'reservation', entityId, token } as const
  const { clientSecret } = await api.call(getClientSecret, { venueId, ...entity })
  await pay.confirm(clientSecret, await pay.method())
  await api.call(notifyConfirmation, entity)
}

async function removeOne({ pay, of }: Bench, pick: number) {
  await of('order', pick, async (orderId) => {
    const { removal } = await pay.desk.read<{ removal: { cents: number; backCents: number } | null }>(
      `orders/${orderId}/removal/0x1`,
    )
    const seen = (await pay.desk.read<{ orders: { id: number; removals: object[] }[] }>('orders')).orders
    if (!removal) return
    await pay.desk.post(`orders/${orderId}/remove`, {
      pieces: [{ position: 0, quantity: 1 }],
      seen: seen.find((one) => one.id === orderId)?.removals.length ?? 0,
      ...{ cents: removal.cents, backCents: removal.backCents },
    })
  })
}

const steps = {
  cash: (bench, pick) => place(bench, 'cash', pick),
  card: async (bench, pick) => {
    const { id: orderId } = await place(bench, 'card', pick)
    await bench.pay.byCard(orderId)
    await bench.pay.notify(orderId)
  },
  payPal: async (bench, pick) => {
    const { id: orderId } = await place(bench, 'payPal', pick)
    const ref = await bench.pay.startPayPal(orderId)
    await bench.pay.approve(ref)
    await bench.pay.execute(orderId, ref)
  },
  /** The bank says yes, but too late. */
  late: async (bench, pick) => {
    const { id: orderId } = await place(bench, 'card', pick)
    const secret = await bench.pay.secret(orderId)
    await bench.go(timeToPayMs + minute)
    await bench.pay.confirm(secret, await bench.pay.method())
  },
  bill: async (bench, pick) => {
    const slotStart = `${bench.today()} 12:00:00` as LocalDateTime
    const dishes = [{ id: 801, quantity: 2 }]
    const round = await bench.round({ ...orderSamples.table, slotStart, dishes })
    await bench.payByCard(await bench.open([round], pick % 2 ? round.total : 190))
  },
  closeTable: (bench, pick) => bench.tables.close({ means: pick % 2 ? 'cash' : 'cardAtDoor' }),
  deposit,
  confirm: (bench, pick) => bench.of('order', pick, (one) => bench.pay.desk.post(`orders/${one}/confirm`)),
  refuse: (bench, pick) => bench.of('order', pick, (one) => bench.pay.desk.post(`orders/${one}/refuse`)),
  cancel: (bench, pick) => bench.of('order', pick, (one) => bench.pay.desk.post(`orders/${one}/cancel`)),
  consume: (bench, pick) => bench.of('order', pick, (one) => bench.pay.desk.post(`orders/${one}/consume`)),
  removeOne,
  seat: (bench, pick) => bench.of('reservation', pick, (one) => bench.pay.desk.post(`reservations/${one}/confirm`)),
  noTable: (bench, pick) => bench.of('reservation', pick, (one) => bench.pay.desk.post(`reservations/${one}/cancel`)),
  nextNoon: (bench) =>
    bench.go(Date.parse(`${addDays(bench.today(), 1)}T11:00:00Z`) - service.clock.now(bench.restaurantId)),
} satisfies Record<string, (bench: Bench, pick: number) => Promise<unknown>>

const names = Object.keys(steps) as (keyof typeof steps)[]
const step = fc.record({ name: fc.constantFrom(...names, 'confirm', 'confirm', 'card', 'removeOne'), pick: fc.nat(40) })
/** One of each first, so that every run has something of every kind. */
const history = [
  ...['cash', 'confirm', 'consume', 'payPal', 'confirm', 'bill', 'deposit', 'seat', 'card', 'confirm', 'removeOne'],
  ...['nextNoon', 'cancel', 'noTable', 'bill', 'closeTable', 'late', 'nextNoon', 'cash', 'confirm', 'nextNoon'],
].map((name, index) => ({ name: name as keyof typeof steps, pick: index === 0 ? 12 : 0 }))

test('sums, files, tables and the providers agree to the cent [NUM-01..09]', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (more) => {
      const bench = await aBench()
      const confirmedBefore = (await countOrders(service.db)).get('confirmed') ?? 0
      for (const { name, pick } of [...history, ...more]) await statusOf(steps[name](bench, pick))
      const last = addDays(bench.today(), 1)
      const whole = await bench.read(first, last)
      await expectTablesAgree(bench, whole)
      const rows = await bench.rows(first, last)
      for (const { kind, of, way } of rows.movements) seen.add(`${kind} of ${of} by ${way}`)
      expectFilesAgree(rows, whole)
      await expectDaysAgree(bench, whole, last)
      // What the metrics call confirmed is what the room calls sold, of all restaurants and days.
      expect((await countOrders(service.db)).get('confirmed')).toBe(confirmedBefore + whole.orders)
    }),
    { numRuns: 4 },
  )
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'payment of order by cash',
      'payment of order by payPal',
      'payment of bill by card',
      'payment of bill by cardAtDoor',
      'payment of reservation by card',
      'partRefund of order by card',
      'refund of order by card',
      'refund of reservation by card',
    ]),
  )
}, 300_000)

/** The same by plain statements over the tables, and by what the providers hold. */
async function expectTablesAgree({ restaurantId, pay, today }: Bench, whole: Numbers): Promise<void> {
  const answer = await service.db.execute<Record<string, number>>(sql`select
    (select count(*)::int from orders where restaurant_id = ${restaurantId} and status = 'confirmed') as sold,
    (select coalesce(sum(total - coalesce(tip, 0)), 0)::int from orders
      where restaurant_id = ${restaurantId} and status = 'confirmed') as sales,
    (select coalesce(sum(tip), 0)::int from orders where restaurant_id = ${restaurantId} and status = 'confirmed') as tips,
    (select coalesce(sum(discount), 0)::int from orders where restaurant_id = ${restaurantId} and status = 'confirmed') as off,
    (select coalesce(sum((part->>'vat')::int), 0)::int from orders o join order_lines l on l.order_id = o.id,
      jsonb_array_elements(l.vat) part where restaurant_id = ${restaurantId} and status = 'confirmed')
      + (select coalesce(sum((part->>'vat')::int), 0)::int from orders, jsonb_array_elements(costs_vat) part
        where restaurant_id = ${restaurantId} and status = 'confirmed') as vat,
    (select coalesce(sum(amount), 0)::int from payments where restaurant_id = ${restaurantId} and status = 'paid')
      - (select coalesce(sum(r.amount), 0)::int from part_refunds r join payments p on p.ref = r.payment_ref
        where r.restaurant_id = ${restaurantId} and p.status = 'paid') as online,
    (select coalesce(sum(total), 0)::int from orders where restaurant_id = ${restaurantId} and status = 'confirmed'
      and payment_status is null and (consumed_at is not null or slot_start < ${today()}::date))
      - (select coalesce(sum(p.amount), 0)::int from bill_parts p join bills b on b.id = p.bill_id
        join orders o on o.id = p.order_id where b.restaurant_id = ${restaurantId} and b.payment_status = 'paid'
        and (o.consumed_at is not null or o.slot_start < ${today()}::date))
      + (select coalesce(sum(amount), 0)::int from bills where restaurant_id = ${restaurantId}
        and payment_status = 'paid' and cash_means is not null) as counter`)
  const [told] = Array.isArray(answer) ? answer : (answer as { rows: Record<string, number>[] }).rows
  const online = whole.ways.filter(({ way }) => way === 'card' || way === 'payPal')
  const net = (ways: Numbers['ways']) => ways.reduce((sum, { taken, returned }) => sum + taken + returned, 0)
  expect({
    sold: whole.orders,
    sales: whole.sales,
    tips: whole.tips,
    off: whole.discounts,
    vat: whole.vat.reduce((sum, { vat }) => sum + (vat ?? 0), 0),
    online: net(online),
    counter: net(whole.ways) - net(online),
  }).toEqual(told)
  expect(net(online)).toBe(await pay.money())
}

const sumOf = ([heads = [], ...cells]: ExportTable, column: string) =>
  cells.reduce((sum, row) => {
    const cell = row[heads.indexOf(column)]
    return sum + (typeof cell === 'object' && cell !== null ? cell.cents : 0)
  }, 0)

function expectFilesAgree(rows: NumberRows, whole: Numbers): void {
  const { orders: sold, lines, days, money } = exportTables(rows, plainWords)
  expect({
    orders: sold.length - 1,
    sales: sumOf(sold, 'total') - sumOf(sold, 'tip'),
    parts: sumOf(sold, 'products') - sumOf(sold, 'discount') + sumOf(sold, 'fees'),
    gross: sumOf(days, 'gross'),
    products: sumOf(lines, 'total'),
    charged: sumOf(lines, 'charged') + whole.fees,
    vat: sumOf(days, 'vat'),
    moved: sumOf(money, 'amount'),
  }).toEqual({
    orders: whole.orders,
    sales: whole.sales,
    parts: whole.sales,
    gross: whole.sales,
    products: sumOf(sold, 'products'),
    charged: whole.sales,
    vat: whole.vat.reduce((sum, { vat }) => sum + (vat ?? 0), 0),
    moved: whole.taken + whole.returned,
  })
  const isOnline = ({ way }: Movement) => way === 'card' || way === 'payPal'
  // Whatever the provider has moved names its payment.
  for (const movement of rows.movements) expect(movement.ref !== null).toBe(isOnline(movement))
}

async function expectDaysAgree({ read }: Bench, whole: Numbers, last: LocalDate): Promise<void> {
  const days: Numbers[] = []
  for (let date = first; date <= last; date = addDays(date, 1)) days.push(await read(date, date))
  const together = (of: (one: Numbers) => number) => days.reduce((sum, one) => sum + of(one), 0)
  for (const name of ['orders', 'sales', 'tips', 'discounts', 'fees', 'taken', 'returned'] as const)
    expect([name, together((one) => one[name])]).toEqual([name, whole[name]])
}
