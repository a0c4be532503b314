import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import type { PartValue } from '#desk/contract/set-up/file-parts.ts'
import { slotBookings } from '#server/platform/db/schema/slot-tables.ts'
import { serviceConfigs } from '#server/platform/db/schema/venue-tables.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'
import { noon } from '#tests/server/support/diner.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

type Value = PartValue<'services'>
type Answer = { readonly version: string; readonly value: Value; readonly faults?: Readonly<Record<string, string>> }

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const path = 'venues/11/set-up/services'
const read = (id: number) => deskOf(service, id).read<Answer>(path)
async function save(id: number, change: (services: Value['services']) => object) {
  const { version, value } = await read(id)
  const reply = await deskOf(service, id).post(path, { version, value: { services: change(value.services) } })
  return { status: reply.status, body: (await reply.json()) as Answer }
}
const takeAwayOf = (restaurantId: Id<'Restaurant'>) =>
  and(
    eq(serviceConfigs.restaurantId, restaurantId),
    eq(serviceConfigs.venueId, 11 as Id<'Venue'>),
    eq(serviceConfigs.type, 'takeAway'),
  )

test.each([1, 2, 3, 4, 5, 6, 7] as const)('saved as they are the ways of %i stay [SET-60]', async (like) => {
  const restaurantId = await service.newRestaurant({ like })
  const before = (await exportRestaurant(service.db, restaurantId))!
  const desk = deskOf(service, restaurantId)
  for (const { id } of before.venues) {
    const at = `venues/${id}/set-up/services`
    const { version, value } = await desk.read<Answer>(at)
    const reply = await desk.post(at, { version, value })
    expect([reply.status, await reply.json()]).toMatchObject([200, { version }])
  }
  expect(await exportRestaurant(service.db, restaurantId)).toEqual(before)
})

test('switches of the day survive a save [SET-63]', async () => {
  const restaurantId = await service.newRestaurant()
  const day = {
    isBlocked: true,
    blockedUntil: new Date(noon + 3_600_000),
    blockedFor: 'missed',
    busyMinutes: 20,
    busyUntil: new Date(noon + 1_800_000),
  } as const
  await service.db.update(serviceConfigs).set(day).where(takeAwayOf(restaurantId))
  const { status } = await save(restaurantId, ({ takeAway, ...others }) => ({
    ...others,
    takeAway: { ...takeAway, isBlocked: false, tipPercents: [5] },
  }))
  expect(status).toBe(200)
  const [row] = await service.db.select().from(serviceConfigs).where(takeAwayOf(restaurantId))
  expect(row).toMatchObject({ ...day, tipPercents: [5] })
})

test('a lasting pause is not shown and stays [SET-63]', async () => {
  const restaurantId = await service.newRestaurant()
  await service.db.update(serviceConfigs).set({ isBlocked: true, blockedFor: 'missed' }).where(takeAwayOf(restaurantId))
  expect((await read(restaurantId)).value.services.takeAway).not.toHaveProperty('isBlocked')
  await save(restaurantId, ({ takeAway, ...others }) => ({ ...others, takeAway: { ...takeAway, tipPercents: [5] } }))
  const [row] = await service.db.select().from(serviceConfigs).where(takeAwayOf(restaurantId))
  expect(row).toMatchObject({ isBlocked: true, blockedFor: 'missed', tipPercents: [5] })
})

test('a lasting pause survives another part [SET-63]', async () => {
  const restaurantId = await service.newRestaurant()
  await service.db.update(serviceConfigs).set({ isBlocked: true, blockedFor: 'missed' }).where(takeAwayOf(restaurantId))
  const hours = 'venues/11/set-up/hours'
  const { version, value } = await deskOf(service, restaurantId).read<Answer>(hours)
  expect((await deskOf(service, restaurantId).post(hours, { version, value })).status).toBe(200)
  const [row] = await service.db.select().from(serviceConfigs).where(takeAwayOf(restaurantId))
  expect(row).toMatchObject({ isBlocked: true, blockedFor: 'missed' })
})

