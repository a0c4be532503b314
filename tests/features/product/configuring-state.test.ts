import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Product } from '#src/contract/product.ts'
import { buildLine, configurationOf } from '#src/domain/cart/build-line.ts'
import { addComboPick, removeComboPick } from '#src/domain/product/change-combo.ts'
import { addPick, removePick, replacePick } from '#src/domain/product/change-picks.ts'
import type { UnitsByProduct } from '#src/domain/product/combo-stock.ts'
import { emptyConfiguration } from '#src/domain/product/configuration.ts'
import { isPossible } from '#src/domain/product/is-possible.ts'
import { stillPossible } from '#src/domain/product/still-possible.ts'
import { unitPrice } from '#src/domain/product/unit-price.ts'
import { accept } from '#src/domain/verdict.ts'
import type { Change, ConfiguringState, Known } from '#src/features/product/configuring-state.ts'
import { changed, judged } from '#src/features/product/configuring-state.ts'
import { startingConfiguration } from '#src/features/product/opening/starting-configuration.ts'
import {
  aCombo,
  aComboProduct,
  anExtra,
  anExtraSet,
  aProduct,
  aSize,
  at,
  choose,
  id,
  venueId,
} from '#tests/support/builders.ts'
import { aConfiguredProduct, aConfiguredTwin } from '#tests/support/configured-product.ts'

/** What the controls of the sheet can ask for, each flavour and dish by its plus, its minus and its change. */
function controlsOf(product: Product): Change[] {
  const { sizes, variants, additions, picks, comboProducts } = product
  const flavours = (picks?.ingredients ?? []).map(choose)
  return [
    ...sizes.map(({ id: sizeId }) => ({ kind: 'size', sizeId }) as const),
    ...variants.map(({ id: variantId }) => ({ kind: 'variant', variantId }) as const),
    ...(additions?.ingredients ?? []).map((extra) => ({ kind: 'addition', choice: choose(extra) }) as const),
    ...flavours.flatMap((choice) => [
      rule((before) => addPick(product, before, choice, venueId)),
      rule((before) => accept(removePick(before, choice))),
      ...[0, 1, 2].map((index) => rule((before) => replacePick(product, before, { index, choice }, venueId))),
    ]),
    ...(comboProducts ?? []).flatMap((dish) => [
      rule((before) => addComboPick(product, before, dish, null)),
      rule((before) => accept(removeComboPick(product, before, dish))),
    ]),
    { kind: 'quantity', quantity: -1 },
    { kind: 'quantity', quantity: 2 },
    { kind: 'note', note: ' crisp ' },
  ]
}

function rule(apply: Extract<Change, { kind: 'rule' }>['apply']): Change {
  return { kind: 'rule', apply }
}

const taps = fc.array(fc.nat(), { maxLength: 40 })

const noStock: UnitsByProduct = new Map()
const known = (product: Product, pickStock = noStock): Known => ({ product, venueId, pickStock })

function stateOf(product: Product): ConfiguringState {
  return { ...startingConfiguration(product, null, venueId), product, quantity: 1, isChecked: false }
}

function tapped(product: Product, all: readonly number[]): ConfiguringState {
  const controls = controlsOf(product)
  return all.reduce((state, tap) => {
    const change = controls[tap % controls.length]
    return change ? changed(state, change, known(product)) : state
  }, stateOf(product))
}

