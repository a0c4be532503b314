import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { timeToPayMs } from '#server/payments/payment-deps.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { ApiError } from '#src/api/api-error.ts'
import { createOrder } from '#src/contract/order.ts'
import { aCounter, aDiner, anOrder, clientOf, noon, statusOf } from '#tests/server/support/diner.ts'
import { payer } from '#tests/server/support/payer.ts'
import type { Phone } from '#tests/server/support/phones.ts'
import { joinedBy, openedBy, slotOver } from '#tests/server/support/phones.ts'
import { moment } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
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

const guest = () => clientOf(service, counter.restaurantId)
const join = () => joinedBy(guest(), lead.code)
const at = (nowMs: number) => service.clock.set(nowMs, counter.restaurantId)

describe('an order of a group', () => {
  const order = async (wish: Parameters<typeof anOrder>[1] = {}, phone = lead) => {
    const request = await anOrder(counter.diner.api, wish)
    return counter.diner.api.call(createOrder, { ...request, group: await phone.order(), ...wish.fields })
  }

  test('makes the group ordered', async () => {
    const rosa = await join()
    const { id: orderId } = await order()
    expect(await lead.read()).toMatchObject({ state: 'ordered', orderId, version: 2 })
    expect(await statusOf(rosa.send([], 0))).toBe('GROUP_ORDERED')
    expect(await statusOf(join())).toBe('GROUP_ORDERED')
    expect(await statusOf(rosa.takeLead())).toBe('GROUP_ORDERED')
    at(slotOver)
    expect((await lead.read()).state).toBe('ordered')
  })

  test('is placed once', async () => {
    await order()
    expect(await statusOf(order())).toBe('GROUP_ORDERED')
  })

  test('is placed as the group is now', async () => {
    const seen = await lead.order()
    await (await join()).send((await anOrder(guest())).lines)
    expect(await statusOf(order({ fields: { group: seen } }))).toBe('GROUP_CHANGED')
    expect((await lead.read()).state).toBe('open')
    expect(await statusOf(order())).toBe('accepted')
  })

  test('is placed by its lead only', async () => {
    const rosa = await join()
    expect(await statusOf(order({}, rosa))).toBe('GROUP_NOT_LEAD')
    const { version } = await lead.order()
    for (const key of ['', 'm_forged'])
      expect(await statusOf(order({ fields: { group: { code: lead.code, key, version } } }))).toBe('GROUP_NOT_LEAD')
    await rosa.takeLead()
    expect(await statusOf(order())).toBe('GROUP_NOT_LEAD')
    expect(await statusOf(order({}, rosa))).toBe('accepted')
  })

  test('is for the venue of the group', async () => {
    const elsewhere = { venueId: 12, timetableId: 121 }
    expect(await statusOf(order(elsewhere))).toBe('GROUP_CHANGED')
  })

  test('is refused once the group has ended', async () => {
    const group = await lead.order()
    await lead.remove(lead)
    expect(await statusOf(order({ fields: { group } }))).toBe('GROUP_NOT_LEAD')
    lead = await openedBy(guest())
    at(slotOver)
    const slotStart = moment('2026-03-10 21:00:00')
    expect(await statusOf(order({ slotStart }))).toBe('GROUP_ENDED')
  })

  test('that is refused itself leaves the group open', async () => {
    expect(await statusOf(order({ fields: { total: 1 as never } }))).toBe('TOTAL_CHANGED')
    expect(await lead.read()).toMatchObject({ state: 'open', orderId: null })
  })

  test('is being paid until it is paid', async () => {
    const pay = payer(service, counter)
    const { id: orderId } = await pay.order('card', { fields: { group: await lead.order() } })
    expect(await lead.read()).toMatchObject({ state: 'paying', orderId })
    expect(await statusOf(lead.send([], 0))).toBe('GROUP_ORDERED')
    expect(await statusOf(order())).toBe('GROUP_ORDERED')
    await pay.byCard(orderId)
    await pay.notify(orderId)
    expect(await lead.read()).toMatchObject({ state: 'ordered', orderId })
  })

  test('frees the group when it lapses unpaid', async () => {
    await payer(service, counter).order('card', { fields: { group: await lead.order() } })
    at(noon + timeToPayMs + 1)
    expect(await lead.read()).toMatchObject({ state: 'open', orderId: null, version: 1 })
    expect(await statusOf(order())).toBe('accepted')
  })

  test.each(['refuse', 'cancel'])('frees the group when the desk decides to %s', async (decision) => {
    const { id: orderId } = await order()
    await deskOf(service, counter.restaurantId).post(`orders/${orderId}/${decision}`, {})
    expect(await lead.read()).toMatchObject({ state: 'open', orderId: null })
    expect(await statusOf(order())).toBe('accepted')
  })

  test('is answered again by its key', async () => {
    const request = { ...(await anOrder(counter.diner.api)), group: await lead.order() }
    const idempotencyKey = randomUUID()
    const send = () => counter.diner.api.call(createOrder, request, { idempotencyKey })
    const { restaurantId } = counter
    service.faults.next({ path: '/account/order', kind: 'lose-reply', restaurantId })
    await expect(send()).rejects.toBeInstanceOf(ApiError)
    const { orderId } = await lead.read()
    expect((await send()).id).toBe(orderId)
    expect(await send()).toEqual(await send())
  })

  test('names whose dish is whose', async () => {
    const { lines } = await anOrder(counter.diner.api, { dishes: [{ id: 801 }, { id: 801 }, { id: 802 }] })
    const names = [' Rosa\n', 'Luca', null]
    const named = lines.map((line, index) => ({ ...line, memberName: names[index] ?? null }))
    const { id: orderId } = await order({ dishes: [{ id: 801 }, { id: 801 }, { id: 802 }], fields: { lines: named } })
    const { orders } = await deskOf(service, counter.restaurantId).read<{ orders: { lines: object[] }[] }>('orders')
    expect(orders[0]?.lines).toMatchObject([{ memberName: 'Rosa' }, { memberName: 'Luca' }, { memberName: null }])
    const { rows } = await counter.read(orderId)
    expect(rows.map(({ name, memberName }) => [name, memberName])).toEqual([
      [lines[0]?.item.name, 'Rosa'],
      [lines[1]?.item.name, 'Luca'],
      [lines[2]?.item.name, null],
    ])
  })

  test.each([
    ['en', 'Rosa: 1 × Tiramisu: 5,50\u00a0€'],
    ['it', 'Rosa: 1 × Tiramisù: 5,50\u00a0€'],
    ['de', 'Rosa: 1 × Tiramisu: 5,50\u00a0€'],
    ['fr', 'Rosa\u00a0: 1 × Tiramisu\u00a0: 5,50\u00a0€'],
    ['es', 'Rosa: 1 × Tiramisú: 5,50\u00a0€'],
  ] as const)('says in its mail whose dish it is (%s)', async (language, said) => {
    const { api } = await aDiner(service, counter.restaurantId, { language })
    const request = await anOrder(api)
    const lines = request.lines.map((line) => ({ ...line, memberName: 'Rosa' }))
    await api.call(createOrder, { ...request, lines, group: await lead.order() })
    const [mail] = await mailsOf(service.db, counter.restaurantId)
    expect(mail?.body.split('\n').map((line) => line.toLowerCase())).toContain(said.toLowerCase())
  })

  test('says names in mails, never links or lines', async () => {
    const request = await anOrder(counter.diner.api, { dishes: [{ id: 801 }, { id: 802 }] })
    const typed = ['https://evil.example/{total}\n\nYou have won', '<b>!</b>{lines}']
    const lines = request.lines.map((line, index) => ({ ...line, memberName: typed[index] ?? null }))
    await order({ dishes: [{ id: 801 }, { id: 802 }], fields: { lines } })
    const [mail] = await mailsOf(service.db, counter.restaurantId)
    expect(mail?.body).toContain('https evil example total You have won: 1 × ')
    expect(mail?.body).toContain('b b lines: 1 × ')
  })
})