describe('times', () => {
  test.each([
    [{ from: '19:00', to: '14:00' }, 'to'],
    [{ from: '19:00', to: '22:00', lead: 20_161 }, 'lead'],
  ])('%o are refused at a field [SET-61]', async (slot, field) => {
    const restaurantId = await service.newRestaurant()
    const { status, body } = await save(restaurantId, (all) => ({ ...all, takeAway: { slots: [slot] } }))
    expect([status, Object.keys(body.faults ?? {})]).toEqual([400, [`services.takeAway.slots[0].${field}`]])
  })

  test.each([
    { from: '19:00', to: '11:59' },
    { from: '19:00', to: '22:00', lead: 20_160 },
  ])('%o are taken [SET-61]', async (slot) => {
    const restaurantId = await service.newRestaurant()
    const { status } = await save(restaurantId, (all) => ({ ...all, takeAway: { slots: [slot] } }))
    expect(status).toBe(200)
  })

  test('that an order names stay without a day [SET-62]', async () => {
    const restaurantId = await service.newRestaurant()
    const two = [
      { from: '12:00', to: '14:00' },
      { from: '19:00', to: '21:00' },
    ]
    await save(restaurantId, (services) => ({ ...services, takeAway: { slots: two } }))
    const [noonTimes, evening] = (await read(restaurantId)).value.services.takeAway?.slots ?? []
    await service.db.insert(slotBookings).values({
      restaurantId,
      timetableId: (noonTimes?.id ?? 0) as Id<'Timetable'>,
      slotStart: '2026-12-01 12:00:00' as LocalDateTime,
      taken: 1,
    })
    const other = { from: '12:00', to: '13:00' }
    expect((await save(restaurantId, (all) => ({ ...all, takeAway: { slots: [other] } }))).status).toBe(200)
    const left = (await read(restaurantId)).value.services.takeAway?.slots
    expect(left).toMatchObject([{ ...noonTimes, days: [] }, other])
    expect(left?.map(({ id }) => id)).not.toContain(evening?.id)
  })

  test('that change places stay the same things [SET-60]', async () => {
    const restaurantId = await service.newRestaurant()
    const two = [
      { from: '12:00', to: '14:00' },
      { from: '19:00', to: '21:00' },
    ]
    await save(restaurantId, (services) => ({ ...services, takeAway: { slots: two } }))
    const [first, second] = (await read(restaurantId)).value.services.takeAway?.slots ?? []
    const { status } = await save(restaurantId, (services) => ({
      ...services,
      takeAway: {
        slots: [
          { ...first, from: '19:00', to: '21:00' },
          { ...second, from: '12:00', to: '14:00' },
        ],
      },
    }))
    expect(status).toBe(200)
    expect((await read(restaurantId)).value.services.takeAway?.slots).toMatchObject([
      { id: first?.id, from: '19:00' },
      { id: second?.id, from: '12:00' },
    ])
  })

  test('are missing to open where no way has any [SET-60]', async () => {
    const restaurantId = await service.newRestaurant()
    type Steps = { readonly steps: readonly { name: string; venue: { id: number } | null; lacks: string[] }[] }
    const lacks = async () => {
      const { steps } = await deskOf(service, restaurantId).read<Steps>('set-up')
      return steps.find(({ name, venue }) => name === 'services' && venue?.id === 11)?.lacks
    }
    expect(await lacks()).toEqual([])
    await save(restaurantId, () => ({ takeAway: { slots: [{ days: [], from: '12:00', to: '14:00' }] } }))
    expect(await lacks()).toEqual(['service'])
  })
})

test('a way that is left out is not offered [SET-60]', async () => {
  const restaurantId = await service.newRestaurant()
  const before = (await read(restaurantId)).value.services.takeAway
  await save(restaurantId, ({ takeAway: _gone, ...others }) => others)
  expect((await read(restaurantId)).value.services.takeAway).toEqual({ ...before, isActive: false })
})

test('each number is judged at its field [SET-61]', async () => {
  const restaurantId = await service.newRestaurant()
  const { status, body } = await save(restaurantId, (services) => ({
    ...services,
    takeAway: { slots: [{ from: '12:00', to: '14:00', every: 0 }], tipPercents: [5, 200], fixedCost: { amount: '' } },
    reservation: {
      maxPeople: 0,
      stays: [
        { upTo: 4, minutes: 90 },
        { upTo: 2, minutes: 5 },
      ],
      deposits: [{ price: 'much' }],
    },
  }))
  expect(status).toBe(400)
  expect(Object.keys(body.faults ?? {})).toEqual(
    expect.arrayContaining([
      'services.takeAway.slots[0].every',
      'services.takeAway.tipPercents',
      'services.takeAway.fixedCost.amount',
      'services.reservation.maxPeople',
      'services.reservation.stays[1].minutes',
      'services.reservation.deposits[0].price',
    ]),
  )
})
