import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { groupMembers, groupOrders } from '#server/platform/db/schema/group-tables.ts'
import { joinGroup, openGroup, setGroupPart } from '#src/contract/group-order.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { aCounter, anOrder, clientOf, noon, refusalOf, statusOf, tiramisu } from '#tests/server/support/diner.ts'
import type { Phone } from '#tests/server/support/phones.ts'
import { joinedBy, openedBy, slotOver, tonightAt11 } from '#tests/server/support/phones.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
let lead: Phone
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service)
  lead = await openedBy(guest())
})

const guest = (language = 'en') => clientOf(service, counter.restaurantId, { language })
const join = (name?: string) => joinedBy(guest(), lead.code, name)
const at = (nowMs: number) => service.clock.set(nowMs, counter.restaurantId)
const linesOf = async (...dishes: readonly number[]) =>
  (await anOrder(guest(), { dishes: dishes.map((dish) => ({ id: dish })) })).lines

describe('a venue', () => {
  const configs = (venueId: number) =>
    guest().call(getMixedInfo, {
      venueId: id<'Venue'>(venueId),
      orderType: null,
      newsLimit: null,
      table: true,
      takeAway: true,
    })

  test('says for which types groups order', async () => {
    expect((await configs(11)).takeAway?.hasGroups).toBe(true)
    await counter.change({ service: { hasGroups: false } })
    expect((await configs(11)).takeAway?.hasGroups).toBe(false)
  })

  test('never offers them at a table', async () => {
    counter = await aCounter(service, { like: 2, service: { hasGroups: true } })
    const { takeAway, table } = await configs(21)
    expect([takeAway?.hasGroups, table?.hasGroups]).toEqual([true, false])
  })
})

