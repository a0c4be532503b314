import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { noon } from '#tests/server/support/diner.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

import { aBill, anOrderAtTable, aPaidBill } from './placing.ts'

let service: TestService
let order: Awaited<ReturnType<typeof anOrderAtTable>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  order = await anOrderAtTable(service)
})

const ofTable = (importo: number) => ({
  id_tavolo: 3,
  ordini: [{ id: order.placed.id, token: order.placed.token }],
  importo,
})

describe('the service', () => {
  test('opens a bill for orders at a table', async () => {
    const path = 'restaurant/ordina-tavolo-bill-open'
    expect(await order.at.isRefused(path, ofTable(8))).toMatchObject({ status: 'ENTITY_NOT_FOUND' })
    const bill = await aBill(service, order)
    expect(bill).toEqual({ id: expect.any(Number), totale: 8, token: expect.any(String) })
    // The key of the sample is the same.
    expect(await order.at.send(path, ofTable(8))).toEqual(bill)
  })

  test('takes its payment, and says what was paid', async () => {
    await aPaidBill(service, order)
    const { ordine } = await order.at.send('orders/get_order-guest', { id: order.placed.id, token: order.placed.token })
    expect(ordine).toMatchObject({ totale_ordine: 13.5, pagato: 8, status_pagamento: null })
  })

  test('gives up a bill, once or twice', async () => {
    const { id, token } = (await aBill(service, order)) as { id: number; token: string }
    const path = 'restaurant/ordina-tavolo-bill-give_up'
    expect(await order.at.isRefused(path, { id, token: 'wrong' })).toMatchObject({ status: 'ENTITY_NOT_FOUND' })
    expect(await order.at.send(path, { id, token })).toEqual({})
    expect(await order.at.send(path, { id, token })).toEqual({})
  })

  test('says at which tables bills can be opened', async () => {
    const { locali } = await order.at.send('restaurant/get_restaurant_info')
    expect(locali).toMatchObject([
      { configurazione_ordina_tavolo: { f_paga_conto: 1 }, configurazione_takeaway: { f_paga_conto: 0 } },
    ])
  })
})
