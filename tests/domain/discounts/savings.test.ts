import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { OfferQuery } from '#src/domain/discounts/savings.ts'
import { discountOf, noSavings, usableOffers } from '#src/domain/discounts/savings.ts'
import { orderTotal } from '#src/domain/fees/order-total.ts'
import { aCart, aLine, aProduct, aServiceConfig, day, id, moment, price } from '#tests/support/builders.ts'
import { aDiscountCode, aPromotion, aReward } from '#tests/support/savings-builders.ts'

const lines = aCart(aLine({ product: aProduct({ price: price('20.00') }) })).lines
const question = (fields: Partial<OfferQuery> = {}): OfferQuery => ({
  codes: [],
  rewards: [],
  savings: noSavings,
  amounts: { lines, orderType: 'delivery', config: aServiceConfig(), people: null, deliveryFee: price('3.50') },
  slotStart: moment('2026-03-07 20:00:00'),
  reward: { day: day('2026-03-07'), points: { score: 0, promotion: aPromotion() } },
  ...fields,
})

describe('usableOffers', () => {
  test('the best saving comes first, by the real total', () => {
    const codes = [
      aDiscountCode({ id: id(1), name: 'TEN', value: 10 }),
      aDiscountCode({ id: id(2), name: 'FREE', kind: 'amount', value: 0, freesDelivery: true }),
      aDiscountCode({ id: id(3), name: 'HUGE', kind: 'amount', value: 500, minimumOrder: price('50.00') }),
    ]
    const rewards = [aReward({ id: id(1), value: 5 }), aReward({ id: id(2), to: day('2026-03-06') })]
    const offers = usableOffers(question({ codes, rewards })).map((offer) => [
      offer.kind === 'code' ? offer.code.name : offer.applied.reward.id,
      offer.saving,
    ])
    expect(offers).toEqual([
      [1, price('5.00')],
      ['FREE', price('3.50')],
      ['TEN', price('2.00')],
    ])
  })

  test('hidden codes, and those that save nothing, are not offered [COUP-17]', () => {
    const codes = [aDiscountCode({ isHidden: true }), aDiscountCode({ id: id(2), value: 0 })]
    expect(usableOffers(question({ codes }))).toEqual([])
  })

  test('a code excludes others, a reward excludes unjoinable ones [COUP-11, COUP-14, REW-06]', () => {
    const codes = [aDiscountCode(), aDiscountCode({ id: id(2), name: 'OTHER' })]
    const rewards = [
      aReward({ id: id(1) }),
      aReward({ id: id(2), value: 3 }),
      aReward({ id: id(3), isCumulable: false }),
    ]
    expect(usableOffers(question({ codes, rewards, savings: { code: codes[0]!, rewards: [] } }))).toEqual([])
    const applied = { reward: rewards[0]!, discount: price('5.00'), lineId: null, productId: null, typeId: null }
    const savings = { code: null, rewards: [{ ...applied, productName: null }] }
    const offers = usableOffers(question({ codes, rewards, savings }))
    expect(offers.map(({ saving }) => saving)).toEqual([price('3.00')])
  })

  test('a reward excludes a code that would save more [COUP-14]', () => {
    const reward = aReward({ value: 1 })
    const applied = { reward, discount: price('1.00'), lineId: null, productId: null, typeId: null, productName: null }
    const offers = usableOffers(question({ codes: [aDiscountCode()], savings: { code: null, rewards: [applied] } }))
    expect(offers).toEqual([])
  })

  test('a code excludes one that would save more [COUP-11]', () => {
    const code = aDiscountCode({ value: 1 })
    const offers = usableOffers(question({ codes: [aDiscountCode({ id: id(2) })], savings: { code, rewards: [] } }))
    expect(offers).toEqual([])
  })

  test('what it promises is what the order total loses', () => {
    const aCode = fc.record({
      kind: fc.constantFrom('amount' as const, 'percentage' as const),
      value: fc.integer({ min: 0, max: 60 }),
      freesDelivery: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(aCode, { maxLength: 5 }), (some) => {
        const codes = some.map((fields, index) => aDiscountCode({ ...fields, id: id(index + 1) }))
        const { amounts } = question()
        for (const offer of usableOffers(question({ codes }))) {
          const savings = { code: offer.kind === 'code' ? offer.code : null, rewards: [] }
          const after = orderTotal({ ...amounts, ...discountOf(savings, amounts.lines) })
          expect(orderTotal(amounts).total - after.total).toBe(offer.saving)
        }
      }),
    )
  })
})
