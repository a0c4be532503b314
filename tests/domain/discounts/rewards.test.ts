import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Reward } from '#src/contract/loyalty.ts'
import type { AppliedReward } from '#src/contract/order.ts'
import { productsTotal } from '#src/domain/cart/cart.ts'
import type { RewardContext } from '#src/domain/discounts/rewards.ts'
import { applyReward, costOf, pointsLeft, retainRewards } from '#src/domain/discounts/rewards.ts'
import { aCart, aLine, anExtra, anExtraSet, aProduct, choose, day, id, price } from '#tests/support/builders.ts'
import { aPromotion, aReward, aThreshold } from '#tests/support/savings-builders.ts'

const pizza = aProduct({
  id: id(7),
  typeId: id(2),
  price: price('7.00'),
  additions: anExtraSet({ ingredients: [anExtra({ price: price('2.50') })] }),
})
const cola = aProduct({ id: id(8), typeId: id(3), name: 'Cola', price: price('2.00') })
const twoPizzas = aLine({ product: pizza, quantity: 2, configuration: { additions: [choose(anExtra())] } })

const order = (fields: Partial<RewardContext> = {}): RewardContext => ({
  lines: aCart(twoPizzas).lines,
  day: day('2026-03-07'),
  hasCode: false,
  points: null,
  ...fields,
})

function applyAll(rewards: readonly Reward[], context: RewardContext): AppliedReward[] {
  const applied: AppliedReward[] = []
  for (const reward of rewards) {
    const verdict = applyReward(reward, applied, context)
    if (verdict.ok) applied.push(verdict.value)
  }
  return applied
}
const productRewards = (...ids: number[]) => ids.map((one) => aReward({ id: id(one), kind: 'product', value: null }))
const refusalOf = (reward: Reward, applied: readonly AppliedReward[], context = order()) => {
  const verdict = applyReward(reward, applied, context)
  return verdict.ok ? null : verdict.refusal
}

describe('applyReward', () => {
  test('a percentage is of all products: 16.00 gives 1.60 [PRICE-38]', () => {
    const lines = aCart(aLine({ product: aProduct({ price: price('16.00') }) })).lines
    const [applied] = applyAll([aReward({ kind: 'percentage', value: 10 })], order({ lines }))
    expect(applied?.discount).toBe(price('1.60'))
  })

  test('an amount is what it says [PRICE-39]', () => {
    expect(applyAll([aReward()], order())[0]).toMatchObject({ discount: price('5.00'), lineId: null })
  })

  test('a product takes off one unit’s standard price: 7.00 [PRICE-40, REW-02]', () => {
    expect(twoPizzas.unitPrice).toBe(price('9.50'))
    expect(applyAll(productRewards(1), order())).toEqual([
      {
        reward: aReward({ kind: 'product', value: null }),
        discount: price('7.00'),
        lineId: 1,
        productId: 7,
        typeId: 2,
        productName: 'Margherita',
      },
    ])
  })

  test('several add up, each percentage on all products [PRICE-42]', () => {
    const lines = aCart(aLine({ product: aProduct({ price: price('20.00') }) })).lines
    const rewards = [aReward({ id: id(1), kind: 'percentage', value: 10 }), aReward({ id: id(2), value: 3 })]
    const discounts = applyAll(rewards, order({ lines })).map(({ discount }) => discount)
    expect(discounts).toEqual([price('2.00'), price('3.00')])
  })

  test('is refused beside a code [REW-06]', () => {
    expect(refusalOf(aReward(), [], order({ hasCode: true }))).toEqual({ reason: 'code-applied' })
  })

  test.each([
    ['2026-03-07', '2026-03-07', null],
    ['2026-03-08', '2026-03-31', 'dates'],
    ['2026-03-01', '2026-03-06', 'dates'],
    [null, '2026-03-06', 'dates'],
    ['2026-03-01', null, null],
  ])('valid from %s to %s, both days included [REW-05]', (from, to, reason) => {
    const reward = aReward({ from: from ? day(from) : null, to: to ? day(to) : null })
    expect(refusalOf(reward, [])?.reason ?? null).toBe(reason)
  })

  test('one that is used alone joins none [REW-07, REW-08]', () => {
    const alone = aReward({ id: id(2), isCumulable: false })
    const other = aReward({ id: id(3) })
    expect(refusalOf(alone, applyAll([aReward()], order()))).toEqual({ reason: 'not-cumulable' })
    expect(refusalOf(other, applyAll([alone], order()))).toEqual({ reason: 'not-cumulable' })
    expect(refusalOf(other, applyAll([aReward()], order()))).toBeNull()
  })

  test.each([
    ['its product', { productId: id<'Product'>(8) }, 2],
    ['any product of its type', { typeId: id<'ProductType'>(3) }, 2],
    ['any product', {}, 1],
    ['a product not in the cart', { productId: id<'Product'>(99) }, null],
    ['a type not in the cart', { typeId: id<'ProductType'>(99) }, null],
  ])('is for %s [REW-09, REW-10]', (_what, fields, lineId) => {
    const context = order({ lines: aCart(twoPizzas, aLine({ product: cola })).lines })
    const [applied] = applyAll([aReward({ kind: 'product', ...fields })], context)
    expect(applied?.lineId ?? null).toBe(lineId)
  })

  test('of a kind we do not know cannot be used', () => {
    expect(refusalOf(aReward({ kind: 'other' }), [])).toEqual({ reason: 'unknown-kind' })
  })

  test('needs something in the cart, whatever it is for [REW-09]', () => {
    expect(refusalOf(aReward(), [], order({ lines: [] }))).toEqual({ reason: 'no-product' })
  })

  test('a line of two takes two product rewards, no third [REW-11]', () => {
    const applied = applyAll(productRewards(1, 2), order())
    expect(applied).toHaveLength(2)
    const [third] = productRewards(3)
    expect(refusalOf(third!, applied)).toEqual({ reason: 'all-rewarded', name: 'Margherita' })
  })

  test('is applied once [REW-05]', () => {
    const applied = applyAll([aReward()], order())
    expect(refusalOf(aReward(), applied)).toEqual({ reason: 'already-applied' })
  })

  test('a reward on another line takes no room [REW-11]', () => {
    const lines = aCart(aLine({ product: cola }), aLine({ product: pizza })).lines
    const forCola = aReward({ id: id(1), kind: 'product', value: null, productId: cola.id })
    const forPizza = aReward({ id: id(2), kind: 'product', value: null, productId: pizza.id })
    const applied = applyAll([forCola, forPizza], order({ lines }))
    expect(applied.map(({ productId }) => productId)).toEqual([8, 7])
  })

  test('takes the first line with room in cart order [REW-12]', () => {
    const lines = aCart(aLine({ product: cola }), twoPizzas).lines
    expect(applyAll(productRewards(1, 2), order({ lines })).map(({ lineId }) => lineId)).toEqual([1, 2])
  })
})

