import { beforeAll, describe, expect, test } from 'vitest'

import { texts } from '#server/platform/texts/localized.ts'
import { noon } from '#tests/server/support/diner.ts'
import { day, id, moment, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'
import { unsaid, wireOf } from '#tests/support/wire-service.ts'

let service: TestService
let at: ReturnType<typeof wireOf>
let rewardId: number | undefined
beforeAll(async () => {
  service = await startService({ now: noon })
  const restaurantId = await service.newRestaurant({
    code: {
      id: 9,
      name: 'MARZO10',
      from: moment('2026-03-01 00:00:00'),
      to: moment('2026-03-31 22:00:00'),
      minimumOrder: price('25.50'),
    },
    promotion: { id: 1, rules: [{ typeId: id(3), productId: id(901), unitsPerPoint: 2 }], venueIds: [id(11)] },
  })
  const reward = {
    kind: 'percentage',
    value: 15,
    typeId: id<'ProductType'>(3),
    productId: id<'Product'>(801),
    names: texts('15 % sul dolce'),
    from: day('2026-03-01'),
    to: day('2026-06-30'),
  } as const
  const who = await service.newCustomer(restaurantId, { card: { points: 37, rewards: [reward] } })
  rewardId = who.rewardIds[0]
  at = wireOf(service, { restaurantId, venueId: 11, who })
})

const reward = () => ({
  id: rewardId,
  tipo: 'PERCENTUALE',
  valore: 15,
  f_cumulabile: 1,
  id_fidelity_card_promozione: 1,
  id_tipologia_prodotto: 3,
  id_prodotto: 801,
  nome: '15 % sul dolce',
  data_inizio: '2026-03-01',
  data_scadenza: '2026-06-30',
  costo: null,
})

describe('the service', () => {
  test('says codes by their wire names, whole, listed or counted [API-17]', async () => {
    const code = {
      id: 9,
      nome: 'MARZO10',
      tipo: 'VALORE',
      valore: 1,
      tipi_orario: ['TAKEAWAY'],
      tipi_orario_completi: ['Da asporto'],
      dal: '2026-03-01 00:00:00',
      al: '2026-03-31 22:00:00',
      ordine_minimo: 25.5,
      f_spedizione_gratis: 0,
      f_nascosto: 0,
    }
    const all = (await at.send('savings/get_coupons')).codici_sconto as unknown[]
    const listed = (await at.send('savings/get_coupons-listed')).codici_sconto as unknown[]
    expect(all).toContainEqual(code)
    expect(listed).toContainEqual(code)
    expect(listed.length).toBeLessThan(all.length)
    expect(await at.send('savings/get_coupons-counter')).toEqual({ codici_sconto: listed.length })
  })

  test('says the loyalty card by its wire names [API-16]', async () => {
    const name = 'savings/get_fidelity_card'
    const reply = await at.send(name)
    expect(reply).toMatchObject({ punteggio_personale: 37, premi_personali: [reward()] })
    // Mode and combination stand at each threshold; a cost stands at what points can buy.
    expect(unsaid(name, [reply])).toEqual(['premi_personali.costo', 'promozione.modalita', 'promozione.f_cumulabile'])
  })

  test('says rewards by their wire names [BAPI-19]', async () => {
    expect(await at.send('savings/get_fidelity_card_rewards')).toEqual({ premi: [reward()] })
    const restaurantId = await service.newRestaurant({ promotion: { id: 1, mode: 2 } })
    const who = await service.newCustomer(restaurantId, { card: { points: 60 } })
    const { premi } = await wireOf(service, { restaurantId, venueId: 11, who }).send(
      'savings/get_fidelity_card_rewards',
    )
    expect(premi).toContainEqual(expect.objectContaining({ costo: expect.any(Number) }))
  })
})
