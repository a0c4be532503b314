import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { passwordHash } from '#demo/trials/create-customer.ts'
import { addStaffMember } from '#server/staff/staff-members.ts'
import type { Id } from '#src/contract/values.ts'
import { aCounter, noon, tiramisu } from '#tests/server/support/diner.ts'
import { id, moment } from '#tests/support/builders.ts'
import { deskOf, signInAtDesk } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

type Listed = { readonly orders: readonly { readonly id: number; readonly status: string }[] }

/** So many orders, the older ones first. */
async function addOrders(restaurantId: Id<'Restaurant'>, count: number, { status = 'waiting', slot = 'null' }) {
  await service.db.execute(sql`
    insert into orders (restaurant_id, venue_id, language, order_type, status, payment_mode, timetable_id, slot_start,
      as_soon_as_possible, products_total, total, created_at, waits_since)
    select ${restaurantId}, 11, 'en', 'takeAway', ${status}, 'cash', 111, ${slot}, false, 100, 100, now(),
      case when ${status} = 'waiting' then now() end from generate_series(1, ${sql.raw(String(count))})`)
}

describe('the orders at the desk', () => {
  test('all that wait stand before a hundred others [ORD-60]', async () => {
    const restaurantId = await service.newRestaurant()
    await addOrders(restaurantId, 130, { slot: '2026-03-10 20:00:00' })
    await addOrders(restaurantId, 110, { status: 'confirmed', slot: '2026-03-20 20:00:00' })
    await addOrders(restaurantId, 150, { status: 'refused', slot: '2026-03-10 20:00:00' })
    await addOrders(restaurantId, 30, { status: 'confirmed', slot: '2026-03-08 02:00:00' })
    const { orders } = await deskOf(service, restaurantId).read<Listed>('orders')
    const count = (status: string) => orders.filter((order) => order.status === status).length
    expect([count('waiting'), count('confirmed'), count('refused')]).toEqual([130, 110 + 30, 70])
  })

  test('all reservations that wait or are to come are listed [ORD-60]', async () => {
    const restaurantId = await service.newRestaurant()
    const add = (count: number, status: string, startsAt: string) =>
      service.db.execute(sql`
        insert into reservations (restaurant_id, venue_id, language, status, timetable_id, starts_at, people, name, phone,
          email, created_at, waits_since)
        select ${restaurantId}, 11, 'en', ${status}, 1, ${startsAt}, 2, 'Ada', '011', 'ada@example.com', now(),
          case when ${status} = 'waiting' then now() end from generate_series(1, ${sql.raw(String(count))})`)
    await add(130, 'waiting', '2026-03-12 20:00:00')
    await add(120, 'confirmed', '2026-05-12 20:00:00')
    await add(140, 'cancelled', '2026-03-12 20:00:00')
    const { reservations } = await deskOf(service, restaurantId).read<{ reservations: { status: string }[] }>(
      'reservations',
    )
    const count = (status: string) => reservations.filter((each) => each.status === status).length
    expect([count('waiting'), count('confirmed'), count('cancelled')]).toEqual([130, 120, 100])
  })
})

describe('the search for orders', () => {
  test('finds by number, name, telephone and dish [ORD-61]', async () => {
    const counter = await aCounter(service)
    const first = await counter.place({ dishes: [{ id: tiramisu }] })
    const second = await counter.place({ slotStart: moment('2026-03-10 20:00:00'), dishes: [{ id: 901 }] })
    await addOrders(counter.restaurantId, 130, { slot: '2026-03-10 20:00:00' })
    const found = async (words: string) => {
      const { orders } = await deskOf(service, counter.restaurantId).read<Listed>(`search/${encodeURIComponent(words)}`)
      return orders.map((order) => order.id)
    }
    expect(await found(String(first.id))).toEqual([first.id])
    expect(await found('tiramis')).toEqual([first.id])
    expect(await found('rossi')).toEqual([second.id, first.id])
    expect(await found('0039 333 555 0101')).toEqual([])
    expect(await found('333 555-0101')).toEqual([second.id, first.id])
    expect(await found('water 0.5')).toEqual([second.id])
    for (const nothing of ['t', '%%', '__', '../..', String.raw`ross\_`]) expect(await found(nothing)).toEqual([])
  })

  test('finds at most fifty, and nothing of another venue [ORD-61]', async () => {
    const counter = await aCounter(service)
    const { id: number } = await counter.place()
    await service.db.execute(sql`
      insert into orders (restaurant_id, venue_id, language, order_type, status, payment_mode, timetable_id, slot_start,
        as_soon_as_possible, products_total, total, created_at, guest)
      select ${counter.restaurantId}, 12, 'en', 'takeAway', 'refused', 'cash', 111, now(), false, 100, 100, now(),
        '{"firstName":"Anna","lastName":"Rossi","phone":"011 22"}' from generate_series(1, 60)`)
    const row = { restaurantId: counter.restaurantId, email: 'here@example.com', name: 'Here', role: 'staff' } as const
    await addStaffMember(service.db, { ...row, venueId: id<'Venue'>(11), passwordHash, createdAt: new Date(noon) })
    const search = async (email?: string) => {
      const cookie = await signInAtDesk(service, { restaurantId: counter.restaurantId, ...(email ? { email } : {}) })
      const reply = await service.fetch('https://service.example/staff/api/search/rossi', {
        headers: { Cookie: cookie ?? '' },
      })
      return ((await reply.json()) as Listed).orders.map((order) => order.id)
    }
    expect(await search()).toHaveLength(50)
    expect(await search('here@example.com')).toEqual([number])
  })
})
