import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { callStaff, readWaitSeconds } from '#src/contract/dining-table.ts'
import type { Id } from '#src/contract/values.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { clientOf, minute, noon, refusalOf, statusOf } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant({ like: 2 })
})

const codes = new Map([
  [3, 'stella-3-v9Lp'],
  [4, 'stella-4-b4Tn'],
  [7, 'stella-7-d8Fy'],
])
type Wish = { readonly table?: number; readonly reason?: number; readonly code?: string | null }
const call = ({ table = 3, reason = 2, code = codes.get(table) ?? null }: Wish = {}, language = 'en') =>
  clientOf(service, restaurantId, { language }).call(callStaff, {
    venueId: id<'Venue'>(21),
    tableId: id<'Table'>(table),
    tableCode: code,
    reasonId: id<'CallReason'>(reason),
  })

test('a venue’s tables have reasons for calling staff', async () => {
  const asked = { venueId: id<'Venue'>(21), orderType: null, newsLimit: null, table: true, takeAway: true }
  const info = await clientOf(service, restaurantId).call(getMixedInfo, asked)
  expect(info.table?.callReasons).toContainEqual({ id: 2, name: 'The bill' })
  expect(info.takeAway?.callReasons).toEqual([])
})

test('a table calls the staff once in five minutes', async () => {
  expect(await statusOf(call())).toBe('accepted')
  service.clock.set(noon + 5 * minute - 1, restaurantId)
  expect(await statusOf(call({ reason: 1 }))).toBe('CALL_TOO_SOON')
  service.clock.set(noon + 5 * minute, restaurantId)
  expect(await statusOf(call())).toBe('accepted')
})

test('a refused call says when the next is possible', async () => {
  await call()
  service.clock.set(noon + 90_000, restaurantId)
  const refusal = await refusalOf(call())
  expect(refusal?.messages).toEqual(['The staff has already been called to this table. You can call again in 4 min.'])
  expect(readWaitSeconds(refusal?.data)).toBe(210)
  service.clock.set(noon + 5 * minute, restaurantId)
  expect(await statusOf(call())).toBe('accepted')
})

test('other tables and restaurants call on their own', async () => {
  await call()
  expect(await statusOf(call({ table: 4 }))).toBe('accepted')
  restaurantId = await service.newRestaurant({ like: 2 })
  expect(await statusOf(call())).toBe('accepted')
})

test('of many calls at once one is taken', async () => {
  const statuses = await Promise.all(Array.from({ length: 12 }, () => statusOf(call())))
  expect(statuses.filter((status) => status === 'accepted')).toHaveLength(1)
  expect(new Set(statuses)).toEqual(new Set(['accepted', 'CALL_TOO_SOON']))
})

test.each([
  ['an unknown table', { table: 99, code: 'stella-99-zzzz' }, 'TABLE_NOT_FOUND'],
  ['a table whose code was not read', { code: null }, 'TABLE_NOT_FOUND'],
  ['the code of another table', { code: 'stella-4-b4Tn' }, 'TABLE_NOT_FOUND'],
  ['an unknown reason', { reason: 99 }, 'ENTITY_NOT_FOUND'],
])('%s is refused', async (_case, wish, status) => {
  expect(await statusOf(call(wish))).toBe(status)
})

test('a call without the code leaves the table free [BAPI-37]', async () => {
  for (const table of [3, 4]) expect(await statusOf(call({ table, code: 'guessed' }))).toBe('TABLE_NOT_FOUND')
  expect([await statusOf(call()), await statusOf(call({ table: 4 }))]).toEqual(['accepted', 'accepted'])
})

test('a code may be a link', async () => {
  expect(await statusOf(call({ code: 'https://t.example/?identificativo=stella-3-v9Lp' }))).toBe('accepted')
})

describe('the desk', () => {
  const desk = () => deskOf(service, restaurantId)
  const calls = async () => (await desk().read<{ calls: { tableId: number; calledAt: string }[] }>('calls')).calls
  const finish = async (table: number, calledAt: string) =>
    (await desk().post(`tables/${table}/call/done`, { calledAt })).status

  test('lists calls with table and reason, oldest first', async () => {
    await call({ table: 4, reason: 2 })
    service.clock.set(noon + minute, restaurantId)
    await call({ table: 7, reason: 3 })
    expect(await calls()).toEqual([
      { tableId: 4, table: '4', venue: 'Pizzeria Stella', reason: 'The bill', calledAt: new Date(noon).toISOString() },
      {
        tableId: 7,
        table: '7',
        venue: 'Pizzeria Stella',
        reason: 'Help',
        calledAt: new Date(noon + minute).toISOString(),
      },
    ])
  })

  test('marks a call as done, and shows the next', async () => {
    await call()
    const [first] = await calls()
    expect(await finish(3, first?.calledAt ?? '')).toBe(200)
    expect(await calls()).toEqual([])
    expect(await statusOf(call())).toBe('CALL_TOO_SOON')
    service.clock.set(noon + 5 * minute, restaurantId)
    await call()
    expect(await calls()).toHaveLength(1)
  })

  test('does not lose a newer call of the table', async () => {
    await call()
    const [first] = await calls()
    service.clock.set(noon + 5 * minute, restaurantId)
    await call()
    expect(await finish(3, first?.calledAt ?? '')).toBe(409)
    expect(await calls()).toHaveLength(1)
  })

  test('forgets a call after half an hour', async () => {
    await call()
    service.clock.set(noon + 30 * minute - 1, restaurantId)
    expect(await calls()).toHaveLength(1)
    service.clock.set(noon + 30 * minute, restaurantId)
    expect(await calls()).toEqual([])
  })
})
