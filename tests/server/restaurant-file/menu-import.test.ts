import { readFile } from 'node:fs/promises'

import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { products, stock } from '#server/platform/db/schema/menu-tables.ts'
import { differenceLine } from '#server/restaurant-file/differences.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { importMenu } from '#server/restaurant-file/import-menu.ts'
import type { ImportWish } from '#server/restaurant-file/import-restaurant.ts'
import { csvTemplate } from '#server/restaurant-file/menu-sources/csv-menu.ts'
import { readMenu } from '#server/restaurant-file/menu-sources/read-menu.ts'
import { getProduct } from '#src/contract/product-details.ts'
import type { Id } from '#src/contract/values.ts'
import { clientOf, noon, tiramisu } from '#tests/server/support/diner.ts'
import { faultLines, rightValue } from '#tests/server/support/file-faults.ts'
import { id } from '#tests/support/builders.ts'
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

const bytes = (text: string) => new TextEncoder().encode(text)
const sample = (name: string) => readFile(`tests/server/restaurant-file/samples/${name}`)

async function imported(content: Uint8Array, wish: ImportWish = {}) {
  const source = rightValue(readMenu(content))
  const done = rightValue(await importMenu(service.db, restaurantId, { ...source, wish }))
  return { notes: source.notes, ...done.differences }
}
async function menuNow() {
  const file = await exportRestaurant(service.db, restaurantId)
  if (!file) throw new Error('There is no restaurant.')
  return { restaurant: file.key, ...file.menu }
}
const inItalian = (name: string | { readonly it?: string }) => (typeof name === 'string' ? name : name.it)
const productNow = async (name: string) => (await menuNow()).products.find((one) => one.name === name)

describe('a menu', () => {
  test('is taken back as it was written', async () => {
    const menu = await menuNow()
    const { changes, missing } = await imported(bytes(JSON.stringify(menu)))
    expect([changes, missing]).toEqual([[], []])
    expect(await menuNow()).toEqual(menu)
  })

  test('keeps the stock of what stays; other restaurants keep theirs', async () => {
    const other = await service.newRestaurant()
    const theirs = await exportRestaurant(service.db, other)
    await service.changeRestaurant(restaurantId, { stock: [{ productId: tiramisu, venueId: 11, quantity: 4 }] })
    const menu = await menuNow()
    const dearer = menu.products.map((dish) => (dish.id === tiramisu ? { ...dish, price: 7.77 } : dish))
    const { changes } = await imported(bytes(JSON.stringify({ ...menu, products: dearer })))
    expect(changes.map(differenceLine)).toEqual(['menu.products “Tiramisù”.price: 5.5 → 7.77'])
    const isTiramisu = and(eq(products.restaurantId, restaurantId), eq(products.id, id<'Product'>(tiramisu)))
    expect(await service.db.select({ price: products.price }).from(products).where(isTiramisu)).toEqual([
      { price: 777 },
    ])
    const left = await service.db.select().from(stock).where(eq(stock.restaurantId, restaurantId))
    expect(left).toContainEqual(expect.objectContaining({ productId: tiramisu, quantity: 4 }))
    expect(await exportRestaurant(service.db, other)).toEqual(theirs)
  })

  test('goes to another restaurant', async () => {
    const menu = await menuNow()
    restaurantId = await service.newRestaurant({ like: 6 })
    await imported(bytes(JSON.stringify(menu)), { removes: true })
    expect((await menuNow()).products.map(({ name }) => name)).toEqual(menu.products.map(({ name }) => name))
  })
})

