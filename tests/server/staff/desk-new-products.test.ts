import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Id } from '#src/contract/values.ts'
import { noon } from '#tests/server/support/diner.ts'
import { dishDesk, dishPart } from '#tests/server/support/dish-desk.ts'
import type { SavedPart } from '#tests/server/support/dish-desk.ts'
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
const make = (fields: object) => own.savePart('menu/set-up/dish', { ...panna, ...fields })
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
    expect(await own.seen(made, 8)).toMatchObject({ name: 'Panna cotta', price: 550, eatInPrice: 600 })
    expect(await own.seen(made, 8, 'en')).toMatchObject({ name: 'Cooked cream', description: 'With berries' })
    expect((await own.seen(made, 8, 'es')).name).toBe('Panna cotta (es)')
  })

  test('has the allergens of its ingredients, new ones too', async () => {
    type Things = { menu: { ingredients: { key: string; allergens: string[] }[] } }
    const { menu } = await desk().read<Things>('menu/set-up/dish')
    const milk = menu.ingredients.find(({ allergens }) => allergens.includes('LATTE'))
    const newIngredients = [{ name: 'Granella di pistacchio della prova', allergens: ['FRUTTA_A_GUSCIO'] }]
    const { productId } = await make({ ingredients: [milk?.key], newIngredients, isAlcoholic: true })
    const product = await own.seen(productId ?? 0, 8)
    expect(product.ingredients?.flatMap(({ allergens }) => allergens)).toEqual(
      expect.arrayContaining(['LATTE', 'FRUTTA_A_GUSCIO']),
    )
    expect(product.isAlcoholic).toBe(true)
  })

  test('has the class of VAT that was chosen [TAX-13]', async () => {
    const { productId } = await make({ vatClass: 'keepable' })
    const path = dishPart(productId ?? 0)
    const classOf = async () => (await desk().read<SavedPart>(path)).value.vatClass
    expect(await classOf()).toBe('keepable')
    expect(await own.savePart(path, { vatClass: undefined })).toMatchObject({ status: 200 })
    expect(await classOf()).toBeUndefined()
    expect(await own.savePart(path, { vatClass: 'wine' })).toMatchObject({
      faults: { vatClass: 'Choose one of these: dish, keepable, softDrink, sweetenedDrink, alcohol.' },
    })
  })

  test('gets its photo as others do', async () => {
    const { codes } = await desk().read<{ codes: string[] }>('photos')
    const { productId } = await make({ photos: codes.slice(0, 1) })
    expect((await own.seen(productId ?? 0, 8)).photos).toEqual([{ code: codes[0] }])
  })

  test('may have the name of another', async () => {
    const [first, second] = [await make({}), await make({})]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.productId).not.toBe(first.productId)
    expect(await own.savePart(dishPart(second.productId ?? 0), { price: 7 })).toMatchObject({ status: 200 })
    expect((await own.seen(first.productId ?? 0, 8)).price).toBe(550)
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
      {
        sizes: [
          { name: 'Mezza', price: 5 },
          { name: 'MEZZA', price: 6 },
        ],
        variants: [{ name: 'Di farro' }, { name: 'Di farro', price: 1 }],
      },
      {
        'sizes[1].name': '“mezza” is there twice: give one of them another name, or a key of its own.',
        'variants[1].name': '“di-farro” is there twice: give one of them another name, or a key of its own.',
      },
    ],
    [
      { newIngredients: [{ name: 'Basilico' }] },
      { 'newIngredients[0].name': '“basilico” is there twice: give one of them another name, or a key of its own.' },
    ],
  ])('with %j is refused [SET-82, SET-88]', async (wrong, faults) => {
    expect(await make(wrong)).toMatchObject({ status: 400, faults })
  })
})
