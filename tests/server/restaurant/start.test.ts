import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { menus } from '#server/platform/db/schema/menu-tables.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import type { StartRequest } from '#src/contract/restaurant.ts'
import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import { clientOf, noon, post } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const whole = { wantsCategories: true, wantsProducts: true }
const gino = { venueId: id<'Venue'>(11), menuId: id<'Menu'>(1) }
const noList = { categoryId: null, productIds: null, suggestedIds: null, excludedIds: null }
const names = (wanted: boolean) => ({
  wantsCategoryName: wanted,
  wantsNextCategory: wanted,
  wantsPreviousCategory: wanted,
})

async function startOf(restaurantId: Id<'Restaurant'>, wish: Partial<StartRequest>) {
  const start = { venueId: null, menuId: null, ...whole, ...wish }
  return (await clientOf(service, restaurantId).call(getRestaurantInfo, { start })).start
}

/** A whole list as a start brings it, said here once more, field by field. */
function brief(list: ReplyOf<typeof getProducts>) {
  const products = list.products.map(({ additions, picks, comboCategories, comboProducts, ...product }) => ({
    ...product,
    ...(additions?.ingredients.length ? {} : { additions }),
    ...(picks?.ingredients.length ? {} : { picks }),
    ...(comboCategories?.length ? {} : { comboCategories }),
    ...(comboProducts?.length ? {} : { comboProducts }),
  }))
  return { ...list, products, isBrief: true }
}

describe('get_restaurant_info with con_avvio', () => {
  test('holds the parts that their own calls answer', async () => {
    const api = clientOf(service, id(1))
    const start = await startOf(id(1), gino)
    const categories = await api.call(getCategories, gino)
    const { recommended } = categories
    const byIds = { ...gino, ...noList, ...names(false), productIds: recommended }
    const ofCategory = (categoryId: number) =>
      api.call(getProducts, { ...gino, ...noList, ...names(true), categoryId: id<'Category'>(categoryId) })
    expect(start).toStrictEqual({
      status: await api.call(getStatus, {}),
      categories,
      products: [
        { categoryId: null, reply: brief(await api.call(getProducts, byIds)) },
        { categoryId: 1, reply: await ofCategory(1) },
        { categoryId: 2, reply: brief(await ofCategory(2)) },
      ],
    })
    expect(start?.products.map(({ reply }) => reply.products.length > 0)).toEqual([true, true, true])
  })

  test('leaves out only details in which there is a choice', async () => {
    const start = await startOf(id(1), gino)
    const ofList = (index: number, name: string) =>
      start?.products[index]?.reply.products.find((one) => one.name === name)
    expect(ofList(2, 'Margherita')).not.toHaveProperty('additions')
    expect(ofList(2, 'Margherita')).toMatchObject({ picks: null, comboCategories: [], comboProducts: [] })
    const plain = start?.products[1]
    expect(plain?.reply.isBrief).toBe(false)
    expect(plain?.reply.products.map(({ additions }) => additions)).toEqual(plain?.reply.products.map(() => null))
  })

  test('begins with categories where nothing is recommended', async () => {
    const restaurantId = await service.newRestaurant()
    await service.db.update(menus).set({ recommendedIds: [] }).where(eq(menus.restaurantId, restaurantId))
    const start = await startOf(restaurantId, gino)
    expect(start?.products.map(({ categoryId }) => categoryId)).toEqual([1, 2, 3])
  })

  test('takes the only active venue and its showcase menu', async () => {
    const start = await startOf(id(2), {})
    const named = await startOf(id(2), { venueId: id(21), menuId: id(1) })
    expect(start?.categories?.categories.length).toBeGreaterThan(0)
    expect(start).toStrictEqual(named)
  })

  test('passes over venues that are dead or not licensed', async () => {
    const restaurantId = await service.newRestaurant({ venueId: 12, venue: { isDead: true } })
    expect((await startOf(restaurantId, {}))?.categories).toBeNull()
    await service.changeRestaurant(restaurantId, { venueId: 13, venue: { isLicensed: false } })
    expect(await startOf(restaurantId, {})).toStrictEqual(await startOf(restaurantId, gino))
  })

  test.each([
    ['several venues and none named', {}],
    ['an unknown venue', { venueId: id<'Venue'>(99), menuId: id<'Menu'>(1) }],
    ['an unknown menu', { venueId: id<'Venue'>(11), menuId: id<'Menu'>(99) }],
    ['nothing else asked', { ...gino, wantsCategories: false, wantsProducts: false }],
  ])('says only the status for %s', async (_case, wish) => {
    const start = await startOf(id(1), wish)
    const status = await clientOf(service, id(1)).call(getStatus, {})
    expect(start).toStrictEqual({ status, categories: null, products: [] })
  })

  test('says only the status without a showcase menu', async () => {
    const restaurantId = await service.newRestaurant({ venue: { showcaseMenuId: null } })
    expect(await startOf(restaurantId, { venueId: id(11) })).toMatchObject({ categories: null, products: [] })
  })

  test('says only the status under maintenance', async () => {
    const restaurantId = await service.newRestaurant({ restaurant: { isUnderMaintenance: true } })
    const start = await startOf(restaurantId, gino)
    expect(start).toMatchObject({ status: { isUnderMaintenance: true }, categories: null, products: [] })
  })

  test('says categories or lists alone when only they are asked', async () => {
    const categories = await startOf(id(1), { ...gino, wantsProducts: false })
    expect([categories?.categories?.categories.length, categories?.products]).toEqual([10, []])
    const lists = await startOf(id(1), { ...gino, wantsCategories: false })
    expect([lists?.categories, lists?.products.length]).toEqual([null, 3])
  })

  test('is in the language of the call', async () => {
    const { start } = await clientOf(service, id(1), { language: 'it' }).call(getRestaurantInfo, {
      start: { ...gino, ...whole },
    })
    expect(start?.categories?.categories[0]?.name).toBe('Antipasti')
    expect(start?.products[1]?.reply.categoryName).toBe('Antipasti')
  })

  test('holds no start unless asked', async () => {
    for (const body of [{}, { con_avvio: null }]) {
      const { content } = await post(service, '/restaurant/get_restaurant_info', { id_ristorante: 1, ...body })
      expect(content.data).not.toHaveProperty('avvio')
    }
  })
})
