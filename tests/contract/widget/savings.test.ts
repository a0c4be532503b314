import { describe, expect, test } from 'vitest'

import {
  codeCountQuery,
  discountCodesQuery,
  listedCodesQuery,
  loyaltyCardQuery,
  rewardsQuery,
} from '#src/api/discount-calls.ts'
import { id } from '#tests/support/builders.ts'
import { asks } from '#tests/support/wire-widget.ts'

import { promotion, reward } from './entities.ts'

const venueId = id<'Venue'>(21)

const code = {
  id: 9,
  name: 'MARZO10',
  kind: 'percentage',
  value: 10,
  orderTypes: ['takeAway', 'delivery'],
  orderTypeNames: ['Asporto', 'Consegna'],
  from: '2025-03-01 00:00:00',
  to: '2025-03-31 22:00:00',
  minimumOrder: 2550,
  freesDelivery: true,
  isHidden: false,
}

describe('savings', () => {
  test('codes are asked for whole, listed or counted [API-17, BAPI-21, BAPI-30]', async () => {
    expect(await asks('savings/get_coupons', (api) => discountCodesQuery(api, venueId, null))).toStrictEqual({
      codes: [{ ...code, isHidden: true }],
    })
    expect(await asks('savings/get_coupons-listed', (api) => listedCodesQuery(api, venueId, null))).toStrictEqual({
      codes: [code],
    })
    expect(await asks('savings/get_coupons-counter', (api) => codeCountQuery(api, venueId, null))).toStrictEqual({
      count: 4,
    })
  })

  test('the loyalty card is read with rewards and promotion [API-16, PTS-01]', async () => {
    expect(await asks('savings/get_fidelity_card', (api) => loyaltyCardQuery(api, venueId, null))).toStrictEqual({
      score: 37,
      highestThreshold: 60,
      rewards: [reward],
      promotion: { ...promotion, mode: 2, isCumulable: true },
    })
  })

  test('rewards are read by their wire names [BAPI-19]', async () => {
    const read = await asks('savings/get_fidelity_card_rewards', (api) => rewardsQuery(api, venueId, null))
    expect(read).toStrictEqual({ rewards: [reward] })
  })
})
