import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { pushesTo } from '#server/platform/outbox/push-outbox.ts'
import { setPushToken } from '#server/platform/outbox/push-tokens.ts'
import { createOrder } from '#src/contract/order.ts'
import { readPushMessage } from '#src/contract/push.ts'
import { desktopNotification } from '#src/domain/messaging/notification.ts'
import { aCounter, anOrder, clientOf, noon } from '#tests/server/support/diner.ts'
import { aGuest } from '#tests/server/support/order-samples.ts'
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

const desk = (orderId: number, action: string) =>
  deskOf(service, counter.restaurantId).post(`orders/${orderId}/${action}`)
const mails = async () =>
  (await mailsOf(service.db, counter.restaurantId)).map(({ recipient, subject }) => [recipient, subject])

async function device(token: string) {
  const row = { restaurantId: counter.restaurantId, accountId: counter.diner.id, createdAt: new Date(noon) }
  await setPushToken(service.db, { ...row, deviceId: `web-${token}`, token })
}

async function guestOrder(email: string) {
  await counter.change({ restaurant: { guestOrderTypes: ['takeAway'] } })
  const api = clientOf(service, counter.restaurantId)
  return api.call(createOrder, await anOrder(api, { guest: { ...aGuest, email } }))
}

const decisions = [
  ['confirm', 'confirmed'],
  ['refuse', 'refused'],
  ['cancel', 'cancelled'],
] as const

describe('what the restaurant decides about an order', () => {
  test.each(decisions)('reaches the customer by mail and push: %s', async (action, word) => {
    await device('one')
    await device('two')
    const { id } = await counter.place()
    await desk(id, action)
    expect((await mails())[0]).toEqual([counter.diner.email, `Order ${id} ${word}`])
    const pushes = await pushesTo(service.db, counter.diner.id)
    expect(pushes.map(({ token }) => token).sort()).toEqual(['one', 'two'])
    const push = readPushMessage(pushes[0]?.data ?? {})
    const shown = {
      title: 'Trattoria da Gino Centro',
      body: `Order ${id} ${word}${action === 'confirm' ? ' · 19:30' : ''}`,
    }
    expect(push).toEqual({ kind: 'order', orderId: id, ...shown })
    expect(desktopNotification(push)).toEqual(shown)
  })

  test('is not pushed when off or done by the diner', async () => {
    const { id } = await counter.place()
    await desk(id, 'confirm')
    expect(await pushesTo(service.db, counter.diner.id)).toEqual([])
    await device('one')
    await counter.place()
    expect(await pushesTo(service.db, counter.diner.id)).toEqual([])
  })

  test.each([
    ['it', 'Ordine n. # confermato'],
    ['en', 'Order # confirmed'],
    ['de', 'Bestellung # bestätigt'],
    ['fr', 'Commande n°\u00A0# confirmée'],
    ['es', 'Pedido # confirmado'],
  ])('is said in the language of the order: %s', async (language, text) => {
    await device('one')
    const api = clientOf(service, counter.restaurantId, { who: counter.diner, language })
    const { id } = await api.call(createOrder, await anOrder(api))
    await desk(id, 'confirm')
    const expected = text.replace('#', String(id))
    expect((await mails())[0]?.[1]).toBe(expected)
    expect((await pushesTo(service.db, counter.diner.id))[0]?.data.body).toBe(`${expected} · 19:30`)
  })

  test.each(decisions)('reaches a guest who left an e-mail: %s', async (action, word) => {
    const { id } = await guestOrder('luca@example.com')
    await desk(id, action)
    expect(await mails()).toEqual([
      ['luca@example.com', `Order ${id} ${word}`],
      ['luca@example.com', `Order ${id} received`],
    ])
    const [mail] = await mailsOf(service.db, counter.restaurantId)
    expect(mail?.body).toContain('Hello Luca,')
  })
})
