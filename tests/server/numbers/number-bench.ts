import { eq } from 'drizzle-orm'

import type { NumberRows, Numbers } from '#desk/contract/numbers.ts'
import { timeToPayMs } from '#server/payments/payment-deps.ts'
import { paymentModes } from '#server/platform/db/schema/checkout-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import { createOrder } from '#src/contract/order.ts'
import { getClientSecret, notifyConfirmation } from '#src/contract/pay.ts'
import { reserve } from '#src/contract/reservation.ts'
import type { LocalDate, LocalDateTime } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'
import { addDays, dateOf, wallClock } from '#src/domain/time/wall-clock.ts'
import { aTable as aReservation } from '#tests/server/support/a-table.ts'
import { desksTables } from '#tests/server/support/desk-tables.ts'
import { anOrder, minute, welcome10 } from '#tests/server/support/diner.ts'
import { orderSamples } from '#tests/server/support/order-samples.ts'
import { aTable } from '#tests/server/support/table-bills.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'

const venueId = id<'Venue'>(21)
export type Bench = Awaited<ReturnType<typeof aBench>>

/** A restaurant like the second, with all that moves money in it, from the first day on. */
export async function aBench(service: TestService) {
  const wish = { service: { tipPercents: [5] }, timetable: { capacity: 500 } }
  const table = await aTable(service, { venueId: 21, type: 'takeAway', ...wish })
  const { restaurantId, pay } = table
  const payPal = { kind: 'payPal', hasPaymentPage: false, labels: { en: 'PayPal' } } as const
  await service.db.insert(paymentModes).values({ ...payPal, restaurantId, id: id(99), position: 9 })
  const now = () => service.clock.now(restaurantId)
  const today = () => dateOf(wallClock(now(), 'Europe/Rome'))
  return {
    ...table,
    service,
    now,
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

/** Reserves a table for a day; the deposit is paid when `pay` is called. */
export async function beginDeposit({ api, pay }: Bench, day: LocalDate) {
  const { id: entityId, token } = await api.call(reserve, {
    ...aReservation,
    venueId,
    startsAt: `${day} 19:30:00` as LocalDateTime,
    deposit: cents(2000),
    paymentMode: 'card',
  })
  const entity = { entityKind: 'reservation', entityId, token } as const
  const { clientSecret } = await api.call(getClientSecret, { venueId, ...entity })
  return {
    pay: async () => {
      await pay.confirm(clientSecret, await pay.method())
      await api.call(notifyConfirmation, entity)
    },
  }
}

export async function deposit(bench: Bench) {
  await (await beginDeposit(bench, bench.today())).pay()
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
      cents: removal.cents,
      backCents: removal.backCents,
    })
  })
}

/** What happens at a restaurant; `pick` says to which of the newest things, how much and how. */
export const steps = {
  cash: (bench, pick) => place(bench, 'cash', pick),
  card: async (bench, pick) => {
    const { id: orderId } = await place(bench, 'card', pick)
    await bench.pay.byCard(orderId)
    await bench.pay.notify(orderId)
    return { id: orderId }
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
    // Tables order in the quarter of an hour that runs.
    const slotStart = wallClock(bench.now() - (bench.now() % (15 * minute)), 'Europe/Rome')
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
  nextNoon: (bench) => bench.go(Date.parse(`${addDays(bench.today(), 1)}T11:00:00Z`) - bench.now()),
} satisfies Record<string, (bench: Bench, pick: number) => Promise<unknown>>
