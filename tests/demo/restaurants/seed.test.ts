import { beforeAll, describe, expect, test } from 'vitest'

import { photoFile } from '#demo/restaurants/photo-files.ts'
import { demoFiles } from '#demo/restaurants/restaurant-files.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import type { Product } from '#src/contract/product.ts'
import { login } from '#src/contract/sign-in.ts'
import { emptyConfiguration } from '#src/domain/product/configuration.ts'
import { isPossible } from '#src/domain/product/is-possible.ts'
import { languages } from '#src/options/languages.ts'
import { clientOf, noon, statusOf } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

const files = (await demoFiles()).map((file) => [file.name, file] as const)

/** Every text of a file that it writes in several languages. */
function textsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  if ('it' in value) return [value as Record<string, unknown>]
  return Object.values(value).flatMap(textsIn)
}

describe.each(files)('%s', (_name, file) => {
  test('says everything in five languages', () => {
    for (const five of textsIn(file)) {
      expect(Object.keys(five).sort()).toEqual([...languages].sort())
      for (const text of Object.values(five)) expect(String(text).trim()).not.toBe('')
    }
  })

  test('names photos that exist', async () => {
    const codes = [...file.menu.products, ...file.venues].flatMap(({ photos }) => photos ?? [])
    const pictures = await Promise.all(codes.map((code) => photoFile(code)))
    expect(codes.filter((_, index) => pictures[index] === null)).toEqual([])
  })
})

describe('through the service', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startService({ now: noon })
  })

  async function productsOf(restaurantId: 1 | 6, venueId: number, language: string): Promise<Product[]> {
    const api = clientOf(service, id(restaurantId), { language })
    const place = { menuId: id<'Menu'>(1), venueId: id<'Venue'>(venueId) }
    const { categories } = await api.call(getCategories, place)
    const lists = await Promise.all(
      categories.map((category) =>
        api.call(getProducts, {
          ...place,
          categoryId: category.id,
          wantsCategoryName: false,
          wantsNextCategory: false,
          wantsPreviousCategory: false,
          productIds: null,
          suggestedIds: null,
          excludedIds: null,
        }),
      ),
    )
    return lists.flatMap(({ products }) => products)
  }

  test.each(languages)('every dish reads in %s', async (language) => {
    const dishes = await productsOf(1, 11, language)
    expect(dishes).toHaveLength(70)
    for (const dish of dishes) {
      expect(dish.name).not.toBe('')
      expect(dish.price).toBeGreaterThan(0)
      expect(isPossible(dish, emptyConfiguration(dish), id(11))).toBe(true)
    }
  })

  test.each([
    [1, 'accepted'],
    [5, 'MAINTENANCE'],
    [6, 'accepted'],
  ])('Anna signs in at restaurant %i: %s', async (restaurantId, outcome) => {
    const anna = { venueId: null, account: 'anna@example.com', password: 'buonappetito' }
    expect(await statusOf(clientOf(service, id(restaurantId)).call(login, anna))).toBe(outcome)
  })
})