describe('a table', () => {
  test('of ours is a menu that diners read [FILE-10]', async () => {
    const { notes } = await imported(bytes(csvTemplate), { removes: true })
    expect(notes).toContain('column “price”: price')
    const { products: dishes, categories } = await menuNow()
    expect(categories?.map(({ name }) => inItalian(name))).toEqual(['Bevande', 'Pizze'])
    expect(dishes.map(({ name, price }) => [inItalian(name), price])).toEqual([
      ['Margherita', 6.5],
      ['Marinara', 5.5],
      ['Birra media', 5],
    ])
    expect(dishes[0]).toMatchObject({
      eatInPrice: 7.5,
      traits: ['vegetariano'],
      ingredients: ['pomodoro', 'mozzarella', 'basilico'],
    })
    expect(dishes[1]?.sizes?.map(({ name, price }) => [inItalian(name), price])).toEqual([
      ['Normale', 5.5],
      ['Maxi', 8],
      ['Mezzo metro', 13],
    ])
    expect(dishes[2]?.isAlcoholic).toBe(true)
    const place = { venueId: id<'Venue'>(11), lastUpdate: false, categoryId: id<'Category'>(1) }
    const read = await clientOf(service, restaurantId).call(getProduct, {
      ...place,
      productId: id<'Product'>(dishes[1]?.id ?? 0),
    })
    expect(read.product.sizes.map(({ name }) => name)).toEqual(['Regular', 'Maxi', 'Half metre'])
  })

  test.each([
    ['semicolons and commas of an Italian sheet', 'Categoria;Piatto;Prezzo\nPizze;Diavola;"8,50"\n'],
    ['a sign of a currency', 'Kategorie,Gericht,Preis\nPizze,Diavola,€ 8.50\n'],
    ['Square’s export', 'Token,Item Name,Variation Name,Categories,Price\nA1,Diavola,,Food > Pizze,8.50\n'],
    ['WooCommerce’s export', 'Type,Name,Regular price,Categories\nsimple,Diavola,8.50,Pizze\n'],
    ['Windows-1252', 'Categoria;Nome;Prezzo\nPizze;Diavola;8,5\n'],
  ])('is known by its columns: %s [FILE-10]', async (_what, text) => {
    await imported(bytes(text))
    expect(await productNow('Diavola')).toMatchObject({ price: 8.5, category: 'pizze' })
  })

  test('of Windows keeps its accents', async () => {
    await imported(Uint8Array.from('Nome;Prezzo\nTiramis\u00F9 della casa;5\n', (letter) => letter.charCodeAt(0)))
    expect(await productNow('Tiramisù della casa')).toMatchObject({ price: 5 })
  })

  test.each([
    ['without prices', 'name\nPizza\n', /^No column is known as price: its columns are name\./],
    [
      'with a price in words',
      'name,price\nPizza,ask\n',
      /^line 2, column “price”: “ask” is no price\. Enter an amount/,
    ],
    ['without a name', 'name,price\n,5\n', /^line 2, column “name”: There is no name\./],
    [
      'with a formula',
      'name,price\n=HYPERLINK("x"),5\n',
      /^line 2: There is a formula in the column “name”\. Export the values\.$/,
    ],
    ['with a formula in disguise', 'name,price\n"+SUM(1)",5\n', /There is a formula in the column “name”/],
    [
      'with a novel',
      `name,price\n${'x'.repeat(2001)},5\n`,
      /^line 2: The text in the column “name” is longer than 2000 letters\./,
    ],
    ['with nothing below its head', 'name,price\n', /^The file holds no row below its head\./],
    ['with a price below nothing', 'Nome,Prezzo\nPizza,-5\n', /^line 2, column “Prezzo”: /],
    ['that is empty', '', /^The file holds no row below its head\./],
    ['with too many rows', `name,price\n${'a,1\n'.repeat(5001)}`, /^The file has more than 5000 rows\./],
    ['that is huge', `name,price\n${'a,1\n'.repeat(300_000)}`, /^The file is larger than 1 MB\./],
    ['that is no table', '\u0000\u0001\u0002', /^The file holds no row below its head\./],
  ])('%s is refused with a sentence [FILE-11]', (_what, text, sentence) => {
    const read = readMenu(bytes(text))
    expect(faultLines(read)).toEqual([expect.stringMatching(sentence)])
  })

  test('says of a dish only what its cells say [SET-24]', async () => {
    const before = await menuNow()
    const { changes, missing } = await imported(
      bytes('Categoria;Nome;Prezzo\nPizze nuove;Margherita;"8,50"\nDolci;tiramisu;6\n'),
    )
    expect(changes.map(differenceLine)).toEqual([
      'menu.categories “Pizze nuove”: new',
      'menu.products “Margherita”.price: 6.5 → 8.5',
      'menu.products “Margherita”.category: pizze-classiche → pizze-nuove',
      'menu.products “Margherita”.sizes “Normale”.price: 6.5 → 8.5',
      expect.stringMatching(/^menu\.products “Margherita”\.prices: /),
      expect.stringMatching(
        /^menu\.products “tiramisu”\.name: .*"en":"Tiramisu".* → .*"it":"tiramisu","en":"Tiramisu"/,
      ),
      'menu.products “tiramisu”.price: 5.5 → 6',
    ])
    expect(missing).toHaveLength(before.products.length - 2)
    const after = await menuNow()
    expect(after.products.map(({ id: of }) => of)).toEqual(before.products.map(({ id: of }) => of))
    const [was, is] = [before, after].map(({ products: all }) => all.find(({ id: of }) => of === 201))
    expect(is).toEqual({ ...was, price: 8.5, category: 'pizze-nuove', sizes: is?.sizes, prices: is?.prices })
    expect(is?.prices?.find(({ size, variant }) => size === 'normale' && variant === undefined)?.price).toBe(8.5)
  })

  test('takes a column that somebody names', () => {
    const read = readMenu(
      bytes('Vino,Bicchiere\nBarbera,4\n'),
      new Map([
        ['Vino', 'name'],
        ['Bicchiere', 'price'],
      ] as const),
    )
    expect(read).toMatchObject({ ok: true, value: { menu: { products: [{ name: 'Barbera', price: 4 }] } } })
  })
})

