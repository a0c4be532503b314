import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Ingredient, Product } from '#src/contract/product.ts'
import { allergensIn, filterVerdict } from '#src/domain/menu/filter-verdict.ts'
import { isFiltering, noFilter, traitsIn } from '#src/domain/menu/menu-filter.ts'
import { ingredientsOf } from '#src/domain/product/allergens.ts'
import { isPossible } from '#src/domain/product/is-possible.ts'
import { missingChoices } from '#src/domain/product/missing-choices.ts'
import {
  aCombo,
  aComboProduct,
  anExtra,
  anExtraSet,
  anIngredient,
  aProduct,
  id,
  venueId,
} from '#tests/support/builders.ts'
import { aConfiguredProduct } from '#tests/support/configured-product.ts'

const vegan = { id: id<'Trait'>(1), name: 'Vegan', icon: null }
const spicy = { id: id<'Trait'>(2), name: 'Spicy', icon: null }
const holding = (...allergens: string[]) => aProduct({ ingredients: [anIngredient({ allergens })] })
const without = (...avoided: string[]) => ({ traitIds: [], avoided })

const butter = anExtra({ id: id(2), allergens: ['LATTE'] })
const olives = anExtra({ id: id(3), allergens: [] })
const cake = aComboProduct({ productId: id(71), ingredients: [anIngredient({ allergens: ['LATTE', 'UOVA'] })] })
const sorbet = aComboProduct({ productId: id(72), ingredients: [anIngredient({ allergens: ['UOVA'] })] })
const water = aComboProduct({ productId: id(73), ingredients: [] })
const deal = (...comboProducts: (typeof cake)[]) => aCombo({ ingredients: [], comboProducts })

describe('filterVerdict', () => {
  test.each<[string, Product, ReturnType<typeof filterVerdict>]>([
    ['an ingredient with it', holding('GLUTINE', 'LATTE'), 'hidden'],
    ['no ingredient with it', holding('GLUTINE'), 'free'],
    ['no ingredients at all', aProduct({ ingredients: [] }), 'undeclared'],
    ['an addition with it', { ...holding(), additions: anExtraSet({ ingredients: [butter] }) }, 'open-choice'],
    ['additions without it', { ...holding(), additions: anExtraSet({ ingredients: [olives] }) }, 'free'],
    [
      'an addition with it that is sold out',
      { ...holding(), additions: anExtraSet({ ingredients: [{ ...butter, isAvailable: false }] }) },
      'open-choice',
    ],
    ['a flavour with it', { ...holding(), picks: anExtraSet({ ingredients: [butter, olives] }) }, 'open-choice'],
    [
      'nothing but flavours with it, one of them mandatory',
      { ...holding(), minPicks: 1, picks: anExtraSet({ ingredients: [butter] }) },
      'hidden',
    ],
    ['a product of the combo with it', deal(cake, sorbet), 'open-choice'],
    ['nothing but combo products with it', deal(cake), 'hidden'],
    ['combo products without it', deal(sorbet), 'free'],
    ['a combo product without ingredients', deal(sorbet, water), 'undeclared'],
  ])('of a dish with %s', (_what, product, verdict) => {
    expect(filterVerdict(product, without('LATTE'))).toBe(verdict)
  })

  test('hides a combo whose mandatory course has nothing without it', () => {
    const drink = aComboProduct({ productId: id(74), categoryId: id(8), ingredients: [anIngredient()] })
    const courses = [{ id: id<'Category'>(9), name: 'Desserts', min: 1, max: null }]
    expect(filterVerdict(deal(cake, drink), without('UOVA'))).toBe('open-choice')
    expect(filterVerdict({ ...deal(cake, drink), comboCategories: courses }, without('UOVA'))).toBe('hidden')
  })

  test('marks what a list says too little of', () => {
    const { additions: _additions, ...short } = holding('GLUTINE')
    expect(filterVerdict(short, without('LATTE'))).toBe('open-choice')
    expect(filterVerdict(short, without('GLUTINE'))).toBe('hidden')
    const { comboProducts: _offered, ...shortDeal } = deal(cake)
    expect(filterVerdict(shortDeal, without('LATTE'))).toBe('open-choice')
  })

  test('takes gluten and cereals for one thing', () => {
    expect(filterVerdict(holding('CEREALI'), without('GLUTINE'))).toBe('hidden')
    expect(filterVerdict(holding('GLUTINE'), without('CEREALI'))).toBe('hidden')
    expect(filterVerdict(holding('CEREALI'), without('GLUTINE', 'SOIA'))).toBe('hidden')
    expect(filterVerdict(holding('GLUTINE'), without('SOIA'))).toBe('free')
  })

  test('keeps a dish only with every wanted trait', () => {
    const filter = { traitIds: [vegan.id, spicy.id], avoided: [] }
    expect(filterVerdict(aProduct({ traits: [vegan] }), filter)).toBe('hidden')
    expect(filterVerdict(aProduct({ traits: [spicy] }), { traitIds: [vegan.id], avoided: [] })).toBe('hidden')
    expect(filterVerdict(aProduct({ traits: [spicy, vegan] }), filter)).toBe('free')
  })

  test('keeps everything without a wish', () => {
    expect(filterVerdict(holding('LATTE'), noFilter)).toBe('free')
    expect(filterVerdict(aProduct({ ingredients: [] }), noFilter)).toBe('free')
    expect([isFiltering(noFilter), isFiltering({ ...noFilter, avoided: ['LATTE'] })]).toEqual([false, true])
  })
})

