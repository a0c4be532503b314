import { beforeAll, describe, expect, test } from 'vitest'

import { orderEndReasons } from '#desk/contract/end-reasons.ts'
import type { DeskOrder } from '#desk/contract/orders.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { pushesTo } from '#server/platform/outbox/push-outbox.ts'
import { setPushToken } from '#server/platform/outbox/push-tokens.ts'
import { endMessage } from '#server/platform/texts/end-reasons.ts'
import { languages } from '#src/options/languages.ts'
import { aCounter, noon } from '#tests/server/support/diner.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

async function anEnd(action: 'refuse' | 'cancel', told: object) {
  const counter = await aCounter(service)
  const { restaurantId, diner, place, read } = counter
  const row = { restaurantId, accountId: diner.id, createdAt: new Date(noon) }
  await setPushToken(service.db, { ...row, deviceId: 'web-one', token: 'one' })
  const { id: orderId } = await place()
  const desk = deskOf(service, restaurantId)
  if (action === 'cancel') await desk.post(`orders/${orderId}/confirm`)
  const response = await desk.post(`orders/${orderId}/${action}`, told)
  const { orders } = await desk.read<{ orders: DeskOrder[] }>('orders')
  return {
    orderId,
    status: response.status,
    order: await read(orderId),
    log: orders[0]?.statusLog.at(-1),
    mail: (await mailsOf(service.db, restaurantId))[0],
    push: (await pushesTo(service.db, diner.id)).at(-1)?.data,
  }
}

describe('why staff end an order', () => {
  test.each(['refuse', 'cancel'] as const)('is told to the diner: %s [ORD-65]', async (action) => {
    const told = { reason: 'soldOut', message: 'The pizza oven is cold.' }
    const { orderId, order, log, mail, push } = await anEnd(action, told)
    const said = 'A dish of your order is sold out. The pizza oven is cold.'
    const word = action === 'refuse' ? 'refused' : 'cancelled'
    expect(order).toMatchObject({ status: word, message: said, endReason: null })
    expect(log).toMatchObject({ status: word, message: said })
    expect(mail?.kind).toBe(`order-${word}`)
    expect(mail?.body).toContain(`\n\n${said}\n\n`)
    expect(push?.body).toBe(`Order ${orderId} ${word}: ${said}`)
  })

  test('is nothing where nothing is said', async () => {
    const { orderId, order, mail, push } = await anEnd('refuse', {})
    expect(order).toMatchObject({ status: 'refused', message: null })
    expect(mail?.body).not.toContain('\n\n\n')
    expect(push?.body).toBe(`Order ${orderId} refused`)
  })

  test('is one of the list, and not too long', async () => {
    expect((await anEnd('refuse', { reason: 'tired' })).status).toBe(400)
    expect((await anEnd('refuse', { message: 'a'.repeat(301) })).status).toBe(400)
  })

  test('is said in the language of the order [ORD-65]', () => {
    for (const reason of orderEndReasons)
      expect(new Set(languages.map((language) => endMessage({ reason }, language))).size).toBe(languages.length)
    expect(endMessage({ reason: 'tooBusy' }, 'de')).toBe('Wir haben zu viele Bestellungen für diese Zeit.')
  })
})
