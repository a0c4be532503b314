import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Movement, NumberRows, Numbers } from '#desk/contract/numbers.ts'
import type { ExportTable } from '#desk/rooms/numbers/export-tables.ts'
import { exportTables } from '#desk/rooms/numbers/export-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { countOrders } from '#server/platform/monitoring/count-orders.ts'
import { defaultSettings } from '#server/settings/read-settings.ts'
import type { LocalDate } from '#src/contract/values.ts'
import { addDays } from '#src/domain/time/wall-clock.ts'
import { minute, noon, statusOf } from '#tests/server/support/diner.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

import type { Bench } from './number-bench.ts'
import { aBench, beginDeposit, deposit, steps } from './number-bench.ts'
import { plainWords } from './plain-words.ts'
import { printedReceipts } from './printed-receipts.ts'

let service: TestService
beforeAll(async () => {
  // Days on which orders wait unanswered go on taking orders.
  service = await openTestService({ alerts: { ...defaultSettings.alerts, pauseAfter: 0 } })
  service.clock.set(noon)
})
afterAll(() => service.close())

const first = '2026-03-10' as LocalDate
const names = Object.keys(steps) as (keyof typeof steps)[]
/** An order, and what else happens then. */
const moment = fc.record({
  order: fc.constantFrom('cash' as const, 'card', 'payPal', 'bill'),
  next: fc.option(fc.constantFrom(...names, 'confirm', 'confirm', 'confirm', 'removeOne'), { freq: 2 }),
  pick: fc.nat(40),
})
/** One of each first, so that every run has something of every kind. */
const history = (
  'cash confirm consume payPal confirm bill deposit seat card confirm removeOne nextNoon cancel noTable bill closeTable late' +
  ' nextNoon cash confirm nextNoon'
)
  .split(' ')
  .map((name, index) => ({ name: name as keyof typeof steps, pick: index === 0 ? 12 : 0 }))

test('sums, files, paper, tables and providers agree to the cent [NUM-01..04, NUM-08]', async () => {
  const seen = new Set<string>()
  let placed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 195, maxLength: 195 }), async (more) => {
      const bench = await aBench(service)
      const confirmedBefore = (await countOrders(service.db)).get('confirmed') ?? 0
      const others = more.flatMap(({ order, next, pick }) =>
        [order, ...(next ? [next] : [])].map((name) => ({ name, pick })),
      )
      for (const { name, pick } of [...history, ...others]) await statusOf(steps[name](bench, pick))
      placed += await service.db.$count(orders, eq(orders.restaurantId, bench.restaurantId))
      const last = addDays(bench.today(), 1)
      const whole = await bench.read(first, last)
      await expectTablesAgree(bench, whole)
      const rows = await bench.rows(first, last)
      for (const { kind, of, way } of rows.movements) seen.add(`${kind} of ${of} by ${way}`)
      expectFilesAgree(rows, whole)
      await expectPaperAgrees(bench, rows, whole)
      await expectDaysAgree(bench, whole, last)
      // What the metrics call confirmed is what the room calls sold, of all restaurants and days.
      expect((await countOrders(service.db)).get('confirmed')).toBe(confirmedBefore + whole.orders)
    }),
    { numRuns: 1, endOnFailure: true },
  )
  expect(placed).toBeGreaterThanOrEqual(200)
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

