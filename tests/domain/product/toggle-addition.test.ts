import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { ExtraChoice } from '#src/domain/product/configuration.ts'
import { toggleAddition } from '#src/domain/product/toggle-addition.ts'
import {
  aConfiguration,
  aGroupRule,
  anExtra,
  anExtraSet,
  aProduct,
  choose,
  id,
  venueId,
} from '#tests/support/builders.ts'
import { aConfiguredProduct } from '#tests/support/configured-product.ts'

const extras = [1, 2, 3].map((key) => anExtra({ id: id(key), name: `Extra ${key}` }))
const [first, second, third] = extras.map(choose) as [
  ReturnType<typeof choose>,
  ReturnType<typeof choose>,
  ReturnType<typeof choose>,
]
const withRule = (rule: Partial<ReturnType<typeof aGroupRule>>) =>
  aProduct({ additions: anExtraSet({ ingredients: extras, groupRules: [aGroupRule(rule)] }) })

describe('toggleAddition', () => {
  test('adds at the end, or takes off when chosen [PROD-23]', () => {
    const one = toggleAddition(withRule({}), aConfiguration({ additions: [second] }), first, venueId)
    expect(one).toEqual({ ok: true, value: aConfiguration({ additions: [second, first] }) })
    const none = toggleAddition(withRule({}), aConfiguration({ additions: [second, first] }), second, venueId)
    expect(none).toEqual({ ok: true, value: aConfiguration({ additions: [first] }) })
  })

  test('refuses the third of two until one is removed [PROD-24]', () => {
    const full = aConfiguration({ additions: [first, second] })
    expect(toggleAddition(withRule({ max: 2 }), full, third, venueId)).toEqual({
      ok: false,
      refusal: { reason: 'group-full', groupName: 'Group 1', max: 2 },
    })
    expect(toggleAddition(withRule({ max: 2 }), aConfiguration({ additions: [first] }), third, venueId).ok).toBe(true)
  })

  test.each([null, 0])('has no maximum when it is %s [PROD-24]', (max) => {
    expect(toggleAddition(withRule({ max }), aConfiguration({ additions: [first, second] }), third, venueId).ok).toBe(
      true,
    )
  })

  test.each([
    ['sold out', { isAvailable: false }],
    ['excluded at the venue', { excludedVenueIds: [venueId] }],
  ])('refuses an addition that is %s [PROD-52]', (_why, fields) => {
    const dish = aProduct({ additions: anExtraSet({ ingredients: [anExtra({ name: 'Truffle', ...fields })] }) })
    expect(toggleAddition(dish, aConfiguration(), first, venueId)).toEqual({
      ok: false,
      refusal: { reason: 'unavailable', name: 'Truffle' },
    })
  })

  test('refuses what the product does not offer', () => {
    const refusal = { ok: false, refusal: { reason: 'not-offered' } }
    expect(toggleAddition(aProduct(), aConfiguration(), first, venueId)).toEqual(refusal)
    expect(toggleAddition(withRule({}), aConfiguration(), { ...first, groupId: id(9) }, venueId)).toEqual(refusal)
  })

  test('twice changes nothing but the order', () => {
    const inOrder = (some: readonly ExtraChoice[]) => some.map((one) => Number(one.id)).sort((a, b) => a - b)
    fc.assert(
      fc.property(aConfiguredProduct, fc.nat(), ({ product, configuration }, pick) => {
        const offered = product.additions?.ingredients ?? []
        fc.pre(offered.length > 0)
        const choice = choose(offered[pick % offered.length]!)
        const once = toggleAddition(product, configuration, choice, venueId)
        const twice = once.ok ? toggleAddition(product, once.value, choice, venueId) : once
        fc.pre(twice.ok)
        expect(inOrder(twice.value.additions)).toEqual(inOrder(configuration.additions))
      }),
    )
  })
})
