import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { orders } from '#server/platform/db/schema/order-tables.ts'
import { createOrder } from '#src/contract/order.ts'
import { cents } from '#src/domain/money.ts'
import { aCounter, anOrder, clientOf, noon, statusOf } from '#tests/server/support/diner.ts'
import { joinedBy, openedBy } from '#tests/server/support/phones.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { tally } from '#tests/server/support/rush.ts'
import type { TwoServices } from '#tests/server/support/two-services.ts'
import { startTwoServices } from '#tests/server/support/two-services.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

/** A group of Anna, who leads and has a dish, and Rosa, whose phone talks to the other service. */
async function aGroup({ one, other }: Pick<TwoServices, 'one' | 'other'>) {
  const { restaurantId, diner } = await aCounter(one, { timetable: { capacity: null } })
  const [at, atOther] = [one, other].map((service) => clientOf(service, restaurantId)) as [Client, Client]
  const lead = await openedBy(at)
  const rosa = await joinedBy(atOther, lead.code)
  const request = await anOrder(at)
  await lead.send(request.lines)
  const seen = await lead.read()

  /** Orders everything that the lead's phone has seen in the parts. */
  function submit(service: TestService, idempotencyKey: string) {
    const lines = seen.members
      .flatMap((member) => member.lines.map((line) => ({ ...line, memberName: member.name })))
      .map((line, index) => ({ ...line, lineId: index + 1 }))
    const total = cents(lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0))
    const group = { code: lead.code, key: lead.key, version: seen.version }
    const api = clientOf(service, restaurantId, { who: diner })
    return api.call(createOrder, { ...request, lines, total, group }, { idempotencyKey })
  }

  return {
    lead,
    seen,
    submit,
    orderCount: () => one.db.$count(orders, eq(orders.restaurantId, restaurantId)),
    /** What may happen at the same moment. */
    deeds: {
      order: () => submit(one, randomUUID()),
      'order elsewhere': () => submit(other, randomUUID()),
      part: () => rosa.send(request.lines, 0),
      'other part': () => rosa.send([], 0),
      join: () => joinedBy(atOther, lead.code, 'Luca'),
      'take the lead': () => rosa.takeLead(),
      move: () => lead.move({}),
      removal: () => lead.remove(rosa),
    },
  }
}

type Client = ReturnType<typeof clientOf>
type Deed = keyof Awaited<ReturnType<typeof aGroup>>['deeds']

const someDeeds = fc.shuffledSubarray<Deed>(
  ['order', 'order elsewhere', 'part', 'other part', 'join', 'take the lead', 'move', 'removal'],
  { minLength: 2 },
)
const mayBeRefused = ['GROUP_CHANGED', 'GROUP_ORDERED', 'GROUP_NOT_LEAD', 'GROUP_PART_CHANGED', 'ENTITY_NOT_FOUND']

/**
 * Lets all of it happen at once. There has to be one order of what the lead saw, or every change counts, never both;
 * answers what contradicts it.
 */
async function contradictions(services: Pick<TwoServices, 'one' | 'other'>, wanted: readonly Deed[]) {
  const { lead, seen, deeds, orderCount } = await aGroup(services)
  const said = await Promise.all(wanted.map((deed) => statusOf(deeds[deed]())))
  const done = wanted.filter((_, index) => said[index] === 'accepted')
  const ordered = done.filter((deed) => deed.startsWith('order'))
  const changed = done.filter((deed) => !deed.startsWith('order'))
  const after = await lead.read()
  const isRight = {
    'is refused for a known reason': said.every(
      (status) => status === 'accepted' || mayBeRefused.includes(status ?? ''),
    ),
    'lets one of them through': done.length > 0,
    'has one order, or changes': ordered.length === 0 || (ordered.length === 1 && changed.length === 0),
    'stores each order that it accepts': (await orderCount()) === ordered.length,
    'says whether it is ordered': after.state === (ordered.length === 0 ? 'open' : 'ordered'),
    'counts every change': after.version === seen.version + changed.length,
    'takes one part from one version': changed.filter((deed) => deed.endsWith('part')).length < 2,
  }
  return Object.entries(isRight).flatMap(([rule, holds]) => (holds ? [] : [rule]))
}

describe('what happens to a group at once', () => {
  test('is one order, or changes that all count', async () => {
    const one = await startService({ now: noon })
    await fc.assert(
      fc.asyncProperty(someDeeds, async (wanted) => {
        expect(await contradictions({ one, other: one }, wanted)).toEqual([])
      }),
      { numRuns: 15 },
    )
  })
})

const programs = postgresPrograms()
describe.skipIf(programs === null)('a group of two services on PostgreSQL', { timeout: 180_000 }, () => {
  let both: TwoServices
  beforeAll(async () => {
    both = await startTwoServices(programs ?? '')
  }, 120_000)
  afterAll(() => both.stop())

  test('has one order, or changes that all count', async () => {
    await fc.assert(
      fc.asyncProperty(someDeeds, async (wanted) => {
        expect(await contradictions(both, wanted)).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  test('has one order of many that are sent at once', async () => {
    const { submit, orderCount, lead } = await aGroup(both)
    const services = [both.one, both.other, both.one, both.other, both.one, both.other]
    const said = await Promise.all(services.map((service) => statusOf(submit(service, randomUUID()))))
    expect(tally(said)).toEqual({ accepted: 1, GROUP_ORDERED: 5 })
    expect(await orderCount()).toBe(1)
    expect((await lead.read()).state).toBe('ordered')
  })

  test('answers one order to one key, however often', async () => {
    const { submit, orderCount } = await aGroup(both)
    const key = randomUUID()
    const placed = await Promise.all([both.one, both.other, both.one].map((service) => submit(service, key)))
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1)
    expect(await orderCount()).toBe(1)
  })

  test('is joined by twenty at once, no more', async () => {
    const { lead, deeds } = await aGroup(both)
    const said = await Promise.all(Array.from({ length: 24 }, () => statusOf(deeds.join())))
    expect(tally(said)).toEqual({ accepted: 18, GROUP_FULL: 6 })
    expect(new Set((await lead.read()).members.map(({ id }) => id)).size).toBe(20)
  })
})
