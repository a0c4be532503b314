import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { importRestaurant } from '#server/restaurant-file/import-restaurant.ts'
import type { WrittenFile } from '#server/restaurant-file/restaurant-file.ts'
import { checkRestaurantFile } from '#server/restaurant-file/restaurant-file.ts'
import { fileWithPart, partOfFile } from '#server/staff/set-up/file-part.ts'
import type { Id } from '#src/contract/values.ts'
import { noon } from '#tests/server/support/diner.ts'
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

type Part = {
  readonly version: string
  readonly value: Readonly<Record<string, unknown>>
  readonly productId: number | null
  readonly faults?: Readonly<Record<string, string>>
}
const desk = () => deskOf(service, restaurantId)
const newDish = 'menu/set-up/dish'
const dish = (number: number) => `products/${number}/set-up/dish`
async function save(path: string, fields: object) {
  const { version, value } = await desk().read<Part>(path)
  const reply = await desk().post(path, { version, value: { ...value, ...fields } })
  return { status: reply.status, ...((await reply.json()) as Part) }
}
const file = async (of = restaurantId) => (await exportRestaurant(service.db, of))!
const named = ({ menu }: WrittenFile, name: string) =>
  menu.products.find((each) => (typeof each.name === 'string' ? each.name : each.name.it) === name)

/** A pizza with everything that a dish can have. */
const pizza = {
  name: { it: 'Pizza della prova', en: 'Pizza of the trial' },
  category: 'pizze-classiche',
  description: 'Grande',
  sizes: [
    { name: 'Piccola', price: 6, eatInPrice: 7 },
    { name: 'Enorme', price: 12.5, isStandard: true },
  ],
  variantName: 'Impasto',
  variants: [{ name: 'Sottile' }, { name: 'Di ceci', price: 1.5 }],
  isVariantRequired: true,
  prices: [{ size: 'Enorme', variant: 'Di ceci', price: 13 }],
}

describe('a dish as a part of the file [SET-80]', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])('is saved as it is, in restaurant %i', async (number) => {
    const before = await file(id(number))
    const saved = before.menu.products.reduce((whole: WrittenFile, { id: of = 0 }) => {
      const place = { holder: 'dish', part: 'dish', id: of } as const
      return fileWithPart(whole, place, partOfFile(whole, place) ?? {})
    }, before)
    const read = checkRestaurantFile(saved)
    if (!read.ok) throw new Error(JSON.stringify(read.refusal.slice(0, 3)))
    expect(await importRestaurant(service.db, read.value, { removes: true })).toMatchObject({ ok: true })
    expect(await file(id(number))).toEqual(before)
  })

  test('saved by the desk changes nothing else', async () => {
    const before = await file()
    expect((await save(dish(201), {})).status).toBe(200)
    expect(await file()).toEqual(before)
    const { status } = await save(dish(801), { price: 6.2, isWithdrawn: true })
    expect(status).toBe(200)
    const after = await file()
    expect(named(after, 'Tiramisù')).toMatchObject({ price: 6.2, isWithdrawn: true })
    expect(after.menu.products.length).toBe(before.menu.products.length)
  })
})

describe('a new dish [SET-81]', () => {
  test('by the desk is the same as by a file', async () => {
    const before = await file()
    const { status, productId, faults } = await save(newDish, pizza)
    expect([faults, status]).toEqual([undefined, 200])
    const made = named(await file(), 'Pizza della prova')
    expect(made?.id).toBe(productId)

    const [first, second] = pizza.sizes
    const { eatInPrice, ...small } = first!
    const written = {
      ...pizza,
      price: 6,
      type: made?.type,
      sizes: [small, second],
      prices: [{ size: 'Piccola', price: 6, eatInPrice }, ...pizza.prices],
    }
    const other = await service.newRestaurant()
    const theirs = await file(other)
    const read = checkRestaurantFile({
      ...theirs,
      menu: { ...theirs.menu, products: [...theirs.menu.products, written] },
    })
    if (!read.ok) throw new Error(JSON.stringify(read.refusal))
    await importRestaurant(service.db, read.value, { removes: true })
    expect(named(await file(other), 'Pizza della prova')).toEqual(made)
    expect((await file()).menu.products.slice(0, -1)).toEqual(before.menu.products)
  })
})