describe('a group', () => {
  test('is opened by its lead, for a slot', async () => {
    expect(lead.first).toEqual({
      code: expect.stringMatching(/^[\w-]{22}$/),
      venueId: 11,
      options: tonightAt11,
      state: 'open',
      leadId: lead.memberId,
      members: [{ id: lead.memberId, name: 'Anna', lines: [], version: 0 }],
      version: 1,
      orderId: null,
    })
    expect(await lead.read()).toEqual(lead.first)
  })

  test.each([
    ['of a type without groups', { service: { hasGroups: false } }, {}, 'ENTITY_NOT_FOUND'],
    ['of a blocked type', { service: { isBlocked: true } }, {}, 'SERVICE_BLOCKED'],
    ['at a venue without license', { venue: { isLicensed: false } }, {}, 'LICENSE_INACTIVE'],
    ['at an unknown venue', {}, { venueId: 99 }, 'ENTITY_NOT_FOUND'],
    ['for a slot that has begun', {}, { options: { slotStart: moment('2026-03-10 11:45:00') } }, 'ORDER_TIME_EXPIRED'],
    ['for a slot in eight days', {}, { options: { slotStart: moment('2026-03-17 19:30:00') } }, 'ORDER_TIME_EXPIRED'],
    ['between two slots', {}, { options: { slotStart: moment('2026-03-10 19:31:00') } }, 'ORDER_TIME_EXPIRED'],
    ['for the slot of another venue', {}, { options: { timetableId: id<'Timetable'>(121) } }, 'ORDER_TIME_EXPIRED'],
    ['as soon as possible to take away', {}, { options: { asSoonAsPossible: true } }, 'ORDER_TIME_EXPIRED'],
    ['without a name', {}, { name: ' \n ' }, 'VALIDATION'],
    ['with an endless name', {}, { name: 'A'.repeat(201) }, 'VALIDATION'],
  ])('%s is not opened', async (_case, change, wish, status) => {
    await counter.change(change)
    expect(await statusOf(openedBy(guest(), wish))).toBe(status)
  })

  test('may begin within the lead time of the venue', async () => {
    await counter.change({ timetable: { leadMinutes: 8 * 60 } })
    expect(await statusOf(openedBy(guest()))).toBe('accepted')
  })

  test('has an end of its slot where it is delivered', async () => {
    counter = await aCounter(service, { like: 2 })
    const options = { orderType: 'delivery', timetableId: id<'Timetable'>(212), asSoonAsPossible: true } as const
    const { first } = await openedBy(guest(), { venueId: 21, options })
    expect(first.options).toEqual({ ...tonightAt11, ...options, slotEnd: '2026-03-10 19:45:00' })
  })

  test('is brought to a point that the venue serves', async () => {
    counter = await aCounter(service, { like: 4 })
    const toPoint = (point: number | null) =>
      openedBy(guest(), {
        venueId: 41,
        options: { orderType: 'dil', timetableId: id(412), servicePointId: point === null ? null : id(point) },
      })
    expect((await toPoint(401)).first.options).toMatchObject({ orderType: 'dil', servicePointId: 401 })
    expect(await statusOf(toPoint(99))).toBe('ADDRESS_NOT_SERVED')
    expect(await statusOf(toPoint(null))).toBe('ADDRESS_NOT_SERVED')
  })

  test('is found by its code, at its restaurant only', async () => {
    expect(await statusOf(joinedBy(guest(), 'no-such-code'))).toBe('GROUP_NOT_FOUND')
    counter = await aCounter(service)
    expect(await statusOf(join())).toBe('GROUP_NOT_FOUND')
  })

  test('lies in the database without code and keys', async () => {
    const { restaurantId } = counter
    const groups = await service.db.select().from(groupOrders).where(eq(groupOrders.restaurantId, restaurantId))
    const members = await service.db.select().from(groupMembers).where(eq(groupMembers.restaurantId, restaurantId))
    expect([groups.length, members.length]).toEqual([1, 1])
    expect(JSON.stringify({ groups, members })).not.toMatch(new RegExp(`${lead.code}|${lead.key}`))
  })

  test('is joined by those who have its link', async () => {
    const rosa = await join('  Rosa\tB.\n ')
    const { members, version } = await lead.read()
    expect(members.map(({ name }) => name)).toEqual(['Anna', 'Rosa B.'])
    expect([rosa.memberId === lead.memberId, rosa.key === lead.key, version]).toEqual([false, false, 2])
  })

  test('has twenty members at most', async () => {
    for (let joined = 1; joined < 20; joined += 1) await join()
    expect(await statusOf(join())).toBe('GROUP_FULL')
    await lead.remove({ memberId: 7 })
    expect((await join()).memberId).toBe(21)
  })

  test('is opened and joined once by a repeated call', async () => {
    const [first, second] = [randomUUID(), randomUUID()].map((idempotencyKey) => ({ idempotencyKey }))
    const opened = { venueId: id<'Venue'>(11), options: tonightAt11, name: 'Ada' }
    const group = await guest().call(openGroup, opened, first)
    expect(await guest().call(openGroup, opened, first)).toEqual(group)
    const joined = { code: group.group.code, name: 'Eva' }
    const member = await guest().call(joinGroup, joined, second)
    expect(await guest().call(joinGroup, joined, second)).toEqual(member)
    expect(member.group.members).toHaveLength(2)
  })

  test.each([
    ['en', 'This group is full.'],
    ['it', 'Il gruppo è al completo.'],
    ['de', 'Diese Gruppe ist voll.'],
    ['fr', 'Ce groupe est complet.'],
    ['es', 'Este grupo está completo.'],
  ])('says in words that it is full (%s)', async (language, words) => {
    for (let joined = 1; joined < 20; joined += 1) await join()
    expect((await refusalOf(joinedBy(guest(language), lead.code)))?.messages).toEqual([words])
  })
})

