import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'

import { restaurantSchema } from '#server/restaurant-file/json-schema.ts'
import { newRestaurant } from '#server/restaurant-file/new/new-restaurant.ts'
import { startService } from '#tests/support/service.ts'

const written: object = JSON.parse(readFileSync('public/restaurant.schema.json', 'utf8'))
// Patterns of JSON Schema are Unicode ones since draft 2019; those of e-mail addresses are not.
const isRight = new Ajv({ strict: false, unicodeRegExp: false, validateFormats: false }).compile(written)

const demos = ['trattoria', 'stella', 'cucine-del-po', 'sagra', 'pausa', 'grande-mensa', 'quartiere']
const small = (change: object) => {
  const made = newRestaurant({ name: 'Da Rita', country: 'IT', like: 'pizzeria' })
  return { ...(made.ok ? made.value : {}), ...change }
}

describe('public/restaurant.schema.json', () => {
  test('is what the reader says; else `npm run openapi` [FILE-09]', () => {
    expect(written).toEqual(JSON.parse(JSON.stringify(restaurantSchema())))
  })

  test('is served', async () => {
    const { app } = await startService()
    expect(await (await app.request('/restaurant.schema.json')).json()).toEqual(written)
  })

  test.each(demos)('takes the file of %s', async (name) => {
    isRight(JSON.parse(await readFile(`demo/restaurants/${name}.json`, 'utf8')))
    expect(isRight.errors).toBeNull()
  })

  test.each([
    ['nothing changed', {}, true],
    ['an unknown field', { colour: '#ffffff' }, false],
    ['a language that is none of ours', { languages: ['it', 'pt'] }, false],
    ['no venue', { venues: [] }, false],
    ['a price in words', { menu: { products: [{ name: 'Pizza', price: '6,50' }] } }, false],
  ])('judges %s', (_what, change, expected) => {
    expect(isRight(small(change))).toBe(expected)
  })
})
