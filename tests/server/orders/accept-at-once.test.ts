import { beforeAll, describe, expect, test } from 'vitest'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { aCounter, noon } from '#tests/server/support/diner.ts'
import { orderSamples } from '#tests/server/support/order-samples.ts'
import { payer } from '#tests/server/support/payer.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

/** A restaurant whose owner has ticked the setting for one way to order of a venue. */
async function accepting(path: string, like: 1 | 2 = 1) {
  const counter = await aCounter(service, { like })
  const desk = deskOf(service, counter.restaurantId)
  const [venue = '', type = ''] = path.split('/services/')
  const ways = `venues/${venue}/set-up/services`
  type Ways = { readonly value: { readonly services: Readonly<Record<string, object>> } }
  const { services } = (await desk.read<Ways>(ways)).value
  const changed = { ...services, [type]: { ...services[type], confirmsAtOnce: true } }
  expect((await desk.savePart(ways, { services: changed })).status).toBe(200)
  const stored = async (id: number) =>
    (await desk.read<{ orders: DeskOrder[] }>('orders')).orders.find((order) => order.id === id)
  return { ...counter, desk, stored }
}

describe('where orders are accepted at once', () => {
  test('the diner is told and the audit names the service [VENUE-51]', async () => {
    const counter = await accepting('11/services/takeAway')
    const { place, stored, desk } = counter
    const { id } = await place()
    expect(await stored(id)).toMatchObject({ status: 'confirmed', isAcceptedAtOnce: true })
    const { entries } = await desk.read<{ entries: object[] }>('audit/0')
    const member = { id: null, name: 'service', email: '' }
    expect(entries[0]).toMatchObject({ action: 'order.confirm', subject: String(id), member })
    const mails = await payer(service, counter).mails()
    expect(mails.toSorted()).toEqual(['order-confirmed', 'order-received'])
    expect((await desk.post(`orders/${id}/confirm`)).status).toBe(409)
    expect((await desk.post(`orders/${id}/cancel`)).status).toBe(200)
  })

  test('an order by card is accepted when it is paid [VENUE-51]', async () => {
    const counter = await accepting('11/services/takeAway')
    const pay = payer(service, counter)
    const { id } = await pay.order('card')
    expect(await counter.stored(id)).toBeUndefined()
    await pay.byCard(id)
    await pay.notify(id)
    expect(await counter.stored(id)).toMatchObject({ status: 'confirmed', payment: { status: 'paid' } })
  })

  test('orders from a table are accepted too [VENUE-51]', async () => {
    const { place, stored } = await accepting('21/services/table', 2)
    const { id } = await place(orderSamples.table)
    expect(await stored(id)).toMatchObject({ status: 'confirmed', isAcceptedAtOnce: true })
  })

  test('another way to order still waits [VENUE-51]', async () => {
    const { place, stored } = await accepting('21/services/table', 2)
    const { id } = await place(orderSamples.collect)
    expect(await stored(id)).toMatchObject({ status: 'new', isAcceptedAtOnce: false })
  })
})
