import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { DeskField } from '#server/staff/editing/desk-field.ts'
import { getProduct } from '#src/contract/product-details.ts'
import { getCategories } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { clientOf, noon } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
})

type Form = { fields: DeskField[] }
type Named = { id: number; name: string; fields: DeskField[] }
const desk = (of = restaurantId) => deskOf(service, of)
const post = async (path: string, typed: object, of = restaurantId) => answerOf(await desk(of).post(path, { typed }))
const change = async (path: string, typed: object, of = restaurantId) => answerOf(await desk(of).save(path, typed))
async function answerOf(reply: Response) {
  return { status: reply.status, ...((await reply.json()) as { id?: number; faults?: object }) }
}
const place = { menuId: id<'Menu'>(1), venueId: id<'Venue'>(11) }
async function seen(product: number, category: number, language = 'it') {
  const asked = { ...place, lastUpdate: false, productId: id<'Product'>(product), categoryId: id<'Category'>(category) }
  return (await clientOf(service, restaurantId, { language }).call(getProduct, asked)).product
}
const typedOf = ({ fields }: Form) => Object.fromEntries(fields.map(({ name, value }) => [name, value]))
const dish = (product: number) => `products/${product}/set-up/dish`
type Part = { value: Record<string, unknown>; productId: number | null; status: number; faults?: object }
async function savePart(path: string, fields: object): Promise<Part> {
  const reply = await desk().savePart(path, fields)
  return { status: reply.status, ...((await reply.json()) as Omit<Part, 'status'>) }
}
const make = (fields: object) => savePart('menu/set-up/dish', { ...panna, ...fields })
const panna = {
  name: { it: 'Panna cotta', en: 'Cooked cream', de: 'Panna cotta (de)', es: 'Panna cotta (es)' },
  description: { en: 'With berries' },
  price: 5.5,
  eatInPrice: 6,
  category: 'dolci',
}

describe('a new product [SET-81]', () => {
  test('is seen by diners at once, in every language', async () => {
    const { status, productId } = await make({})
    expect(status).toBe(200)
    const made = productId ?? 0
    expect(await seen(made, 8)).toMatchObject({ name: 'Panna cotta', price: 550, eatInPrice: 600 })
    expect(await seen(made, 8, 'en')).toMatchObject({ name: 'Cooked cream', description: 'With berries' })
    expect((await seen(made, 8, 'es')).name).toBe('Panna cotta (es)')
  })

  test('has the allergens of its ingredients, new ones too', async () => {
    type Things = { menu: { ingredients: { key: string; allergens: string[] }[] } }
    const { menu } = await desk().read<Things>('menu/set-up/dish')
    const milk = menu.ingredients.find(({ allergens }) => allergens.includes('LATTE'))
    const newIngredients = [{ name: 'Granella di pistacchio della prova', allergens: ['FRUTTA_A_GUSCIO'] }]
    const { productId } = await make({ ingredients: [milk?.key], newIngredients, isAlcoholic: true })
    const product = await seen(productId ?? 0, 8)
    expect(product.ingredients?.flatMap(({ allergens }) => allergens)).toEqual(
      expect.arrayContaining(['LATTE', 'FRUTTA_A_GUSCIO']),
    )
    expect(product.isAlcoholic).toBe(true)
  })

  test('has the class of VAT that was chosen [TAX-13]', async () => {
    const { productId } = await make({ vatClass: 'keepable' })
    const path = dish(productId ?? 0)
    const classOf = async () => (await desk().read<Part>(path)).value.vatClass
    expect(await classOf()).toBe('keepable')
    expect(await savePart(path, { vatClass: undefined })).toMatchObject({ status: 200 })
    expect(await classOf()).toBeUndefined()
    expect(await savePart(path, { vatClass: 'wine' })).toMatchObject({
      faults: { vatClass: 'Choose one of these: dish, keepable, softDrink, sweetenedDrink, alcohol.' },
    })
  })

  test('gets its photo as others do', async () => {
    const { codes } = await desk().read<{ codes: string[] }>('photos')
    const { productId } = await make({ photos: codes.slice(0, 1) })
    expect((await seen(productId ?? 0, 8)).photos).toEqual([{ code: codes[0] }])
  })

  test('may have the name of another', async () => {
    const [first, second] = [await make({}), await make({})]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.productId).not.toBe(first.productId)
    expect(await savePart(dish(second.productId ?? 0), { price: 7 })).toMatchObject({ status: 200 })
    expect((await seen(first.productId ?? 0, 8)).price).toBe(550)
  })

  test.each([
    [{ name: '' }, { name: 'This is missing. Fill it in.' }],
    [{ price: undefined }, { price: 'This is missing. Fill it in.' }],
    [{ price: 'five' }, { price: 'Enter a number.' }],
    [{ category: 'nowhere' }, { category: 'There is no category “nowhere” here. Name one that is there, or add it.' }],
    [
      { description: { it: 'x'.repeat(10_001) } },
      { 'description.it': 'This is longer than 10000 letters. Shorten it.' },
    ],
    [
      { newIngredients: [{ name: 'Basilico' }] },
      { 'newIngredients[0].name': '“basilico” is there twice: give one of them another name, or a key of its own.' },
    ],
  ])('with %j is refused [SET-82]', async (wrong, faults) => {
    expect(await make(wrong)).toMatchObject({ status: 400, faults })
  })
})

