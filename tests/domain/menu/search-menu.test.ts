import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Product } from '#src/contract/product.ts'
import { normalWords } from '#src/domain/menu/normal-words.ts'
import { indexMenu, searchMenu } from '#src/domain/menu/search-menu.ts'
import { typoDistance } from '#src/domain/menu/typo-distance.ts'
import {
  aCombo,
  aComboProduct,
  anExtra,
  anExtraSet,
  anIngredient,
  aProduct,
  aVariant,
  id,
} from '#tests/support/builders.ts'

const dish = (name: string, fields: { description?: string; holds?: string; category?: string } = {}) =>
  aProduct({
    name,
    description: fields.description ?? null,
    category: { id: id(1), name: fields.category ?? 'Dishes' },
    ingredients: fields.holds ? [anIngredient({ name: fields.holds })] : [],
  })

const dishes = [
  dish('Bufala', { holds: 'Mozzarella di bufala', category: 'Pizze' }),
  dish('Margherita', { holds: 'Mozzarella', category: 'Pizze' }),
  dish('Tagliatelle al ragù', { description: 'Come una volta' }),
  dish('Crème brûlée'),
  dish('Weißwurst'),
  dish("Caponata dell'orto", { holds: 'Melanzane' }),
]
const foundIn = (products: readonly Product[], typed: string) =>
  searchMenu(indexMenu(products), typed).map(({ name }) => name)
const found = (typed: string) => foundIn(dishes, typed)

describe('searchMenu', () => {
  test.each([
    ['margherita', 'Margherita'],
    ['margerita', 'Margherita'],
    ['magrherita', 'Margherita'],
    ['marg', 'Margherita'],
    ['RAGU', 'Tagliatelle al ragù'],
    ['creme brulee', 'Crème brûlée'],
    ['brulée creme', 'Crème brûlée'],
    ['weisswurst', 'Weißwurst'],
    ['orto', "Caponata dell'orto"],
    ['dell’orto', "Caponata dell'orto"],
    ['melanzane', "Caponata dell'orto"],
    ['volta', 'Tagliatelle al ragù'],
    ['tagliatele ragu', 'Tagliatelle al ragù'],
    ['ragu tagliatelle', 'Tagliatelle al ragù'],
    ['gher', 'Margherita'],
  ])('"%s" shows %s first [MENU-24..27]', (typed, first) => {
    expect(found(typed)[0]).toBe(first)
  })

  test('a name goes before category, category before ingredient [MENU-28]', () => {
    expect(found('bufala')).toEqual(['Bufala'])
    expect(found('mozzarella')).toEqual(['Bufala', 'Margherita'])
    expect(found('pizze')).toEqual(['Bufala', 'Margherita'])
    const both = indexMenu([dish('Insalata', { holds: 'Olive' }), dish('Olive ascolane')])
    expect(searchMenu(both, 'olive').map(({ name }) => name)).toEqual(['Olive ascolane', 'Insalata'])
  })

  test('whole words go before beginnings, mistakes and middles [MENU-28]', () => {
    const alike = ['Superpolpo', 'Poldo', 'Poloo', 'Polposo', 'Polpo', 'Polpo bis'].map((name) => dish(name))
    expect(foundIn(alike, 'polpo')).toEqual(['Polpo', 'Polpo bis', 'Polposo', 'Poldo', 'Poloo', 'Superpolpo'])
  })

  test('beginnings go before middles, fewer mistakes before more [MENU-28]', () => {
    expect(foundIn([dish('Superpolpo'), dish('Poldo')], 'pol')).toEqual(['Poldo', 'Superpolpo'])
    expect(foundIn([dish('Tagliotella'), dish('Tagliatella')], 'tagliatelle')).toEqual(['Tagliatella', 'Tagliotella'])
  })

  const options = [
    aProduct({ name: 'Calzone', additions: anExtraSet({ ingredients: [anExtra({ name: 'Truffle' })] }) }),
    aProduct({ name: 'Ice cream', picks: anExtraSet({ ingredients: [anExtra({ name: 'Pistachio' })] }) }),
    aProduct({ name: 'Focaccia', variants: [aVariant({ name: 'GF', label: 'Gluten free' }), aVariant()] }),
    aCombo({ name: 'Lunch', comboProducts: [aComboProduct({ name: 'Tiramisu' })] }),
  ]

  test.each([
    ['truffle', 'Calzone'],
    ['pistacio', 'Ice cream'],
    ['gluten', 'Focaccia'],
    ['wholemeal', 'Focaccia'],
    ['tiramisu', 'Lunch'],
    ['lunch tiramisu', 'Lunch'],
  ])('"%s" finds %s by an option [MENU-29]', (typed, name) => {
    expect(foundIn(options, typed)).toEqual([name])
  })

  test('a variant with a label is not found by name [MENU-29]', () => {
    expect(foundIn(options, 'gf')).toEqual([])
  })

  test('every hit in a name goes before options [MENU-29]', () => {
    const inside = dish('Supertiramisu')
    const described = dish('Cake', { description: 'Like a tiramisu' })
    expect(foundIn([...options, described, inside], 'tiramisu')).toEqual(['Cake', 'Supertiramisu', 'Lunch'])
  })

  test('a list without options is searched without them [MENU-29]', () => {
    const bare = aProduct({ name: 'Calzone', additions: undefined, picks: undefined, comboProducts: undefined })
    expect([foundIn([bare], 'calzone'), foundIn([bare], 'truffle')]).toEqual([['Calzone'], []])
  })

  test.each(['', '  ', '?!', 'sushi', 'xyz', 'gh', 'margherita sushi'])('"%s" finds nothing [MENU-24]', (typed) => {
    expect(found(typed)).toEqual([])
  })

  test.each([
    ['炒面', '广东炒面'],
    ['面', '广东炒面'],
    ['ラーメン', '味噌ラーメン'],
    ['ﾗｰﾒﾝ', '味噌ラーメン'],
    ['ผัด', 'ข้าวผัดกุ้ง'],
    ['दाल', 'दाल मखनी'],
    ['פיצה', 'פִּיצָה'],
    ['كباب', 'كَبَاب'],
    ['ｐｈｏ', 'Phở bò'],
    ['cre\u0300me', 'Crème caramel'],
    ['crème\u200B', 'Crème caramel'],
    ['борщ', 'Борщ'],
  ])('"%s" finds %s, in whatever script [MENU-23]', (typed, name) => {
    const names = ['广东炒面', '味噌ラーメン', 'ข้าวผัดกุ้ง', 'दाल मखनी', 'פִּיצָה', 'كَبَاب', 'Phở bò', 'Crème caramel', 'Борщ']
    const world = indexMenu(names.map((each) => dish(each)))
    expect(searchMenu(world, typed).map((each) => each.name)).toEqual([name])
  })

  test('marks that make another word tell dishes apart [MENU-23]', () => {
    const indian = indexMenu([dish('दाल'), dish('दिल')])
    expect(searchMenu(indian, 'दाल').map(({ name }) => name)).toEqual(['दाल'])
    const japanese = indexMenu([dish('かき'), dish('かぎ')])
    expect(searchMenu(japanese, 'かぎ').map(({ name }) => name)).toEqual(['かぎ'])
  })

  test.each([
    ['rgu', false],
    ['ragz', true],
    ['tagliat', true],
    ['tazliaz', false],
    ['tazliaze', true],
    ['tazzaaze', false],
  ])('"%s" has few enough mistakes: %s [MENU-27]', (typed, isFound) => {
    expect(found(typed).includes('Tagliatelle al ragù')).toBe(isFound)
  })

  const words = dishes.flatMap((product) => normalWords(product.name).map((word) => [product, word] as const))

  test('every dish is found by each word of its name', () => {
    for (const [product, word] of words) expect(found(word)).toContain(product.name)
  })

  test('a letter may be missing in a long word [MENU-27]', () => {
    const long = words.filter(([, word]) => word.length > 4)
    fc.assert(
      fc.property(fc.constantFrom(...long), fc.nat(), ([product, word], at) => {
        const place = at % word.length
        expect(found(word.slice(0, place) + word.slice(place + 1))).toContain(product.name)
      }),
    )
  })

  test('whatever is typed is searched for', () => {
    const names = dishes.map(({ name }) => name)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(names).toEqual(expect.arrayContaining(found(typed)))
      }),
    )
  })
})

