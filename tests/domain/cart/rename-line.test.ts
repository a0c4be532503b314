import { describe, expect, test } from 'vitest'

import { buildLine } from '#src/domain/cart/build-line.ts'
import { renameLine } from '#src/domain/cart/rename-line.ts'
import {
  aComboProduct,
  aConfiguration,
  aProduct,
  aSize,
  aVariant,
  anExtra,
  anExtraSet,
  choose,
  id,
  venueId,
} from '#tests/support/builders.ts'

/** The dish as a list of one language names it, with `wholeList` false as a list without its choices. */
function dish(word: string, wholeList = true) {
  const olives = anExtra({ id: id(31), name: `${word} olives` })
  const lemon = anExtra({ id: id(32), name: `${word} lemon` })
  const chips = aComboProduct({ productId: id(71), name: `${word} chips`, quantity: 1 })
  const cola = aComboProduct({ name: `${word} cola`, quantity: 1 })
  return aProduct({
    name: `${word} dish`,
    isCombo: true,
    sizes: [aSize({ id: id(1), name: `${word} small` }), aSize({ id: id(2), name: `${word} large` })],
    variants: [aVariant({ id: id(21), name: 'V1', label: `${word} dough` })],
    additions: wholeList ? anExtraSet({ ingredients: [olives] }) : undefined,
    picks: wholeList ? anExtraSet({ ingredients: [lemon] }) : undefined,
    comboProducts: wholeList ? [chips, cola] : undefined,
  })
}

const product = dish('English')
const line = buildLine({
  product,
  categoryId: id(6),
  configuration: aConfiguration({
    sizeId: id(2),
    variantId: id(21),
    additions: [choose(anExtra({ id: id(31) }))],
    picks: [choose(anExtra({ id: id(32) }))],
    comboPicks: product.comboProducts?.slice(1) ?? [],
  }),
  quantity: 2,
  orderType: 'takeAway',
  venueId,
  lineId: 4,
})

function namesOf({ item }: typeof line) {
  const { name, size, standardSize, variant, additions, picks, comboPicks } = item
  return [
    name,
    size?.name,
    standardSize?.name,
    variant?.name,
    ...[...additions, ...picks, ...comboPicks].map((one) => one.name),
  ]
}

describe('renameLine', () => {
  test('takes every name from the product [CART-50]', () => {
    expect(namesOf(renameLine(line, dish('German')))).toEqual([
      'German dish',
      'German large',
      'German small',
      'German dough',
      'German olives',
      'German lemon',
      'German cola',
    ])
  })

  test('changes nothing but names [CART-50]', () => {
    expect(renameLine(renameLine(line, dish('German')), product)).toEqual(line)
  })

  test('keeps names that the product does not list [CART-50]', () => {
    const renamed = renameLine(line, { ...dish('German', false), sizes: [], variants: [] })
    expect(namesOf(renamed)).toEqual(['German dish', ...namesOf(line).slice(1)])
  })
})
