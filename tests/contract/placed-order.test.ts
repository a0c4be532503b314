import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { getOrder, getOrderHistory } from '#src/contract/placed-order.ts'
import type { Wire } from '#tests/support/wire-samples.ts'
import { sampleOf } from '#tests/support/wire-samples.ts'

const example = sampleOf('orders/get_order').reply.ordine as Wire
const required = [
  'id',
  'id_locale',
  'status',
  'tipo_ordine',
  'data_ora_consegna_ritiro',
  'modalita_pagamento',
  'totale_ordine',
]

const read = (wire: Wire) => z.safeDecode(getOrder.reply, { ordine: wire } as never)
const without = (wire: Wire, left: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(wire).filter(([name]) => !left(name)))

describe('an order as it is read back', () => {
  test('parses with every documented and any unknown field [ORD-25]', () => {
    const servicePoint = { nome: 'Pier 4', label_delivery: 'Berth', label_tipologia: 'To the boat' }
    const full = {
      ...example,
      tipo_ordine: 'DIL',
      id_punto_di_servizio: 7,
      ordine_punto_di_servizio_traduzione_ll: servicePoint,
      tipo_racer: 'PonyU',
      status_spedizione: 'picking',
      costo_fisso_tipo: 'VALORE',
      costo_fisso_valore: 1,
      not_of_ours: { anything: [1] },
    }
    expect(read(full).data?.order).toMatchObject({
      id: 10_057,
      status: 'confirmed',
      orderType: 'dil',
      slotStart: '2025-03-14 19:30:00',
      slotEnd: '2025-03-14 19:45:00',
      paymentMode: 'card',
      paymentStatus: 'paid',
      cashMeans: 'mealVouchers',
      total: 3060,
      courierCompany: 'PonyU',
      courierStatus: 'picking',
      servicePointId: 7,
      servicePoint: { name: 'Pier 4', deliveryPointLabel: 'Berth', typeLabel: 'To the boat' },
      answers: [{ value: '1' }, { value: 'Bianchi' }],
      rows: [{ quantity: 2 }],
    })
  })

  test('parses alike when optional fields are missing, null, empty [ORD-25]', () => {
    const bare = read(without(example, (name) => !required.includes(name))).data?.order
    const emptied = Object.entries(example).map(([name, value]) => {
      if (required.includes(name)) return [name, value]
      // No log and an empty one are two things.
      return [name, Array.isArray(value) && name !== 'status_log' ? [] : null]
    })
    expect(bare).toMatchObject({ slotEnd: null, courierCompany: null, servicePoint: null, answers: [], rows: [] })
    expect(read(Object.fromEntries(emptied)).data?.order).toEqual(bare)
  })

  test.each(Object.keys(example).filter((name) => !required.includes(name)))('parses without %s [ORD-25]', (name) => {
    expect(read(without(example, (one) => one === name)).success).toBe(true)
  })

  test.each(required)('does not parse without %s', (name) => {
    expect(read(without(example, (one) => one === name)).success).toBe(false)
  })

  test('reads an unknown status, type or mode as other', () => {
    const strange = { ...example, status: 'IN_FORNO', tipo_ordine: 'DRONE', modalita_pagamento: 'BARATTO' }
    expect(read(strange).data?.order).toMatchObject({ status: 'other', orderType: 'other', paymentMode: 'other' })
  })

  test('may stand in a history without its rows', () => {
    const history = { ordini: [without(example, (name) => name === 'righe'), example] }
    expect(z.decode(getOrderHistory.reply, history as never).orders.map(({ rows }) => rows.length)).toEqual([0, 1])
  })
})
