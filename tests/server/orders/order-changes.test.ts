import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { pushesTo } from '#server/platform/outbox/push-outbox.ts'
import { setPushToken } from '#server/platform/outbox/push-tokens.ts'
import { createOrder } from '#src/contract/order.ts'
import { aCounter, anOrder, clientOf, noon } from '#tests/server/support/diner.ts'
import { aGuest, orderSamples, savedAddress } from '#tests/server/support/order-samples.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service)
})

const desk = (orderId: number, action: string, body: object = {}) =>
  deskOf(service, counter.restaurantId).post(`orders/${orderId}/${action}`, body)
const expect20 = { expected: { from: '2026-03-10 20:00:00', to: '2026-03-10 20:15:00' } }
const mails = () => mailsOf(service.db, counter.restaurantId)
const kinds = async () => (await mails()).map(({ kind }) => kind)

async function device() {
  const { restaurantId, diner } = counter
  const row = { restaurantId, accountId: diner.id, createdAt: new Date(noon) }
  await setPushToken(service.db, { ...row, deviceId: 'web-one', token: 'one' })
}

describe('another expected time', () => {
  test('reaches the diner with old and new [ORD-36] [PUSH-11, PUSH-14]', async () => {
    await device()
    const { id: orderId } = await counter.place()
    await desk(orderId, 'confirm')
    await desk(orderId, 'expected', expect20)
    const [mail] = await mails()
    const said = 'Tuesday 10 March 2026, 20:00–20:15 instead of Tuesday 10 March 2026, 19:30'
    expect(mail).toMatchObject({ kind: 'order-time-changed', subject: `Order ${orderId}: ${said}` })
    expect(mail?.calendar).toContain('DTSTART:20260310T190000Z')
    const pushes = await pushesTo(service.db, counter.diner.id)
    expect(pushes.map(({ data }) => data)).toMatchObject([
      { type: 'STATO_ORDINE', body: `Order ${orderId} confirmed · 19:30`, istante: String(service.clock.now()) },
      { type: 'STATO_ORDINE', body: `Order ${orderId}: 20:00–20:15 instead of 19:30` },
    ])
    await desk(orderId, 'expected', { expected: null })
    expect((await mails())[0]?.subject).toBe(
      `Order ${orderId}: Tuesday 10 March 2026, 19:30 instead of Tuesday 10 March 2026, 20:00–20:15`,
    )
  })

  test('is pushed with the day of another day [PUSH-14]', async () => {
    await device()
    const { id: orderId } = await counter.place()
    await desk(orderId, 'confirm')
    await desk(orderId, 'expected', { expected: { from: '2026-03-11 20:00:00', to: null } })
    const pushes = await pushesTo(service.db, counter.diner.id)
    expect(pushes.at(-1)?.data.body).toBe(`Order ${orderId}: Wed 11, 20:00 instead of 19:30`)
  })

  test('stands in a mail with a link to the order [ORD-106]', async () => {
    const { id: orderId } = await counter.place()
    await desk(orderId, 'confirm')
    await desk(orderId, 'expected', expect20)
    const { parts, body } = (await mails())[0] ?? {}
    const href = `/trattoria.html?ordering_route=${encodeURIComponent(`/ordine/dettaglio/${orderId}`)}`
    expect(parts).toContainEqual({ kind: 'link', label: 'See the order', href })
    expect(body).toContain('See the order:\n')
  })

  test('is said once, and not when it is the same', async () => {
    const { id: orderId } = await counter.place()
    await desk(orderId, 'confirm')
    await desk(orderId, 'expected', expect20)
    await desk(orderId, 'expected', expect20)
    expect(await kinds()).toEqual(['order-time-changed', 'order-confirmed', 'order-received'])
  })

  test('stands in the confirmation beside the ordered one [ORD-36]', async () => {
    const { id: orderId } = await counter.place()
    await desk(orderId, 'expected', expect20)
    expect(await kinds()).toEqual(['order-received'])
    await desk(orderId, 'confirm')
    const [mail] = await mails()
    expect(mail?.kind).toBe('order-confirmed')
    expect(mail?.body).toContain(
      'Take-away: Tuesday 10 March 2026, 20:00–20:15\nTime you chose: Tuesday 10 March 2026, 19:30\n',
    )
    expect(mail?.calendar).toContain('DTSTART:20260310T190000Z')
  })

  test('does not end before it begins', async () => {
    const { id: orderId } = await counter.place()
    const turned = { expected: { from: '2026-03-10 20:15:00', to: '2026-03-10 20:00:00' } }
    expect(await (await desk(orderId, 'expected', turned)).json()).toEqual({ reason: 'ends-before-it-begins' })
  })

  test('reaches a guest with an e-mail', async () => {
    await counter.change({ restaurant: { guestOrderTypes: ['takeAway'] } })
    const api = clientOf(service, counter.restaurantId)
    const guest = { ...aGuest, email: 'luca@example.com' }
    const { id: orderId } = await api.call(createOrder, await anOrder(api, { guest }))
    await desk(orderId, 'confirm')
    await desk(orderId, 'expected', expect20)
    expect((await mails())[0]).toMatchObject({ kind: 'order-time-changed', recipient: 'luca@example.com' })
  })

  test.each([
    ['it', 'invece di'],
    ['de', 'statt'],
    ['fr', 'au lieu de'],
    ['es', 'en lugar de'],
  ])('is said in the language of the order: %s', async (language, text) => {
    const api = clientOf(service, counter.restaurantId, { who: counter.diner, language })
    const { id: orderId } = await api.call(createOrder, await anOrder(api))
    await desk(orderId, 'confirm')
    await desk(orderId, 'expected', expect20)
    expect((await mails())[0]?.subject).toContain(text)
  })
})

