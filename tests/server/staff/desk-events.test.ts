import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { decideOrder } from '#server/orders/decide-order.ts'
import { recordCall } from '#server/places/table-calls.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { diningTables } from '#server/platform/db/schema/place-tables.ts'
import { deskVersion } from '#server/staff/desk-version.ts'
import { createDeskWatch } from '#server/staff/desk-watch.ts'
import { sendMessage } from '#src/contract/chat.ts'
import { reserve } from '#src/contract/reservation.ts'
import type { Id } from '#src/contract/values.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { aCounter, clientOf, noon } from '#tests/server/support/diner.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { startProcess } from '#tests/server/support/process.ts'
import { startTwoServices } from '#tests/server/support/two-services.ts'
import { id } from '#tests/support/builders.ts'
import { signInAtDesk } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService, startService } from '#tests/support/service.ts'

const programs = postgresPrograms()
let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service)
})

/** The stream of a response, event by event. */
function streamOf(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const came: string[] = []
  async function nextOfAny(): Promise<string | undefined> {
    while (came.length === 0) {
      const chunk = (await reader?.read())?.value
      if (chunk === undefined) return undefined
      came.push(...chunk.split(/(?<=\n\n)/))
    }
    return came.shift()
  }
  return {
    nextOfAny,
    /** The next that is no sign of life. */
    next: async () => {
      for (;;) {
        const event = await nextOfAny()
        if (event !== 'event: beat\ndata: \n\n') return event
      }
    },
    cancel: () => reader?.cancel(),
  }
}

describe('open desks', () => {
  const closing = new AbortController()
  afterEach(() => closing.abort())

  test('cost one query per restaurant and look', async () => {
    const asked: unknown[] = []
    let tellEnough = () => {}
    const enough = new Promise<void>((resolve) => (tellEnough = resolve))
    const watch = createDeskWatch({
      aliveOf: async (tokens) => {
        asked.push(tokens.length)
        if (asked.length > 12) tellEnough()
        return new Set(tokens)
      },
      versionOf: async (restaurantId) => {
        asked.push(`restaurant ${restaurantId}`)
        return 'the same'
      },
      onError: (error) => asked.push(error),
      closing: closing.signal,
      everyMs: 1,
    })
    const told: number[] = []
    const open = (restaurantId: number, token: string) =>
      watch.follow(
        { restaurantId: restaurantId as Id<'Restaurant'>, token, tell: () => told.push(restaurantId), greet: () => {} },
        closing.signal,
      )
    const desks = [open(1, 'a'), open(1, 'b'), open(2, 'c'), open(1, 'd')]
    await enough
    closing.abort()
    await Promise.all(desks)
    // The others open while the first look asks whether the first session is alive.
    expect(asked.slice(0, 3)).toEqual([1, 'restaurant 1', 'restaurant 2'])
    expect(asked.slice(3, 9)).toEqual([4, 'restaurant 1', 'restaurant 2', 4, 'restaurant 1', 'restaurant 2'])
    expect(told).toEqual([1, 1, 1, 2])
  })

  test('are told once each, also beside another [ORD-105]', async () => {
    const left = new AbortController()
    const told: string[] = []
    let looks = 0
    const watch = createDeskWatch({
      aliveOf: async (tokens) => new Set(tokens),
      // The second desk comes when the first one has been told already; the fourth look is the last.
      versionOf: async () => {
        looks += 1
        if (looks === 2) void open('second')
        if (looks === 4) left.abort()
        return 'the same'
      },
      onError: () => {},
      closing: left.signal,
      everyMs: 1,
    })
    const open = (token: string) =>
      watch.follow(
        { restaurantId: id<'Restaurant'>(1), token, tell: () => told.push(token), greet: () => {} },
        left.signal,
      )
    await open('first')
    expect(told).toEqual(['first', 'second'])
  })
})