describe('changed', () => {
  test('never leads to anything impossible [PROD-24, PROD-28, PROD-29, PROD-39, PROD-40, PROD-52]', () => {
    fc.assert(
      fc.property(aConfiguredProduct, taps, ({ product }, all) => {
        const { configuration, quantity } = tapped(product, all)
        expect(isPossible(product, configuration, venueId)).toBe(true)
        expect(quantity).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('leaves a reopened line at its price [PROD-02]', () => {
    fc.assert(
      fc.property(aConfiguredProduct, taps, ({ product, orderType }, all) => {
        const { configuration } = tapped(product, all)
        const line = buildLine({
          product,
          configuration,
          orderType,
          venueId,
          quantity: 1,
          lineId: 1,
          categoryId: id(5),
        })
        const again = startingConfiguration(product, line, venueId)
        expect(again.lost).toEqual({ additions: [], picks: [] })
        expect(unitPrice(product, again.configuration, at(orderType))).toBe(line.unitPrice)
        expect(configurationOf(line)).toEqual({ ...again.configuration, note: configuration.note.trim() })
      }),
    )
  })

  test('never lets picks bring the price below 0 [PRICE-14]', () => {
    fc.assert(
      fc.property(aConfiguredProduct, taps, ({ product, orderType }, all) => {
        expect(unitPrice(product, tapped(product, all).configuration, at(orderType))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('changes nothing when the rules refuse', () => {
    const dish = aProduct({ sizes: [aSize(), aSize({ id: id(2) })] })
    const before = stateOf(dish)
    const refused = rule((now) => addPick(dish, now, { id: id(1), groupId: id(1) }, venueId))
    expect(changed(before, refused, known(dish))).toBe(before)
  })

  test('shows from the first refused submit on what is missing [PROD-21]', () => {
    expect(changed(stateOf(aProduct()), { kind: 'check' }, known(aProduct())).isChecked).toBe(true)
  })

  test('opens with possible preselections [PROD-08]', () => {
    fc.assert(
      fc.property(aConfiguredProduct, ({ product }) => {
        expect(stateOf(product).configuration).toEqual(stillPossible(product, emptyConfiguration(product), venueId))
      }),
    )
  })
})

describe('judged', () => {
  const olives = anExtra({ id: id(1), name: 'Olives' })
  const ham = anExtra({ id: id(2), name: 'Ham' })
  const pizza = aProduct({ additions: anExtraSet({ ingredients: [olives, ham] }) })
  const withBoth = [olives, ham].reduce(
    (state, extra) => changed(state, { kind: 'addition', choice: choose(extra) }, known(pizza)),
    stateOf(pizza),
  )

  test('keeps the very state as long as nothing has changed', () => {
    expect(judged(withBoth, known(pizza))).toBe(withBoth)
  })

  test('takes off and names an addition switched off meanwhile [PROD-53]', () => {
    const newest = { ...pizza, additions: anExtraSet({ ingredients: [olives, { ...ham, isAvailable: false }] }) }
    const now = judged(withBoth, known(newest))
    expect(now.configuration.additions).toEqual([choose(olives)])
    expect(now.lost).toEqual({ additions: ['Ham'], picks: [] })
    expect(judged(now, known(newest))).toBe(now)
    // Back again: it is chosen again by the diner only.
    expect(judged(now, known(pizza)).configuration.additions).toEqual([choose(olives)])
  })

  test('cuts combo picks to late stock and names them [PROD-42, PROD-45]', () => {
    const [cola, cake] = [aComboProduct(), aComboProduct({ productId: id(71), name: 'Cake' })]
    const deal = aCombo({ comboProducts: [cola, cake] })
    const add = (dish: typeof cola) => rule((before) => addComboPick(deal, before, dish, null))
    const full = [cola, cake, cake, cake].reduce((state, dish) => changed(state, add(dish), known(deal)), stateOf(deal))
    const picked = (units: number) => {
      const { configuration, lost } = judged(full, known(deal, new Map([[id<'Product'>(71), units]])))
      return [configuration.comboPicks.map(({ name, quantity }) => `${quantity} ${name}`), lost.picks]
    }
    expect(picked(3)).toEqual([['1 Cola', '3 Cake'], []])
    expect(picked(2)).toEqual([['1 Cola', '2 Cake'], ['Cake']])
    expect(picked(0)).toEqual([['1 Cola'], ['Cake']])
  })

  test('is possible for the newest product [PROD-52]', () => {
    fc.assert(
      fc.property(aConfiguredProduct, aConfiguredTwin, taps, ({ product }, twin, all) => {
        const now = judged(tapped(product, all), known(twin.product))
        expect(isPossible(twin.product, now.configuration, venueId)).toBe(true)
      }),
    )
  })
})
