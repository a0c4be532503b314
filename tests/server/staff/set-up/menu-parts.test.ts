import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { audit } from '#server/platform/db/schema/audit-tables.ts'
import { slug } from '#server/restaurant-file/form.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { clientOf, noon } from '#tests/server/support/diner.ts'
import { dishDesk, dishPart } from '#tests/server/support/dish-desk.ts'
import type { SavedPart } from '#tests/server/support/dish-desk.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
let own: ReturnType<typeof dishDesk>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
  own = dishDesk(service, restaurantId)
})

const desk = (of = restaurantId) => deskOf(service, of)
const place = { menuId: id<'Menu'>(1), venueId: id<'Venue'>(11) }
type Thing = { id?: number; key?: string; name: string | Record<string, string> }
const categoriesPart = 'menu/set-up/categories'
const ingredientsPart = 'menu/set-up/ingredients'
async function listOf<T = Thing>(path: string, list: string): Promise<readonly T[]> {
  return (await desk().read<SavedPart>(path)).value[list] as readonly T[]
}
const isNamed = (name: string) => (thing: Thing) =>
  typeof thing.name !== 'string' && Object.values(thing.name).includes(name)
const italian = ({ name }: Thing) => (typeof name === 'string' ? name : (name.it ?? ''))
async function categoryNames(language: 'en' | 'it' = 'en') {
  const api = clientOf(service, restaurantId, { language })
  return (await api.call(getCategories, place)).categories.map(({ name }) => name)
}

describe('place and ingredients of a product', () => {
  test('move it to another category', async () => {
    const categories = [...(await listOf(categoriesPart, 'categories')), { name: { it: 'Gelati', en: 'Ice cream' } }]
    const category = await own.savePart(categoriesPart, { categories })
    expect(category.status).toBe(200)
    expect(await categoryNames()).not.toContain('Ice cream')
    await own.savePart(dishPart(801), { category: 'gelati', isDeliverable: false })
    expect((await categoryNames()).at(-1)).toBe('Ice cream')
    const made = (await listOf(categoriesPart, 'categories')).at(-1)?.id ?? 0
    expect((await own.seen(801, made)).isDeliverable).toBe(false)
  })
})

describe('a category [SET-86]', () => {
  const save = async (change: (thing: Thing) => Thing) => {
    const all = await listOf(categoriesPart, 'categories')
    const categories = all.map((each) => (isNamed('Desserts')(each) ? change(each) : each))
    return own.savePart(categoriesPart, { categories })
  }

  test('has its texts in every language', async () => {
    expect(await save((each) => ({ ...each, name: { it: 'Dolci', en: 'Sweets' } }))).toMatchObject({ status: 200 })
    expect([await categoryNames(), await categoryNames('it')]).toEqual([
      expect.arrayContaining(['Sweets']),
      expect.arrayContaining(['Dolci']),
    ])
  })

  test('without a name of its own is refused beside it', async () => {
    const all = await listOf(categoriesPart, 'categories')
    const at = all.findIndex(isNamed('Desserts'))
    expect(await save((each) => ({ ...each, name: '' }))).toMatchObject({
      status: 400,
      faults: { [`categories[${at}].name`]: 'This is missing. Fill it in.' },
    })
    expect(await own.savePart(categoriesPart, { categories: [...all, { name: 'Dolci' }] })).toMatchObject({
      status: 400,
      faults: {
        [`categories[${all.length}].name`]:
          '“dolci” is there twice: give one of them another name, or a key of its own.',
      },
    })
  })

  test('that has dishes is not taken away', async () => {
    const left = (await listOf(categoriesPart, 'categories')).filter((each) => !isNamed('Desserts')(each))
    const { status, faults } = await own.savePart(categoriesPart, { categories: left })
    expect([status, faults]).toEqual([
      400,
      { '': 'Pizza menu: There is no category “dolci” here. Name one that is there, or add it.' },
    ])
  })
})