describe('place and ingredients of a product', () => {
  test('move it to another category', async () => {
    const category = await post('categories', { 'names.it': 'Gelati', 'names.en': 'Ice cream' })
    expect(category.status).toBe(200)
    const names = async () => {
      const api = clientOf(service, restaurantId, { language: 'en' })
      return (await api.call(getCategories, place)).categories.map(({ name }) => name)
    }
    expect(await names()).not.toContain('Ice cream')
    await savePart(dish(801), { category: 'gelati', isDeliverable: false })
    expect((await names()).at(-1)).toBe('Ice cream')
    expect((await seen(801, category.id ?? 0)).isDeliverable).toBe(false)
  })
})

describe('a category', () => {
  const category = async (name: string) =>
    (await desk().read<{ categories: Named[] }>('categories')).categories.find((one) => one.name === name)

  test('has its texts and its place', async () => {
    const desserts = await category('Desserts')
    const path = `categories/${desserts?.id}/form`
    expect((await change(path, typedOf(desserts ?? { fields: [] }))).status).toBe(200)
    expect(await category('Desserts')).toEqual(desserts)
    await change(path, { 'names.en': 'Sweets', position: '0' })
    const [first] = (await desk().read<{ categories: Named[] }>('categories')).categories
    expect(first?.name).toBe('Sweets')
    expect(await change(path, { 'names.it': '' })).toMatchObject({
      status: 400,
      faults: { 'names.it': expect.any(String) },
    })
  })
})

describe('an ingredient', () => {
  const listed = async () => (await desk().read<{ ingredients: Named[] }>('ingredients')).ingredients
  const anExtra = async () =>
    (await listed()).find(({ fields }) => fields.some(({ name }) => name.startsWith('prices.')))

  test('is saved as it stands, wherever it is an extra', async () => {
    const shown = await seen(201, 2)
    for (const ingredient of await listed())
      expect((await change(`ingredients/${ingredient.id}/form`, typedOf(ingredient))).status).toBe(200)
    expect(await seen(201, 2)).toEqual(shown)
  }, 60_000)

  test('costs as an extra what the owner has typed', async () => {
    const extra = await anExtra()
    const price = extra?.fields.find(({ name }) => /^prices\.\d+\.\d+$/.test(name))?.name ?? ''
    const path = `ingredients/${extra?.id}/form`
    expect((await change(path, { [price]: '1,85' })).status).toBe(200)
    expect((await anExtra())?.fields.find(({ name }) => name === price)?.value).toBe('1,85')
    expect(await change(path, { [price]: 'free' })).toMatchObject({
      status: 400,
      faults: { [price]: 'Type an amount such as 8,50.' },
    })
  })

  test('that is out cannot be added until it is back', async () => {
    const shownAs = async () => JSON.stringify(await seen(201, 2))
    const before = await shownAs()
    const parts = (await seen(201, 2)).additions?.ingredients.map((one) => one.id) ?? []
    const { id: out } = (await listed()).find((one) => parts.includes(id<'Ingredient'>(one.id))) ?? { id: 0 }
    expect((await desk().post(`ingredients/${out}/available`, { isAvailable: false })).status).toBe(200)
    expect(await shownAs()).not.toBe(before)
    await desk().post(`ingredients/${out}/available`, { isAvailable: true })
    expect(await shownAs()).toBe(before)
  })
})
