import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { checkWholeFile } from '#server/restaurant-file/check-whole-file.ts'
import { faultTexts } from '#server/restaurant-file/fault-texts.ts'
import type { Fault, FaultText } from '#server/restaurant-file/faults.ts'
import { faultLine, faultSentence } from '#server/restaurant-file/faults.ts'
import { checkRestaurantFile } from '#server/restaurant-file/restaurant-file.ts'
import { thingNames } from '#server/restaurant-file/texts/thing-names.ts'
import { languages } from '#src/options/languages.ts'

import { changed, placesOf, wrongValues } from './broken-values.ts'
import { everything } from './everything.ts'

const said = (fault: Fault) => languages.map((language) => faultSentence(fault, language))
const faultsOf = (file: unknown): readonly Fault[] => {
  const read = checkWholeFile(JSON.stringify(file ?? null))
  return read.ok ? [] : read.refusal
}
/** A field that is left out, or holds something else. */
const brokenValues = [undefined, ...wrongValues.map(([, value]) => value)]
/** Words of the program and not of people, and values that were forgotten. */
const technical = /Invalid|expected (string|number|object|array|record|boolean|one of)|undefined|NaN|\[object|\{\w+\}/

test.each(Object.entries(faultTexts))('%s is said in every language with its values [SET-10]', (id, text) => {
  const names = [...new Set(text.en?.match(/(?<=\{)\w+(?=\})/g))]
  const values = Object.fromEntries(names.map((name) => [name, `the ${name}`]))
  const sentences = said({ path: '', says: { id, values } as FaultText })
  expect(new Set(sentences).size).toBeGreaterThan(id === 'ofPhoto' ? 1 : 4)
  for (const sentence of sentences) {
    expect(sentence).not.toBe(id)
    expect(sentence).not.toMatch(technical)
    for (const name of names) expect(sentence).toContain(`the ${name}`)
  }
})

describe('a fault', () => {
  const fault: Fault = {
    path: 'menu.products[3].category',
    says: { id: 'noThing', values: { thing: thingNames.Category, name: 'Pizze' } },
  }

  test('names things as people call them, in their language [SET-10]', () => {
    expect(said(fault).map((sentence) => sentence.replaceAll('\u00A0', ' '))).toEqual([
      'Qui non c’è «Pizze» (categoria): indicare un nome che c’è già, o aggiungerlo.',
      'There is no category “Pizze” here. Name one that is there, or add it.',
      '„Pizze“ (Kategorie) gibt es hier nicht. Bitte einen vorhandenen Namen angeben oder ihn ergänzen.',
      '« Pizze » (catégorie) n’existe pas ici : indiquez un nom existant, ou ajoutez-le.',
      'Aquí no existe «Pizze» (categoría): indique un nombre que exista, o añádalo.',
    ])
  })

  test('is a line with its path where commands print it [FILE-02]', () => {
    const sentence = faultSentence(fault, 'en')
    expect(faultLine(fault)).toBe(`menu.products[3].category: ${sentence}`)
    expect(faultLine({ ...fault, path: '' })).toBe(sentence)
  })
})

describe('what is wrong with a field', () => {
  const venue = everything.venues[0]
  const inVenue = (change: object) => ({ ...everything, venues: [{ ...venue, ...change }] })
  const inProduct = (change: object) => ({
    ...everything,
    menu: { ...everything.menu, products: [{ name: 'Acqua', price: 2, ...change }] },
  })

  test.each<[string, unknown, string, string]>([
    [
      'a field that is left out',
      inProduct({ name: undefined }),
      'menu.products[0].name',
      'This is missing. Fill it in.',
    ],
    ['a blank name', inProduct({ name: ' ' }), 'menu.products[0].name', 'This is missing. Fill it in.'],
    ['a price in words', inProduct({ price: '6,50' }), 'menu.products[0].price', 'Enter a number.'],
    ['a negative price', inProduct({ price: -1 }), 'menu.products[0].price', 'Enter 0 or more.'],
    [
      'half of a thing',
      inProduct({ picks: { from: 'Salse', min: 1.5 } }),
      'menu.products[0].picks.min',
      'Enter a whole number.',
    ],
    [
      'a long name',
      inVenue({ name: 'x'.repeat(201) }),
      'venues[0].name',
      'This is longer than 200 letters. Shorten it.',
    ],
    [
      'a number as a time',
      inVenue({ openingHours: [{ from: 12, to: '14:30' }] }),
      'venues[0].openingHours[0].from',
      'Enter a time such as 18:30.',
    ],
    [
      'no hours at all',
      inVenue({ openingHours: [{ days: [], from: '12:00', to: '14:30' }] }),
      'venues[0].openingHours[0].days',
      'Add at least one entry.',
    ],
    [
      'a closure that ends before it begins',
      inVenue({ closures: [{ from: '2026-12-25', to: '2026-12-24' }] }),
      'venues[0].closures[0].to',
      'The last day comes before the first. Swap them.',
    ],
    ['a word for yes', inVenue({ isDead: 'no' }), 'venues[0].isDead', 'Choose yes (true) or no (false).'],
    [
      'a courier that is none',
      inVenue({ slotProvider: 'x' }),
      'venues[0].slotProvider',
      'Choose one of these: ponyu, eatintime.',
    ],
    [
      'a field that nobody knows',
      inVenue({ colour: 'red' }),
      'venues[0]',
      'Not known here: “colour”. Check the spelling, or take it out.',
    ],
    ['another format', { ...everything, format: 'x' }, 'format', 'Enter comanda-restaurant/1 here.'],
    ['no file of a restaurant', [], '', 'The file does not hold what is expected. Choose another one.'],
  ])('%s is said beside it [SET-10]', (_what, file, path, sentence) => {
    expect(faultsOf(file).map((fault) => [fault.path, faultSentence(fault, 'en')])).toContainEqual([path, sentence])
  })

  test('is said by the line where a file breaks off [SET-10]', () => {
    const faults = ['{\n  "a": 1,\n  b }', '{\n'].map((content) => checkWholeFile(content))
    const lines = faults.flatMap((read) => (read.ok ? [] : read.refusal.map((fault) => faultSentence(fault, 'de'))))
    expect(lines.map((line) => /Zeile (\d+)/.exec(line)?.[1])).toEqual(['3', '2'])
  })
})

/** The value with another one at every place of a depth. */
function brokenAt(value: unknown, depth: number, other: unknown): unknown {
  if (depth === 0) return other
  if (Array.isArray(value)) return value.map((each) => brokenAt(each, depth - 1, other))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, brokenAt(each, depth - 1, other)]))
}