describe('a mark [SET-86]', () => {
  test('is made, and given to a dish', async () => {
    const path = 'menu/set-up/traits'
    const traits = [
      ...((await listOf(path, 'traits')) ?? []),
      { name: { it: 'Della nonna', en: 'Grandma’s' }, icon: 'vegan' },
    ]
    expect((await own.savePart(path, { traits })).status).toBe(200)
    expect((await own.savePart(dishPart(801), { traits: ['della-nonna'] })).status).toBe(200)
    expect((await own.seen(801, 8, 'en')).traits).toMatchObject([{ name: 'Grandma’s', icon: 'vegan' }])
  })
})

describe('an ingredient', () => {
  const listed = async () => (await desk().read<{ ingredients: { id: number }[] }>('ingredients')).ingredients

  test('is renamed wherever it is an extra [SET-86]', async () => {
    const shown = await own.seen(201, 2)
    const ingredients = await listOf(ingredientsPart, 'ingredients')
    expect((await own.savePart(ingredientsPart, { ingredients })).status).toBe(200)
    expect(await own.seen(201, 2)).toEqual(shown)
    const { id: extra, name } = shown.additions?.ingredients[0] ?? { id: 0, name: '' }
    const renamed = ingredients.map((each) => (each.id === extra ? { ...each, name: 'Il migliore' } : each))
    expect((await own.savePart(ingredientsPart, { ingredients: renamed })).status).toBe(200)
    const after = (await own.seen(201, 2)).additions?.ingredients.map((each) => each.name)
    expect(after).toEqual(expect.arrayContaining(['Il migliore']))
    expect(after).not.toContain(name)
  })

  test('costs as an extra what the owner has typed [SET-85]', async () => {
    type Extras = { extras: { ingredient: string; price?: unknown }[] }
    const path = 'menu/set-up/extras'
    const [first, ...others] = await listOf<Extras>(path, 'extras')
    const priced = (price: unknown) => ({
      extras: [
        { ...first, extras: first?.extras.map((each, at) => (at === 0 ? { ...each, price } : each)) },
        ...others,
      ],
    })
    expect((await own.savePart(path, priced(1.85))).status).toBe(200)
    expect((await listOf<Extras>(path, 'extras'))[0]?.extras[0]?.price).toBe(1.85)
    expect(await own.savePart(path, priced('free'))).toMatchObject({
      status: 400,
      faults: { 'extras[0].extras[0].price': 'Enter a number.' },
    })
  })

  test('that is out cannot be added until it is back [SET-86]', async () => {
    const shownAs = async () => JSON.stringify(await own.seen(201, 2))
    const before = await shownAs()
    const parts = (await own.seen(201, 2)).additions?.ingredients.map((one) => one.id) ?? []
    const { id: out } = (await listed()).find((one) => parts.includes(id<'Ingredient'>(one.id))) ?? { id: 0 }
    expect((await desk().post(`ingredients/${out}/available`, { isAvailable: false })).status).toBe(200)
    expect(await shownAs()).not.toBe(before)
    // What is switched in the day is no part of the form.
    expect((await own.savePart(ingredientsPart, {})).status).toBe(200)
    expect(await shownAs()).not.toBe(before)
    await desk().post(`ingredients/${out}/available`, { isAvailable: true })
    expect(await shownAs()).toBe(before)
  })

  test('that a dish has is not taken away [SET-86]', async () => {
    const { menu } = await desk().read<{ menu: { ingredients: { key: string }[] } }>(ingredientsPart)
    const used = (await desk().read<SavedPart>(dishPart(801))).value.ingredients as readonly string[]
    const gone = menu.ingredients.find(({ key }) => key === used[0])?.key
    const ingredients = await listOf(ingredientsPart, 'ingredients')
    const left = ingredients.filter((each) => slug(each.key ?? italian(each)) !== gone)
    const { status, faults = {} } = await own.savePart(ingredientsPart, { ingredients: left })
    expect([left.length, status]).toEqual([ingredients.length - 1, 400])
    expect(Object.values(faults)).toEqual([
      expect.stringContaining(`There is no ingredient “${gone}” here. Name one that is there, or add it.`),
    ])
  })
})