test('everything counts on its own day [NUM-01..04]', async () => {
  const bench = await aBench(service)
  const next = addDays(first, 1)
  const decide = (orderId: number, action: string) => bench.pay.desk.post(`orders/${orderId}/${action}`)
  const [card, cash, late, trial] = [
    await steps.card(bench, 1),
    await steps.cash(bench, 1),
    await steps.cash(bench, 1),
    await steps.cash(bench, 1),
  ]
  for (const { id: orderId } of [card, cash, late, trial]) await decide(orderId, 'confirm')
  await service.db.update(orders).set({ isTest: true }).where(eq(orders.id, trial.id))
  await deposit(bench)
  await steps.seat(bench, 0)
  // What is to be paid at the counter is not there yet: nobody has said that it was handed over, and the day is not over.
  expect(await bench.read(first, first)).toMatchObject({ orders: 3, sales: 4950, taken: 3650, returned: 0 })
  // Half past midnight in Rome.
  await bench.go(Date.parse(`${first}T23:30:00Z`) - noon)
  await decide(late.id, 'consume')
  expect(await bench.pay.desk.post(`orders/${card.id}/cancel`)).toMatchObject({ status: 200 })
  await steps.noTable(bench, 0)
  expect(await bench.read(first, first)).toMatchObject({
    orders: 2,
    sales: 3300,
    taken: 1650 + 2000 + 1650,
    returned: 0,
    ways: [
      { way: 'card', taken: 3650, returned: 0 },
      { way: 'cash', taken: 1650, returned: 0 },
    ],
    types: [
      { type: 'takeAway', orders: 2, sales: 3300, taken: 3300, returned: 0 },
      { type: 'reservation', orders: 0, sales: 0, taken: 2000, returned: 0 },
    ],
  })
  expect(await bench.read(next, next)).toMatchObject({ orders: 0, sales: 0, taken: 1650, returned: -3650 })
  // What is no period, or ends before it begins, is today.
  for (const path of ['2026-13-40/2026-03-10', '2026-03-11/2026-03-10', '2020-01-01/2026-03-10'])
    expect(await bench.pay.desk.read<Numbers>(`venues/21/numbers/${path}`)).toMatchObject({ from: next, to: next })
})

test('a deposit counts when paid, and when it goes back [NUM-02, NUM-04]', async () => {
  const bench = await aBench(service)
  const days = [first, addDays(first, 1), addDays(first, 2)] as const
  // Ten minutes before midnight in Rome.
  await bench.go(Date.parse(`${first}T22:50:00Z`) - noon)
  const begun = await beginDeposit(bench, days[1])
  await bench.go(15 * minute)
  await begun.pay()
  const read = () => Promise.all(days.map(async (day) => await bench.read(day, day)))
  expect(await read()).toMatchObject([
    { taken: 0, returned: 0 },
    { taken: 2000, returned: 0 },
    { taken: 0, returned: 0 },
  ])
  // Nobody answers, and the service gives it back by itself.
  await bench.go(Date.parse(`${days[2]}T11:00:00Z`) - bench.now())
  expect(await read()).toMatchObject([
    { taken: 0, returned: 0 },
    { taken: 2000, returned: 0 },
    { taken: 0, returned: -2000 },
  ])
})

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

/** The receipts of all that was sold say what the room adds up. */
async function expectPaperAgrees(bench: Bench, { orders: sold }: NumberRows, whole: Numbers): Promise<void> {
  const ids = sold.map((order) => Number(order.id))
  const papers = await printedReceipts(bench, ids)
  const together = (of: (paper: (typeof papers)[number]) => number) => papers.reduce((sum, paper) => sum + of(paper), 0)
  expect(papers.map(({ order }) => order)).toEqual(ids)
  expect({ total: together(({ total }) => total), vat: together(({ vat }) => vat) }).toEqual({
    total: whole.sales + whole.tips,
    vat: whole.vat.reduce((sum, { vat }) => sum + (vat ?? 0), 0),
  })
}

async function expectDaysAgree({ read }: Bench, whole: Numbers, last: LocalDate): Promise<void> {
  const days: Numbers[] = []
  for (let date = first; date <= last; date = addDays(date, 1)) days.push(await read(date, date))
  const together = (of: (one: Numbers) => number) => days.reduce((sum, one) => sum + of(one), 0)
  for (const name of ['orders', 'sales', 'tips', 'discounts', 'fees', 'taken', 'returned'] as const)
    expect([name, together((one) => one[name])]).toEqual([name, whole[name]])
}