describe('a part', () => {
  test('is what its phone sent last', async () => {
    const rosa = await join()
    const [tiramisu, other] = [await linesOf(801), await linesOf(802, 901)]
    await rosa.send(tiramisu)
    const group = await rosa.send(other)
    const withoutNames = other.map(({ memberName: _name, ...line }) => line)
    expect(group.members.map(({ lines }) => lines)).toEqual([[], withoutNames])
    expect([group.version, (await rosa.own())?.version]).toEqual([4, 2])
    expect(await lead.read()).toEqual(group)
  })

  test('is not replaced from an earlier version', async () => {
    await lead.send(await linesOf(801), 0)
    expect(await statusOf(lead.send([], 0))).toBe('GROUP_PART_CHANGED')
    expect(await statusOf(lead.send([], 2))).toBe('GROUP_PART_CHANGED')
    expect((await lead.own())?.lines).toHaveLength(1)
    expect(await statusOf(lead.send([], 1))).toBe('accepted')
  })

  test('belongs to the key of its phone', async () => {
    const other = await openedBy(guest())
    for (const key of ['', 'm_forged', other.key]) {
      const forged = { code: lead.code, key, version: 0, lines: [] }
      expect(await statusOf(guest().call(setGroupPart, forged))).toBe('ENTITY_NOT_FOUND')
    }
  })

  test('takes parts that fit into one order together [BAPI-34]', async () => {
    const other = await join()
    const [line] = await linesOf(tiramisu)
    if (!line) throw new Error('There is no line.')
    expect(await statusOf(lead.send([{ ...line, quantity: 999 }]))).toBe('accepted')
    expect(await statusOf(other.send([{ ...line, quantity: 1 }]))).toBe('accepted')
    expect(await refusalOf(other.send([{ ...line, quantity: 2 }]))).toMatchObject({
      status: 'VALIDATION',
      messages: [expect.stringMatching(/at most 300 lines and 1000 pieces/)],
    })
  })

  test('has fifty lines at most, in sane quantities', async () => {
    const [line] = await linesOf(801)
    if (!line) throw new Error('There is no line.')
    const many = (count: number) => Array.from({ length: count }, () => line)
    expect(await statusOf(lead.send(many(50)))).toBe('accepted')
    expect(await statusOf(lead.send(many(51)))).toBe('VALIDATION')
    for (const quantity of [0, -1, 1001]) expect(await statusOf(lead.send([{ ...line, quantity }]))).toBe('VALIDATION')
    expect(await statusOf(lead.send([{ ...line, unitPrice: price('-0.01') }]))).toBe('VALIDATION')
    const extra = { id: id<'Ingredient'>(1), groupId: id<'ExtraGroup'>(1), name: 'y'.repeat(200), price: price('1.00') }
    const heavy = { ...line, item: { ...line.item, note: 'x'.repeat(1000), additions: [extra, extra] } }
    expect(await statusOf(lead.send(Array.from({ length: 50 }, () => heavy)))).toBe('VALIDATION')
  })
})

describe('the lead', () => {
  test('moves the group to another slot', async () => {
    const later = moment('2026-03-10 20:00:00')
    const { options, version } = await lead.move({ slotStart: later })
    expect([options.slotStart, version]).toEqual([later, 2])
    expect(await statusOf(lead.move({ slotStart: moment('2026-03-10 03:00:00') }))).toBe('ORDER_TIME_EXPIRED')
    at(slotOver)
    expect((await lead.read()).state).toBe('open')
  })

  test('removes a member with their part', async () => {
    const rosa = await join()
    await rosa.send(await linesOf(801))
    const { members, state } = await lead.remove(rosa)
    expect([members.map(({ name }) => name), state]).toEqual([['Anna'], 'open'])
    expect(await statusOf(rosa.send([], 1))).toBe('ENTITY_NOT_FOUND')
    expect(await statusOf(lead.remove(rosa))).toBe('ENTITY_NOT_FOUND')
  })

  test('ends the group by leaving it', async () => {
    const rosa = await join()
    expect(await lead.remove(lead)).toMatchObject({ state: 'closed', members: [{ name: 'Rosa' }] })
    expect(await statusOf(rosa.send([], 0))).toBe('GROUP_ENDED')
    expect(await statusOf(rosa.takeLead())).toBe('GROUP_ENDED')
    expect(await statusOf(join())).toBe('GROUP_ENDED')
  })

  test('alone moves the group and removes others', async () => {
    const [rosa, luca] = [await join(), await join('Luca')]
    expect(await statusOf(rosa.move({}))).toBe('GROUP_NOT_LEAD')
    expect(await statusOf(rosa.remove(luca))).toBe('GROUP_NOT_LEAD')
    expect(await statusOf(rosa.remove(lead))).toBe('GROUP_NOT_LEAD')
    expect((await rosa.remove(rosa)).members.map(({ name }) => name)).toEqual(['Anna', 'Luca'])
  })

  test('is whoever took over last', async () => {
    const rosa = await join()
    expect(await rosa.takeLead()).toMatchObject({ leadId: rosa.memberId, version: 3 })
    expect(await rosa.takeLead()).toMatchObject({ leadId: rosa.memberId, version: 3 })
    expect(await statusOf(lead.move({}))).toBe('GROUP_NOT_LEAD')
    expect((await lead.remove(lead)).state).toBe('open')
  })
})

describe('the slot of a group', () => {
  test('closes it once it is over, by venue time', async () => {
    at(slotOver - 1)
    expect((await lead.read()).state).toBe('open')
    expect(await statusOf(join())).toBe('accepted')
    at(slotOver)
    expect((await lead.read()).state).toBe('closed')
    expect(await statusOf(join())).toBe('GROUP_ENDED')
    expect(await statusOf(lead.send([], 0))).toBe('GROUP_ENDED')
  })
})