describe('normalWords', () => {
  test('spells ligatures out and drops strokes [MENU-25]', () => {
    expect(normalWords('Œuf, ÆBLE; Rødgrød & Łódź–Straße')).toEqual(['oeuf', 'aeble', 'rodgrod', 'lodz', 'strasse'])
  })
})

describe('typoDistance', () => {
  test.each([
    ['margerita', 'margherita', 2, 1],
    ['magrherita', 'margherita', 2, 1],
    ['pizza', 'pizzaiola', 1, 0],
    ['piza', 'pizzaiola', 1, 1],
    ['pasta', 'basta', 1, 1],
    ['pizzas', 'pizza', 1, 1],
    ['abcd', 'wxyz', 1, Infinity],
    ['margherita', 'marg', 2, Infinity],
  ])('from %s to %s within %i: %d', (typed, word, most, distance) => {
    expect(typoDistance(typed, word, most)).toBe(distance)
  })

  test('never is more than what was changed', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 10 })
    const change = fc.record({ at: fc.nat(), letter: fc.constantFrom('a', 'b', 'c', '') })
    fc.assert(
      fc.property(word, fc.array(change, { maxLength: 2 }), (original, changes) => {
        const typed = changes.reduce((text, { at, letter }) => {
          const place = at % (text.length + 1)
          return text.slice(0, place) + letter + text.slice(place + 1)
        }, original)
        expect(typoDistance(typed, original, 2)).toBeLessThanOrEqual(changes.length)
      }),
    )
  })
})