describe('what the desk lists has another version', () => {
  const versionOf = (restaurantId = counter.restaurantId) =>
    deskVersion(service.db, restaurantId, service.clock.now(restaurantId))

  test.each([
    ['an order', () => counter.place()],
    [
      'a decision',
      async () => {
        const [order] = await ordersOf()
        await decideOrder(
          service.db,
          { restaurantId: counter.restaurantId, id: order ?? id(0) },
          { decision: 'confirmed' },
          service.clock.now,
        )
      },
    ],
    [
      'a message',
      async () => {
        const [order] = await ordersOf()
        const subject = { kind: 'order', subjectId: id<'Subject'>(order ?? 0) } as const
        await counter.diner.api.call(sendMessage, { ...subject, text: 'Hello' })
      },
    ],
    [
      'a reservation',
      () => {
        return clientOf(service, counter.restaurantId).call(reserve, aTable, { idempotencyKey: 'one' })
      },
    ],
    [
      'a call to a table',
      async () => {
        const table = { id: id<'Table'>(1), venueId: id<'Venue'>(11), name: '1', code: 'table-1' }
        const { restaurantId } = counter
        await service.db.insert(diningTables).values({ ...table, restaurantId })
        await recordCall(service.db, { restaurantId, tableId: table.id, reasonId: id(1), nowMs: noon })
      },
    ],
  ] as const)('after %s, at this restaurant alone', async (_what, change) => {
    const other = await service.newRestaurant()
    await counter.place()
    const before = [await versionOf(), await versionOf(other)]
    expect([await versionOf(), await versionOf(other)]).toEqual(before)
    await change()
    const after = [await versionOf(), await versionOf(other)]
    expect(after[0]).not.toBe(before[0])
    expect(after[1]).toBe(before[1])
  })

  async function ordersOf() {
    const rows = await service.db.select().from(orders).where(eq(orders.restaurantId, counter.restaurantId))
    return rows.map((row) => row.id)
  }
})

describe('the events of a desk', () => {
  const url = 'https://service.example/staff/api/events'
  const follow = async (of: TestService, restaurantId: number) => {
    const cookie = (await signInAtDesk(of, { restaurantId })) ?? ''
    const response = await of.fetch(url, { headers: { Cookie: cookie, 'Accept-Encoding': 'br' } })
    return { cookie, response, ...streamOf(response) }
  }

  test('come with an order and end with the session', async () => {
    const { response, cookie, next, nextOfAny } = await follow(service, counter.restaurantId)
    // At once, so that a desk knows that its line is alive.
    expect(await nextOfAny()).toBe('event: beat\ndata: \n\n')
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/event-stream'])
    expect(await next()).toBe('event: changed\ndata: \n\n')
    await counter.place()
    expect(await next()).toBe('event: changed\ndata: \n\n')
    const headers = { 'Content-Type': 'application/json', Cookie: cookie }
    await service.fetch('https://service.example/staff/api/session/end', { method: 'POST', headers, body: '{}' })
    expect(await next()).toBeUndefined()
  })

  test.skipIf(programs === null)('come from other processes of the same PostgreSQL', async () => {
    const { one, other, stop } = await startTwoServices(programs ?? '')
    const at = await aCounter(one)
    const { next, cancel } = await follow(other, at.restaurantId)
    expect(await next()).toBe('event: changed\ndata: \n\n')
    await at.place()
    expect(await next()).toBe('event: changed\ndata: \n\n')
    await cancel()
    await stop()
  })

  test('end when the service begins to close', async () => {
    const own = await openTestService({})
    const { next } = await follow(own, 1)
    await next()
    own.announceClosing()
    expect(await next()).toBeUndefined()
    await own.close()
  })

  test('do not keep a process from ending', async () => {
    const running = await startProcess({ COMANDA_DATA: 'memory', DATABASE_URL: '', COMANDA_CLOSE_SECONDS: '600' })
    const body = JSON.stringify({ restaurantId: 1, email: 'owner@example.com', password: 'buonappetito' })
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
    const signedIn = await fetch(`${running.origin}/staff/api/session`, init)
    const cookie = signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const { next } = streamOf(await fetch(`${running.origin}/staff/api/events`, { headers: { Cookie: cookie } }))
    expect(await next()).toBe('event: changed\ndata: \n\n')
    expect(await running.stop()).toBe(0)
    expect(await next()).toBeUndefined()
  })
})