describe('points of mode 2', () => {
  const promotion = aPromotion({ thresholds: [aThreshold({ mode: 2, points: 50, name: 'Dessert' })] })
  const withScore = (score: number) => order({ points: { score, promotion } })
  const dessert = aReward({ name: 'Dessert' })

  test.each([
    [49, 'not-enough-points'],
    [50, null],
  ])('%i points allow a reward of 50: %s [PTS-14]', (score, reason) => {
    expect(refusalOf(dessert, [], withScore(score))?.reason ?? null).toBe(reason)
  })

  test('chosen rewards are deducted from the points left [PTS-15]', () => {
    const applied = applyAll([dessert], withScore(80))
    expect(pointsLeft(applied, withScore(80))).toBe(30)
    expect(refusalOf({ ...dessert, id: id(2) }, applied, withScore(80))).toEqual({ reason: 'not-enough-points' })
    expect(refusalOf({ ...dessert, id: id(2) }, applied, withScore(120))).toBeNull()
  })

  test('a cost the reward names goes before its threshold (rulings "mode 2, remaining choice")', () => {
    expect(refusalOf({ ...dessert, cost: 60 }, [], withScore(55))).toEqual({ reason: 'not-enough-points' })
  })

  test.each([
    [{ name: 'Dessert' }, 50],
    [{ name: 'Coffee' }, 0],
    [{ name: 'Dessert', value: 6 }, 0],
    [{ name: 'Dessert', kind: 'percentage' as const }, 0],
  ])('%j costs %i points', (fields, cost) => {
    expect(costOf(aReward(fields), withScore(0))).toBe(cost)
  })

  test('in mode 1 rewards are earned already and cost nothing', () => {
    const earned = { score: 0, promotion: aPromotion({ thresholds: [aThreshold({ mode: 1, name: 'Dessert' })] }) }
    expect(refusalOf(dessert, [], order({ points: earned }))).toBeNull()
  })
})

describe('retainRewards', () => {
  test('drops the surplus when a rewarded line shrinks or goes [REW-14]', () => {
    const applied = applyAll(productRewards(1, 2), order())
    const one = retainRewards(applied, order({ lines: aCart({ ...twoPizzas, quantity: 1 }).lines }))
    expect(one.kept.map(({ reward }) => reward.id)).toEqual([1])
    expect(one.dropped).toEqual([
      { reward: applied[1]?.reward, refusal: { reason: 'all-rewarded', name: 'Margherita' } },
    ])
    const none = retainRewards(applied, order({ lines: [{ ...twoPizzas, lineId: 5 }] }))
    expect(none.kept).toEqual([])
  })

  test('takes a percentage of what the products are now', () => {
    const applied = applyAll([aReward({ kind: 'percentage', value: 10 })], order())
    const { kept } = retainRewards(applied, order({ lines: aCart({ ...twoPizzas, quantity: 4 }).lines }))
    expect(kept[0]?.discount).toBe(price('3.80'))
  })

  const aRandomReward = fc
    .record({
      kind: fc.constantFrom('amount' as const, 'percentage' as const, 'product' as const),
      value: fc.integer({ min: 0, max: 30 }),
      productId: fc.constantFrom('any' as const, id<'Product'>(7), id<'Product'>(8)),
    })
    .map((fields) => aReward(fields))
  const quantities = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 })
  const cartOf = (counts: readonly number[]) =>
    aCart(...counts.map((quantity, index) => aLine({ product: index % 2 ? cola : pizza, quantity }))).lines

  test('keeps what the same cart has, once per unit', () => {
    fc.assert(
      fc.property(fc.array(aRandomReward, { maxLength: 6 }), quantities, (some, counts) => {
        const context = order({ lines: cartOf(counts) })
        const applied = applyAll(
          some.map((reward, index) => ({ ...reward, id: id(index + 1) })),
          context,
        )
        expect(retainRewards(applied, context)).toEqual({ kept: applied, dropped: [] })
        for (const { lineId, quantity } of context.lines) {
          expect(applied.filter((one) => one.lineId === lineId).length).toBeLessThanOrEqual(quantity)
        }
        const ofProducts = applied.filter(({ reward }) => reward.kind === 'product')
        const discount = ofProducts.reduce((sum, one) => sum + one.discount, 0)
        expect(discount).toBeLessThanOrEqual(productsTotal(context.lines))
      }),
    )
  })
})
