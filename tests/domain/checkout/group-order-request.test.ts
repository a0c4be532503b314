import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { createOrder } from '#src/contract/order.ts'
import { draftFingerprint, orderRequest } from '#src/domain/checkout/order-request.ts'
import { knownTotals, orderTotal } from '#src/domain/fees/order-total.ts'
import { aLine, id, moment, venueId } from '#tests/support/builders.ts'

const luca = { id: id<'GroupMember'>(2), name: 'Luca' }
const membership = { code: 'abc', key: 'secret', version: 7, name: 'Rosa', memberId: 1, isLead: true }
const lines = [aLine({ lineId: 1 }), { ...aLine({ lineId: 2 }), member: luca }]
const draft = {
  venueId,
  orderType: 'takeAway',
  paymentMode: 'cash',
  cashMeans: null,
  lines,
  slotStart: moment('2026-05-31 20:00:00'),
  slotEnd: null,
  timetableId: id<'Timetable'>(40),
  asSoonAsPossible: false,
  people: null,
  notes: '',
  questions: [],
  answers: {},
  config: null,
  totals: knownTotals('takeAway', orderTotal({ lines, orderType: 'takeAway', config: null, people: null }))!,
  now: moment('2026-05-31 19:05:00'),
} as const
const wire = (group: typeof membership | null) => z.encode(createOrder.request, orderRequest({ ...draft, group }))

describe('the order of a group', () => {
  test('names the group, and whose dishes are whose', () => {
    const { gruppo, prodotti } = wire(membership)
    expect(gruppo).toEqual({ codice: 'abc', chiave: 'secret', versione: 7 })
    expect(prodotti?.map(({ nome_partecipante: name }) => name)).toEqual(['Rosa', 'Luca'])
  })

  test('is another one with another version of the group', () => {
    const of = (version: number) => draftFingerprint(orderRequest({ ...draft, group: { ...membership, version } }))
    expect(of(7)).toBe(of(7))
    expect(of(8)).not.toBe(of(7))
  })

  test('is for nobody alone', () => {
    const alone = wire(null)
    expect('gruppo' in alone).toBe(false)
    expect(alone.prodotti?.some((line) => 'nome_partecipante' in line)).toBe(false)
  })
})
