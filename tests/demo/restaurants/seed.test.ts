import { beforeAll, describe, expect, test } from 'vitest'

import { photoFile } from '#demo/restaurants/photo-files.ts'
import { demoRestaurants } from '#demo/restaurants/seed.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import type { Product } from '#src/contract/product.ts'
import { login } from '#src/contract/sign-in.ts'
import { allergenOrder } from '#src/domain/product/allergens.ts'
import { emptyConfiguration } from '#src/domain/product/configuration.ts'
import { isPossible } from '#src/domain/product/is-possible.ts'
import { languages } from '#src/options/languages.ts'
import { clientOf, noon, statusOf } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

const seeds = demoRestaurants(noon).map((seed) => [seed.restaurant.name, seed] as const)

/** Every object in the seed that is a text in several languages. */
function textsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  if ('it' in value) return [value as Record<string, unknown>]
  return Object.values(value).flatMap(textsIn)
}

describe.each(seeds)('%s', (_name, seed) => {
  test('says everything in five languages', () => {
    for (const five of textsIn(seed)) {
      expect(Object.keys(five).sort()).toEqual([...languages].sort())
      for (const text of Object.values(five)) expect(String(text).trim()).not.toBe('')
    }
  })

  test('refers only to what it has', () => {
    const idsOf = (rows: readonly { readonly id: number }[]) => new Set<number>(rows.map((row) => row.id))
    const has = {
      category: idsOf(seed.categories),
      menu: idsOf(seed.menus),
      ingredient: idsOf(seed.ingredients),
      trait: idsOf(seed.traits),
      product: idsOf(seed.products),
      venue: idsOf(seed.venues),
      set: idsOf(seed.extraSets),
    }
    const within = (ids: readonly number[] | undefined, known: ReadonlySet<number>) =>
      expect((ids ?? []).filter((each) => !known.has(each))).toEqual([])
    for (const product of seed.products) {
      within(product.categoryIds, has.category)
      expect(product.categoryIds?.length).toBeGreaterThan(0)
      within(product.menuIds, has.menu)
      within(product.ingredientIds, has.ingredient)
      within(product.traitIds, has.trait)
      within(product.suggestedIds, has.product)
      if (product.additionsId != null) within([product.additionsId], has.set)
      if (product.picksId != null) within([product.picksId], has.set)
      const combo = { courses: product.comboCategories ?? [], dishes: product.comboProducts ?? [] }
      const courseIds = combo.courses.map((course) => course.id)
      within(courseIds, has.category)
      within(
        combo.dishes.map((offered) => offered.productId),
        has.product,
      )
      within(
        combo.dishes.map((offered) => offered.categoryId),
        new Set(courseIds),
      )
    }
    within(
      seed.menus.flatMap((menu) => menu.recommendedIds ?? []),
      has.product,
    )
    within(
      seed.extraSets.flatMap((set) => (set.extras ?? []).map((extra) => extra.ingredientId)),
      has.ingredient,
    )
    within(
      seed.timetables.flatMap((row) => row.menuId ?? []),
      has.menu,
    )
    within(
      seed.timetables.map((row) => row.venueId),
      has.venue,
    )
    within(
      seed.stock.map((row) => row.productId),
      has.product,
    )
    within(
      [...seed.serviceConfigs, ...seed.deliveryCities, ...seed.diningTables].map((row) => row.venueId),
      has.venue,
    )
    within(
      [
        ...seed.deliveryCities.flatMap((row) => row.excludedVenueIds ?? []),
        ...seed.servicePoints.flatMap((row) => [...(row.venueMask ?? []), ...(row.servingVenueIds ?? [])]),
      ],
      has.venue,
    )
    within(
      seed.timetables.flatMap((row) => row.deliveryCityIds ?? []),
      idsOf(seed.deliveryCities),
    )
  })

  test('names photos that exist, and allergens that are known', async () => {
    const codes = [...seed.products, ...seed.venues].flatMap((row) => row.photos ?? [])
    const files = await Promise.all(codes.map((code) => photoFile(code)))
    expect(codes.filter((_, index) => files[index] === null)).toEqual([])
    const allergens = seed.ingredients.flatMap((ingredient) => ingredient.allergens ?? [])
    expect(allergens.filter((code) => !(allergenOrder as readonly string[]).includes(code))).toEqual([])
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
