import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { countDiscountCodes, getDiscountCodes } from '#src/contract/discount-code.ts'
import { getLoyaltyCard, getRewards } from '#src/contract/loyalty.ts'
import { appliedReward } from '#src/contract/order.ts'
import { modeOf } from '#src/domain/discounts/rewards.ts'
import { areCumulable } from '#src/domain/loyalty/loyalty-progress.ts'
import { id, price } from '#tests/support/builders.ts'
import { anAppliedReward, aReward } from '#tests/support/savings-builders.ts'
import { sampleOf } from '#tests/support/wire-samples.ts'

/** Written with the names of contract 2.11. */
const wireCode = {
  id: 9,
  nome: 'MARZO10',
  tipo: 'PERCENTUALE',
  valore: 10,
  tipi_orario: ['TAKEAWAY', 'DELIVERY'],
  tipi_orario_completi: ['Asporto', 'Consegna a domicilio'],
  dal: '2025-03-01 00:00:00',
  al: '2025-03-31',
  ordine_minimo: 20,
  f_spedizione_gratis: 0,
  f_nascosto: 1,
}
const wireReward = {
  id: 41,
  tipo: 'PRODOTTO',
  valore: null,
  f_cumulabile: 0,
  id_fidelity_card_promozione: 5,
  id_tipologia_prodotto: 3,
  id_prodotto: -1,
  nome: 'Un dolce',
  data_inizio: '2025-03-01',
  data_scadenza: '2025-04-30',
}

const readCode = (fields: object = {}) =>
  z.decode(getDiscountCodes.reply, { codici_sconto: [{ ...wireCode, ...fields }] }).codes[0]

describe('a discount code', () => {
  test('is read with everything that judges it [COUP-01]', () => {
    expect(readCode()).toEqual({
      id: 9,
      name: 'MARZO10',
      kind: 'percentage',
      value: 10,
      orderTypes: ['takeAway', 'delivery'],
      orderTypeNames: ['Asporto', 'Consegna a domicilio'],
      from: '2025-03-01 00:00:00',
      to: '2025-03-31 23:59:59',
      minimumOrder: 2000,
      freesDelivery: false,
      isHidden: true,
    })
  })

  test.each([
    ['2025-05-31', '2025-05-31 23:59:59'],
    ['2025-05-31 18:00:00', '2025-05-31 18:00:00'],
    ['2025-05-31T18:00', '2025-05-31 18:00:00'],
    [null, null],
  ])('that ends at %s ends at %s [COUP-08]', (al, to) => {
    expect(readCode({ al })?.to).toBe(to)
  })

  test('that starts on a day starts at midnight', () => {
    expect(readCode({ dal: '2025-05-31' })?.from).toBe('2025-05-31 00:00:00')
  })

  test.each(['2025-5-1', '2025-13-40', '31/05/2025', 'maggio', 31])('does not end at %s', (al) => {
    expect(z.safeDecode(getDiscountCodes.reply, { codici_sconto: [{ ...wireCode, al }] } as never).success).toBe(false)
  })
})

describe('the number of codes', () => {
  test.each([
    ['a number', 3, 3],
    ['a number as text', '3', 3],
    ['none', 0, 0],
    ['the list', [wireCode, wireCode], 2],
    ['an empty list', [], 0],
  ])('is read from %s', (_case, sent, count) => {
    expect(z.decode(countDiscountCodes.reply, { codici_sconto: sent } as never)).toEqual({ count })
  })

  test('is asked for by counter_form', () => {
    const request = { venueId: null, isHidden: false, asNumber: true }
    expect(z.encode(countDiscountCodes.request, request)).toEqual({
      id_locale: null,
      f_nascosto: 0,
      counter_form: true,
    })
  })
})

describe('a reward', () => {
  test('is read with everything that judges it; -1 is any [REW-01]', () => {
    expect(z.decode(getRewards.reply, { premi: [wireReward] } as never).rewards).toEqual([
      {
        id: 41,
        kind: 'product',
        value: null,
        isCumulable: false,
        promotionId: 5,
        typeId: 3,
        productId: 'any',
        name: 'Un dolce',
        from: '2025-03-01',
        to: '2025-04-30',
        cost: null,
      },
    ])
  })

  test('says what it costs when the service does (contract 7)', () => {
    const card = { punteggio_personale: 80, punteggio_massimo: 100, premi_personali: [{ ...wireReward, costo: 50 }] }
    const read = z.decode(getLoyaltyCard.reply, card as never)
    expect([read.score, read.highestThreshold, read.rewards[0]?.cost, read.promotion]).toEqual([80, 100, 50, null])
  })

  test('is sent back as received, with line and amount [REW-02]', () => {
    const applied = anAppliedReward({
      reward: aReward({ kind: 'product', value: null }),
      discount: price('7.00'),
      lineId: 3,
      productId: id(9),
      typeId: id(2),
      productName: 'Tiramisù',
    })
    expect(z.encode(appliedReward, applied)).toMatchObject({
      total: 7,
      mobile_id_product: 3,
      id_prodotto: 9,
      id_tipologia_prodotto: 2,
      nome_prodotto: 'Tiramisù',
      reward: { id: 1, tipo: 'PRODOTTO', id_prodotto: -1 },
    })
  })
})

describe('the promotion', () => {
  const card = sampleOf('savings/get_fidelity_card').reply
  const { modalita: _mode, f_cumulabile: _cumulable, ...bare } = card.promozione as Record<string, unknown>

  test.each([
    ['its first threshold', {}, 1, true],
    ['the promotion itself', { modalita: 2, f_cumulabile: 0 }, 2, false],
  ])('takes mode and combination from %s [API-16]', (_from, own, mode, cumulable) => {
    const { promotion } = z.decode(getLoyaltyCard.reply, { ...card, promozione: { ...bare, ...own } } as never)
    expect(promotion && [modeOf(promotion), areCumulable(promotion)]).toEqual([mode, cumulable])
  })
})
