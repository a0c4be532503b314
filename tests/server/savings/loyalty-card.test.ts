import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { annasCards } from '#demo/restaurants/annas-things.ts'
import { getLoyaltyCard } from '#src/contract/loyalty.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { aCounter, noon, post } from '#tests/server/support/diner.ts'
import { day, id } from '#tests/support/builders.ts'
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

const venue = { venueId: id<'Venue'>(11) }
const card = () => counter.diner.api.call(getLoyaltyCard, venue)

/** Anna's card as it stands on the wire. */
async function annasCardAt(restaurantId: number, venueId: number) {
  const restaurant = { id_ristorante: restaurantId, email: 'anna@example.com' }
  const { content } = await post(service, '/account/login', {
    ...restaurant,
    account: 'anna@example.com',
    password: 'buonappetito',
  })
  const body = { ...restaurant, id_locale: venueId, api_key: content.data?.api_key }
  return (await post(service, '/restaurant/get_fidelity_card', body)).content.data
}

describe('get_fidelity_card', () => {
  test('returns points, threshold, rewards and rules', async () => {
    await service.changeCard(counter.diner, { points: 40, rewards: [{}] })
    const reply = await card()
    expect([reply.score, reply.highestThreshold, reply.rewards.length]).toEqual([40, 200, 1])
    expect(reply.promotion).toMatchObject({
      id: 1,
      name: 'Gino’s card',
      scoring: 'amountSpent',
      amountPerPoint: 1,
      rules: [],
      venueMask: [],
      resetsPoints: true,
      rewardsExpire: true,
      thresholds: [
        { points: 50, mode: 1, kind: 'product', value: null, name: 'A dessert on us', isCumulable: true },
        { points: 100, mode: 1, kind: 'amount', value: 5 },
        { points: 200, mode: 1, kind: 'percentage', value: 15, isCumulable: false },
      ],
    })
  })

  test('returns earning rules on the wire, -1 for any [PTS-01]', async () => {
    expect(await annasCardAt(1, 11)).toMatchObject({
      promozione: {
        tipo_punteggio: 'IMPORTO_SPESO',
        valore_punteggio: 1,
        mask_locali: [],
        punteggi: [],
        soglie: [{ modalita: 1 }, { modalita: 1 }, { modalita: 1 }],
      },
    })
    expect(await annasCardAt(6, 61)).toMatchObject({
      punteggio_personale: 30,
      punteggio_massimo: 50,
      promozione: {
        tipo_punteggio: 'NUMERO_PRODOTTI',
        punteggi: [{ id_tipologia_prodotto: -1, id_prodotto: -1, valore: 2 }],
        soglie: [{ soglia: 10, modalita: 2 }, { soglia: 25 }, { soglia: 50 }],
        f_azzera_punti: 0,
      },
    })
  })

  test('returns a promotion of other venues too', async () => {
    await counter.change({ promotion: { id: 1, venueIds: [id(12)] } })
    expect((await card()).promotion?.venueMask).toEqual([12])
  })

  test.each([
    ['is switched off', { promotion: { id: 1, isActive: false } }],
    ['is over', { promotion: { id: 1, to: day('2026-03-09') } }],
    ['has not begun', { promotion: { id: 1, from: day('2026-03-11') } }],
    ['is of a restaurant without cards', { restaurant: { hasLoyaltyCard: false } }],
  ])('says no promotion when it %s', async (_case, changes) => {
    await counter.change(changes)
    expect((await card()).promotion).toBeNull()
  })

  test('returns when rewards expire, in calendar days [PTS-17]', async () => {
    await counter.change({ promotion: { id: 1, to: day('2026-05-31'), rewardDays: 10 } })
    expect((await card()).promotion).toMatchObject({
      to: '2026-05-31',
      rewardsExpire: true,
      rewardsExpireOn: '2026-06-10',
    })
    await counter.change({ promotion: { id: 1, rewardDays: null } })
    expect((await card()).promotion).toMatchObject({ rewardsExpire: false, rewardsExpireOn: null })
  })
})

describe('get_mixed_info', () => {
  const ask = { ...venue, orderType: 'takeAway', newsLimit: null } as const

  test('returns the venue’s promotion only when asked [PTS-09]', async () => {
    const promotion = async () => (await counter.diner.api.call(getMixedInfo, { ...ask, promotion: true })).promotion
    expect((await promotion())?.id).toBe(1)
    await counter.change({ promotion: { id: 1, venueIds: [id(12)] } })
    expect(await promotion()).toBeNull()
    const wire = { id_ristorante: counter.restaurantId, id_locale: 11, mezzi_pagamento: true }
    const { content } = await post(service, '/restaurant/get_mixed_info', wire)
    expect(Object.keys(content.data ?? {})).toEqual(['mezzi_pagamento'])
  })

  test('says none where cards are off', async () => {
    await counter.change({ restaurant: { hasLoyaltyCard: false } })
    expect((await counter.diner.api.call(getMixedInfo, { ...ask, promotion: true })).promotion).toBeNull()
    expect((await counter.diner.api.call(getRestaurantInfo, {})).settings.hasLoyaltyCard).toBe(false)
  })
})

test('Anna has points, current rewards and an expired one', async () => {
  const kinds = (annasCards(noon).trattoria?.rewards ?? []).map(({ kind }) => kind)
  expect(kinds).toEqual(['product', 'percentage', 'amount', 'amount'])
  expect(await annasCardAt(1, 11)).toMatchObject({ punteggio_personale: 40, premi_personali: kinds.map(() => ({})) })
})
