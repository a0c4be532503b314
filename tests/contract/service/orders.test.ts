import { beforeAll, describe, expect, test } from 'vitest'

import type { DeskRemoval } from '#desk/contract/orders.ts'
import { minute, noon } from '#tests/server/support/diner.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'
import { unsaid, wireOf } from '#tests/support/wire-service.ts'

import { aGuestsDelivery } from './placing-for-guests.ts'
import {
  aDelivery,
  aGuestsCollection,
  aPaidBill,
  anOrderAtTable,
  anOrderToPoint,
  invoice,
  pizzaRow,
  slotEnd,
} from './placing.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const read = async ({ at, placed }: Pick<Awaited<ReturnType<typeof anOrderAtTable>>, 'at' | 'placed'>) =>
  placed.token === null
    ? at.send('orders/get_order', { id: placed.id })
    : at.send('orders/get_order-guest', { id: placed.id, token: placed.token })

describe('the service', () => {
  test('takes a delivery and returns it by wire names [BAPI-23, BAPI-28]', async () => {
    const delivery = await aDelivery(service)
    expect(delivery.placed).toEqual({ id: expect.any(Number), totale: 30.55, token: null })
    expect((await read(delivery)).ordine).toMatchObject({
      ...delivery.address,
      ...invoice,
      ...slotEnd,
      id: delivery.placed.id,
      id_locale: 21,
      tipo_ordine: 'DELIVERY',
      modalita_pagamento: 'STRIPE_CARTACREDITO',
      f_appena_possibile: 1,
      note_cliente: 'Suonare due volte',
      campanello: 'Rossi',
      indirizzo_note: 'Secondo piano',
      spese_consegna: 1.5,
      id_codice_sconto: 9,
      nome_codice_sconto: 'MARZO10',
      valore_sconto: 2.9,
      costo_fisso_nome: 'Confezione',
      valore_fisso: 1.5,
      mancia: 1.45,
      righe: [pizzaRow],
    })
  })

  test('takes a service point order with reward and returns it [BAPI-23, BAPI-28]', async () => {
    expect((await read(await anOrderToPoint(service))).ordine).toMatchObject({
      ...slotEnd,
      tipo_ordine: 'DIL',
      id_punto_di_servizio: 401,
      punto_di_servizio_punto_consegna: 'Ombrellone 12',
      spese_consegna: 1,
      totale_ordine: 1.5,
      fidelity_card_premi: [
        { tipo: 'PRODOTTO', totale: 1.5, nome_prodotto: 'Acqua naturale 0,5 l' },
        { tipo: 'VALORE', valore: 1, totale: 1 },
      ],
    })
  })

  test('takes a guest’s table order, readable by token [BAPI-23, BAPI-28]', async () => {
    const order = await anOrderAtTable(service)
    expect((await read(order)).ordine).toMatchObject({
      tipo_ordine: 'ORDINA_TAVOLO',
      preferenza_pagamento: 'BUONI_PASTO',
      n_persone: 4,
      nome_tavolo: '3',
      totale_ordine: 13.5,
      costo_fisso_valore: 2,
      valore_fisso: 8,
    })
    const wrong = { id: order.placed.id, token: 'g_771' }
    expect(await order.at.isRefused('orders/get_order-guest', wrong)).toMatchObject({ status: 'ORDER_NOT_FOUND' })
  })

  test('takes a guest’s order with e-mail and answers [BAPI-23, BAPI-28]', async () => {
    expect((await read(await aGuestsCollection(service))).ordine).toMatchObject({
      tipo_ordine: 'TAKEAWAY',
      extra: [
        { tipo: 'SCELTA', valore: '1' },
        { tipo: 'LIBERO', valore: 'Bianchi' },
      ],
    })
  })

  test('takes a guest’s order to an address [API-75, BAPI-23, BAPI-28]', async () => {
    const delivery = await aGuestsDelivery(service)
    expect((await read(delivery)).ordine).toMatchObject({
      ...delivery.address,
      tipo_ordine: 'DELIVERY',
      id_indirizzo: null,
      cap_citta: '10123',
      localita_zona: 'Centro',
      spese_consegna: 1.5,
    })
  })

  test('says every name of an order, in the history too [BAPI-28, BAPI-29]', async () => {
    const delivery = await aDelivery(service, { modalita_pagamento: 'CONTANTI', preferenza_pagamento: 'CARTA_CREDITO' })
    const { id: orderId } = delivery.placed
    await delivery.at.send('messaging/chat-get', { chatable_id: orderId })
    const desk = deskOf(service, delivery.restaurantId)
    const courier = { company: 'PonyU', status: 'ON_DELIVERY', name: 'Marco', phone: '+39 333 555 0142' }
    const expected = { from: '2026-03-10 19:50:00', to: '2026-03-10 20:05:00' }
    for (const [action, body] of [
      ['confirm', {}],
      ['courier', courier],
      ['expected', { expected }],
    ] as const) {
      const { status } = await desk.post(`orders/${String(orderId)}/${action}`, body)
      expect([action, status]).toEqual([action, 200])
    }
    const pieces = [{ position: 0, quantity: 1 }]
    const { removal } = await desk.read<{ removal: DeskRemoval }>(`orders/${String(orderId)}/removal/0x1`)
    const { cents, backCents } = removal
    await desk.post(`orders/${String(orderId)}/remove`, { pieces, seen: 0, cents, backCents })
    await desk.post(`orders/${String(orderId)}/cancel`, { reason: 'askedFor' })
    const atTable = await anOrderAtTable(service)
    await aPaidBill(service, atTable)
    await deskOf(service, atTable.restaurantId).post('tables/3/move', { to: 5, rounds: [atTable.placed.id] })
    const unanswered = await aDelivery(service, { modalita_pagamento: 'CONTANTI' })
    service.clock.set(noon + 8 * 60 * minute, unanswered.restaurantId)
    await service.sweep()
    expect((await read(unanswered)).ordine).toMatchObject({ status: 'RIFIUTATO', motivo_fine: 'SENZA_RISPOSTA' })
    const orders = [
      delivery,
      unanswered,
      await aDelivery(service),
      await anOrderToPoint(service),
      atTable,
      await aGuestsCollection(service),
    ]
    const replies = await Promise.all(orders.map(read))
    const { ordini } = await delivery.at.send('orders/get_order_history')
    expect(ordini).toMatchObject([{ id: orderId, tipo_racer: 'PonyU', eta: expected, chat: { messaggi_non_letti: 0 } }])
    const all = replies.map((reply) => ({ ordini: [reply.ordine] }))
    expect(unsaid('orders/get_order_history', [...all, { ordini }])).toEqual([])
  })

  test('judges a cart by its wire names [BAPI-10]', async () => {
    const restaurantId = await service.newRestaurant({ like: 3 })
    const who = await service.newCustomer(restaurantId)
    const at = wireOf(service, { restaurantId, venueId: 31, who })
    const cart = {
      data: '2026-03-10 19:30:00',
      id_orario: 312,
      id_punto_di_servizio: null,
      ordine_indirizzo: {
        id: null,
        id_consegna_citta: 301,
        id_consegna_zona: null,
        latitudine: 45.0686,
        longitudine: 7.6893,
        consegneCittaTrovate: [301, 302],
      },
    }
    expect(await at.send('orders/cart-check', cart)).toEqual({})
    expect(await at.isRefused('orders/cart-check', { ...cart, ordine_totale: 1 })).toMatchObject({
      status: 'MIN_SPEND',
    })
  })

  test('gives an order its time limit [API-23, API-62, BAPI-11]', async () => {
    const restaurantId = await service.newRestaurant()
    const who = await service.newCustomer(restaurantId)
    const at = wireOf(service, { restaurantId, venueId: 11, who })
    const reply = await at.send('orders/set_order_time', { data: '2026-03-10 19:30:00', id_orario: 111 })
    expect(reply).toEqual({ limite_tempo: '2026-03-10T12:15:00+01:00' })
  })
})
