import { describe, expect, test } from 'vitest'

import { startingConfiguration } from '#src/features/product/opening/starting-configuration.ts'
import {
  aCombo,
  aComboProduct,
  aLine,
  anExtra,
  anExtraSet,
  aProduct,
  aSize,
  aVariant,
  choose,
  id,
  venueId,
} from '#tests/support/builders.ts'

const mushrooms = anExtra({ id: id(1), name: 'Mushrooms' })
const truffle = anExtra({ id: id(2), name: 'Truffle' })
const pizza = aProduct({
  sizes: [aSize(), aSize({ id: id(2) })],
  variants: [aVariant()],
  additions: anExtraSet({ ingredients: [mushrooms, truffle] }),
})
const line = aLine({
  product: pizza,
  configuration: { sizeId: id(2), variantId: id(1), additions: [choose(truffle), choose(mushrooms)], note: 'crisp' },
})

describe('startingConfiguration', () => {
  test('opens empty for a new line, single size taken [PROD-13, PROD-15]', () => {
    expect(startingConfiguration(pizza, null, venueId).configuration.sizeId).toBeNull()
    const single = aProduct({ sizes: [aSize({ id: id(4) })] })
    expect(startingConfiguration(single, null, venueId).configuration.sizeId).toBe(4)
  })

  test('fills in what the edited line has [PROD-02]', () => {
    const { configuration, lost } = startingConfiguration(pizza, line, venueId)
    expect(configuration).toMatchObject({ sizeId: 2, variantId: 1, note: 'crisp' })
    expect(configuration.additions).toEqual([choose(truffle), choose(mushrooms)])
    expect(lost).toEqual({ additions: [], picks: [] })
  })

  test.each([
    ['sold out', { ...truffle, isAvailable: false }],
    ['excluded at the venue', { ...truffle, excludedVenueIds: [venueId] }],
  ])('takes off and names an addition that is %s [PROD-52, PROD-53]', (_why, gone) => {
    const today = { ...pizza, additions: anExtraSet({ ingredients: [mushrooms, gone] }) }
    const { configuration, lost } = startingConfiguration(today, line, venueId)
    expect(configuration.additions).toEqual([choose(mushrooms)])
    expect(lost.additions).toEqual(['Truffle'])
  })

  test('asks again for a size or variant that is gone', () => {
    const today = { ...pizza, sizes: [aSize(), aSize({ id: id(3) })], variants: [aVariant({ id: id(9) })] }
    const { configuration } = startingConfiguration(today, line, venueId)
    expect(configuration).toMatchObject({ sizeId: null, variantId: null })
  })

  test('drops and names picks gone or too many [PROD-54]', () => {
    const [vanilla, lemon] = [anExtra({ id: id(1), name: 'Vanilla' }), anExtra({ id: id(2), name: 'Lemon' })]
    const cup = aProduct({ picks: anExtraSet({ ingredients: [vanilla, lemon] }) })
    const picked = aLine({ product: cup, configuration: { picks: [vanilla, lemon, vanilla].map(choose) } })
    const today = { ...cup, picks: anExtraSet({ ingredients: [vanilla, { ...lemon, isAvailable: false }] }) }
    expect(startingConfiguration(today, picked, venueId).lost).toEqual({ additions: [], picks: ['Lemon'] })
    expect(startingConfiguration({ ...cup, maxPicks: 2 }, picked, venueId).lost.picks).toEqual(['Vanilla'])
    const deal = aCombo({ comboProducts: [aComboProduct(), aComboProduct({ productId: id(71), name: 'Chips' })] })
    const comboPicks = (deal.comboProducts ?? []).map((offered) => ({ ...offered, quantity: 2 }))
    const combo = aLine({ product: deal, configuration: { comboPicks } })
    const { configuration, lost } = startingConfiguration({ ...deal, comboProducts: [aComboProduct()] }, combo, venueId)
    expect(configuration.comboPicks.map(({ name, quantity }) => [name, quantity])).toEqual([['Cola', 2]])
    expect(lost.picks).toEqual(['Chips'])
  })
})