describe('any broken file', () => {
  test('is refused with a sentence of our own [SET-10]', () => {
    // All places of one depth at once: a schema says all that is wrong.
    const depths = [...new Set(placesOf(everything).map(({ length }) => length))]
    const files = depths.flatMap((depth) => brokenValues.map((value) => brokenAt(everything, depth, value)))
    const reads = files.map(checkRestaurantFile)
    const faults = reads.flatMap((read) => (read.ok ? [] : read.refusal))
    expect(faults.length).toBeGreaterThan(1000)
    // Each kind of what a schema says has a sentence: this one is for a kind that is still to come.
    expect(faults.filter(({ says }) => says.id === 'notPossible')).toEqual([])
  }, 120_000)

  test.each(['trattoria', 'stella', 'cucine-del-po', 'sagra'])(
    'made of %s speaks no program’s words [SET-10]',
    async (name) => {
      const file: unknown = JSON.parse(await readFile(join('demo/restaurants', `${name}.json`), 'utf8'))
      const broken = fc
        .tuple(fc.constantFrom(...placesOf(file)), fc.constantFrom(...brokenValues))
        .map(([path, value]) => changed(file, path, value))
      fc.assert(
        fc.property(broken, (each) => {
          for (const sentence of faultsOf(each).flatMap(said)) expect(sentence).not.toMatch(technical)
        }),
        { numRuns: 150 },
      )
    },
    120_000,
  )
})