describe('a file of another program', () => {
  test('HubRise: skus are sizes, lists are extras [FILE-10]', async () => {
    const { notes } = await imported(await sample('hubrise.json'), { removes: true })
    expect(notes).toEqual([
      'HubRise: 2 products, 2 categories, 2 lists of options',
      'deals: 1 left out; make combos of them',
    ])
    const menu = await menuNow()
    const pizza = await productNow('Margherita')
    expect(pizza).toMatchObject({ price: 9, category: 'pizzas', extras: 'sauces-toppings' })
    expect(pizza?.sizes?.map(({ name, price }) => [name, price])).toEqual([
      ['Small', 9],
      ['Large', 11.5],
    ])
    expect(menu.extras?.[0]).toMatchObject({
      groups: [{ key: 'sauces', name: 'Choose a sauce' }, { name: 'Toppings' }],
      rules: [
        { group: 'sauces', min: 1, max: 1 },
        { group: 'toppings', max: 3 },
      ],
    })
  })

  test('Deliverect: modifier groups are extras [FILE-10]', async () => {
    const { notes } = await imported(await sample('deliverect.json'), { removes: true })
    expect(notes).toEqual([
      'Deliverect: 2 products, 1 categories, 1 modifier groups',
      'bundles: 1 left out; make combos of them',
    ])
    const menu = await menuNow()
    expect(await productNow('Cheeseburger')).toMatchObject({ price: 9.5, category: 'burgers', extras: 'mg-1' })
    expect(await productNow('Still water')).toMatchObject({ price: 2.5, category: 'menu' })
    expect(menu.extras?.[0]?.extras).toEqual([
      { ingredient: 'ketchup', price: 0.5 },
      { ingredient: 'bacon', price: 1.5 },
    ])
  })

  test.each([
    [
      'a price in cents',
      { products: [{ ref: 'a', name: 'A', skus: [{ price: 950 }] }] },
      /^products\[0\]\.skus\[0\]\.price: /,
    ],
    ['a product without a name', { products: [{ ref: 'a', skus: [{ price: '1 EUR' }] }] }, /^products\[0\]\.name: /],
    [
      'a kind that nobody knows',
      { products: [{ plu: 'A', name: 'A', productType: 9 }] },
      /^products\[0\]\.productType: Choose one of these: 1, 2, 3, 4\.$/,
    ],
    ['a list', [1, 2], /^The file does not hold what is expected\./],
  ])('with %s is refused with a sentence', (_what, json, sentence) => {
    const read = readMenu(bytes(JSON.stringify(json)))
    expect(faultLines(read)).toEqual([expect.stringMatching(sentence)])
  })

  test('that is no JSON is refused with a sentence', () => {
    const read = readMenu(bytes('{'))
    expect(faultLines(read)).toEqual([expect.stringMatching(/^The file is no JSON: .+\.$/)])
  })
})