describe('another courier', () => {
  const courier = { company: 'Ponyu', status: 'ASSIGNED_TO_COURIER', name: 'Sara', phone: '+39 333 1' }

  test('reaches the diner, each change once [ORD-36] [PUSH-11, PUSH-14]', async () => {
    counter = await aCounter(service, { like: 2 })
    await device()
    const { diner, restaurantId } = counter
    const zone = { deliveryCityId: id<'DeliveryCity'>(201), deliveryZoneId: id<'DeliveryZone'>(1) }
    const deliveryAddress = await savedAddress(service, { ...diner, restaurantId }, 21, zone)
    const { id: orderId } = await counter.place({ ...orderSamples.toZone, deliveryAddress })
    await desk(orderId, 'confirm')
    await desk(orderId, 'courier', courier)
    await desk(orderId, 'courier', courier)
    await desk(orderId, 'courier', { ...courier, name: 'Omar', phone: '+39 333 2' })
    await desk(orderId, 'courier', { ...courier, name: 'Omar', phone: '+39 333 2', status: 'ON_DELIVERY' })
    const told = (await mails()).filter(({ kind }) => kind === 'order-courier').map(({ body }) => body.split('\n'))
    expect(told.map(([, step, who]) => [step?.split(': ')[1], who])).toEqual([
      ['on its way.', 'Omar, +39 333 2, Ponyu'],
      ['assigned to a courier.', 'Omar, +39 333 2, Ponyu (before: Sara, +39 333 1, Ponyu)'],
      ['assigned to a courier.', 'Sara, +39 333 1, Ponyu'],
    ])
    const pushes = await pushesTo(service.db, diner.id)
    expect(pushes.map(({ data }) => data.body)).toContain(`Order ${orderId}: on its way · 19:30–19:45`)
    await desk(orderId, 'courier', { ...courier, status: 'DELIVERED' })
    expect((await pushesTo(service.db, diner.id)).at(-1)?.data.body).toBe(`Order ${orderId}: delivered`)
    const links = (await mails()).flatMap(({ kind, parts }) => (kind === 'order-courier' ? parts : []))
    expect(links.filter(({ kind }) => kind === 'link')).toHaveLength(4)
  })
})