const codes = ['GLUTINE', 'LATTE', 'UOVA', 'CEREALI']
const somePart = fc.array(fc.subarray(codes), { minLength: 1, maxLength: 3 })

/** The product with these allergens in its own ingredients and in all it offers, taken in turn; some parts undeclared. */
function withAllergens(product: Product, parts: readonly string[][]): Product {
  let next = 0
  const taken = () => parts[next++ % parts.length] ?? []
  const set = (extras: Product['additions']) =>
    extras && { ...extras, ingredients: extras.ingredients.map((extra) => ({ ...extra, allergens: taken() })) }
  const declared = (): Ingredient[] => (parts.length > 1 ? [anIngredient({ allergens: taken() })] : [])
  return {
    ...product,
    ingredients: declared(),
    additions: set(product.additions),
    picks: set(product.picks),
    comboProducts: product.comboProducts?.map((offered) => ({ ...offered, ingredients: declared() })) ?? null,
  }
}

/** As a list may send it, without what is called "detail only" (contract 2.9). */
function asListed({ additions: _a, picks: _p, comboCategories: _c, comboProducts: _o, ...listed }: Product): Product {
  return listed
}

describe('for any product, choice and filter', () => {
  const anyCase = fc.record({
    configured: aConfiguredProduct,
    parts: somePart,
    avoided: fc.subarray(codes, { minLength: 1 }),
  })

  test('"free" means that no permitted choice holds an avoided allergen', () => {
    fc.assert(
      fc.property(anyCase, fc.boolean(), ({ configured, parts, avoided }, isList) => {
        const product = withAllergens(configured.product, parts)
        if (filterVerdict(isList ? asListed(product) : product, without(...avoided)) !== 'free') return
        const ingredients = ingredientsOf(product, configured.configuration)
        expect(ingredients.flatMap(({ allergens }) => allergens).filter((code) => avoided.includes(code))).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  test('"hidden" means that every permitted choice holds one', () => {
    fc.assert(
      fc.property(anyCase, ({ configured: { configuration, ...of }, parts, avoided }) => {
        const product = withAllergens(of.product, parts)
        const place = { venueId, orderType: of.orderType }
        const isComplete = missingChoices(product, configuration, place).length === 0
        if (!isComplete || !isPossible(product, configuration, venueId)) return
        if (filterVerdict(product, without(...avoided)) !== 'hidden') return
        const held = ingredientsOf(product, configuration).flatMap(({ allergens }) => allergens)
        const gluten = avoided.some((code) => code === 'GLUTINE' || code === 'CEREALI') ? ['GLUTINE', 'CEREALI'] : []
        expect(held.some((code) => avoided.includes(code) || gluten.includes(code))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('what can be filtered by', () => {
  const products = [
    { ...holding('NEW', 'LATTE'), traits: [spicy] },
    { ...holding('GLUTINE', 'LATTE'), traits: [vegan, spicy] },
  ]

  test('is what the dishes say: traits as they are met', () => {
    expect(traitsIn(products)).toEqual([spicy, vegan])
  })

  test('is what dishes declare, in catalogue order, unknown last', () => {
    expect(allergensIn(products)).toEqual(['GLUTINE', 'LATTE', 'NEW'])
    expect(allergensIn([holding('ZINC', 'LATTE'), ...products])).toEqual(['GLUTINE', 'LATTE', 'NEW', 'ZINC'])
  })

  test('includes what can only be chosen', () => {
    const rich = { ...holding('GLUTINE'), additions: anExtraSet({ ingredients: [butter] }) }
    expect(allergensIn([rich])).toEqual(['GLUTINE', 'LATTE'])
  })

  test.each([
    ['without ingredients', aProduct({ ingredients: [] })],
    ['a list says too little of', asListed(holding())],
  ])('is the whole catalogue with a dish %s', (_what, product) => {
    expect(allergensIn([product, ...products])).toHaveLength(16)
  })
})