describe('sets of extras', () => {
  const path = 'menu/set-up/extras'
  const sauces = (name: string, groups = [{ name: 'Salse' }]) => ({ name, groups, extras: [] })

  test('with the same groups are told apart [SET-88]', async () => {
    const extras = [...(await listOf(path, 'extras')), sauces('Salse della casa'), sauces('Salse fredde')]
    expect((await own.savePart(path, { extras })).status).toBe(200)
    const { menu } = await desk().read<{ menu: { extraSets: { name: string }[] } }>(dishPart(801))
    expect(menu.extraSets.slice(-2).map(({ name }) => name)).toEqual([
      'Salse (salse-della-casa)',
      'Salse (salse-fredde)',
    ])
  })

  test('with two groups of one name are refused [SET-88]', async () => {
    const before = await listOf(path, 'extras')
    const extras = [...before, sauces('Salse', [{ name: 'Salse' }, { name: 'Salse' }])]
    expect(await own.savePart(path, { extras })).toMatchObject({
      status: 400,
      faults: {
        [`extras[${before.length}].groups[1].name`]:
          '“salse” is there twice: give one of them another name, or a key of its own.',
      },
    })
  })
})

test('menus are called by their words [SET-88]', async () => {
  const { menus } = await desk().read<{ menus: object }>(dishPart(801))
  expect(menus).toEqual([
    { key: 'menu', name: 'Menu' },
    { key: 'menu-2', name: 'Menu 2' },
  ])
})

describe('the order of the menu [SET-87]', () => {
  const path = 'menu/set-up/order'
  type Order = { categoryOrder: readonly string[]; dishOrder: Record<string, readonly string[]> }
  const orderNow = async () => await desk().read<{ version: string; value: Order }>(path)
  const dessertsSeen = async () => {
    const asked = { ...place, categoryId: id<'Category'>(8), productIds: null, suggestedIds: null, excludedIds: null }
    const rest = { wantsCategoryName: false, wantsNextCategory: false, wantsPreviousCategory: false }
    const { products } = await clientOf(service, restaurantId, { language: 'it' }).call(getProducts, {
      ...asked,
      ...rest,
    })
    return products.map(({ name }) => name)
  }

  test('is the one in which diners read it', async () => {
    const { value } = await orderNow()
    const [names, desserts] = [await categoryNames('it'), await dessertsSeen()]
    expect(desserts.length).toBeGreaterThan(2)
    const sorted = {
      categoryOrder: value.categoryOrder.toReversed(),
      dishOrder: { ...value.dishOrder, dolci: value.dishOrder.dolci?.toReversed() },
    }
    expect((await own.savePart(path, sorted)).status).toBe(200)
    expect(await categoryNames('it')).toEqual(names.toReversed())
    expect(await dessertsSeen()).toEqual(desserts.toReversed())
    expect((await orderNow()).value).toEqual(sorted)
    const [row] = await service.db.select().from(audit).where(eq(audit.restaurantId, restaurantId))
    expect(row).toMatchObject({
      action: 'menu.order',
      before: { categoryOrder: value.categoryOrder.join(', ') },
      after: { dishOrder: { dolci: sorted.dishOrder.dolci?.join(', ') } },
    })
  })

  test('loses nothing that it does not name', async () => {
    const { value } = await orderNow()
    const last = value.categoryOrder.at(-1) ?? ''
    expect((await own.savePart(path, { categoryOrder: [last, 'nowhere'], dishOrder: { nowhere: ['x'] } })).status).toBe(
      200,
    )
    expect((await orderNow()).value).toEqual({
      ...value,
      categoryOrder: [last, ...value.categoryOrder.filter((key) => key !== last)],
    })
  })

  test('that somebody else has changed is not written over', async () => {
    const { version, value } = await orderNow()
    expect((await own.savePart('menu/set-up/dish', { name: 'Panna cotta', price: 5, category: 'dolci' })).status).toBe(
      200,
    )
    const reply = await desk().post(path, { version, value })
    expect([reply.status, await reply.json()]).toEqual([409, { reason: 'changed' }])
  })
})
