import { describe, expect, test } from 'vitest'

import type { ApiClient } from '#src/api/create-api-client.ts'
import { adviceIds, landingIndex, menuEntry, menuParts } from '#src/features/menu/menu-parts.ts'
import { createLocation } from '#src/instance/create-location.ts'
import { id, menuId, venueId } from '#tests/support/builders.ts'

const api = { language: 'en' } as ApiClient
const category = { id: id<'Category'>(3), name: 'Pizzas', description: null }
const menu = { recommended: [id<'Product'>(7)], menuNotes: null, categories: [category] }
const partsWith = (recommended: number[]) =>
  menuParts({ api, place: { menuId, venueId }, menu, recommended: recommended.map((one) => id(one)) })
const at = (...paths: string[]) => {
  const [initial = '/', ...others] = paths
  const location = createLocation({ initial, onStep: () => {} })
  for (const path of others) location.navigate(path)
  return location.entries
}

describe('menuParts', () => {
  test('puts the advice first, under the path with its ids [MENU-05, MENU-06]', () => {
    expect(partsWith([7, 9]).map(({ path }) => path)).toEqual(['/menu/consigli?ids=7,9', '/menu/lista/3'])
  })

  test('has no advice without ids [MENU-05]', () => {
    expect(partsWith([]).map(({ path }) => path)).toEqual(['/menu/lista/3'])
  })
})

describe('menuEntry', () => {
  test('is the nearest menu step, also under a sheet', () => {
    expect(menuEntry(at('/menu', '/menu/lista/3', '/menu/3/scheda/7'))?.path).toBe('/menu/lista/3')
    expect(menuEntry(at('/', '/carrello'))).toBeUndefined()
  })
})

describe('adviceIds', () => {
  test.each([
    ['/menu/consigli?ids=7,9', [7, 9]],
    ['/menu/consigli?ids=7,7,x,-1,,9', [7, 9]],
    ['/menu/consigli', []],
    ['/menu?ids=7', []],
  ])('%s asks for %j [MENU-06]', (path, expected) => {
    expect(adviceIds(menuEntry(at(path)))).toEqual(expected)
  })
})

describe('landingIndex', () => {
  test.each([
    ['/menu', -1],
    ['/menu/consigli?ids=1', 0],
    ['/menu/lista/3', 1],
    ['/menu/lista/4', -1],
  ])('%s lands at %i', (path, expected) => {
    const [entry] = at(path)
    expect(entry && landingIndex(partsWith([7]), entry)).toBe(expected)
  })
})
