import { beforeAll, describe, expect, test } from 'vitest'

import { getProduct } from '#src/contract/product-details.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { clientOf, noon, post, refusalOf, statusOf } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const everything = {
  menuId: id<'Menu'>(1),
  venueId: id<'Venue'>(11),
  categoryId: null,
  wantsCategoryName: false,
  wantsNextCategory: false,
  wantsPreviousCategory: false,
  productIds: null,
  suggestedIds: null,
  excludedIds: null,
}
const italian = () => clientOf(service, id(1), { language: 'it' })
const products = (...numbers: number[]) => numbers.map((number) => id<'Product'>(number))
const idsOf = (found: readonly { readonly id: Id<'Product'> }[]) => found.map((product) => product.id)

describe('get_categories_list', () => {
  test('says categories in order, recommended dishes and notes [BAPI-06]', async () => {
    const reply = await italian().call(getCategories, everything)
    expect(reply.categories.map(({ name }) => name)).toEqual([
      'Antipasti',
      'Pizze classiche',
      'Pizze della casa',
      'Primi',
      'Secondi',
      'Insalate e contorni',
      'Burger e focacce',
      'Menù',
      'Dolci',
      'Bevande',
    ])
    expect(reply.recommended).toEqual([302, 402, 801])
    expect(reply.menuNotes).toContain('\n')
  })

  test('leaves out the categories that have nothing in the menu', async () => {
    const reply = await italian().call(getCategories, { ...everything, menuId: id<'Menu'>(2) })
    expect(reply.categories.map(({ name }) => name)).not.toContain('Pizze della casa')
  })

  test('refuses a menu that does not exist', async () => {
    expect(await statusOf(italian().call(getCategories, { ...everything, menuId: id<'Menu'>(9) }))).toBe(
      'ENTITY_NOT_FOUND',
    )
  })
})

describe('get_products_list', () => {
  test('returns a category’s dishes, name and neighbours [BAPI-07]', async () => {
    const switches = { wantsCategoryName: true, wantsNextCategory: true, wantsPreviousCategory: true }
    const reply = await italian().call(getProducts, { ...everything, ...switches, categoryId: id<'Category'>(2) })
    expect(idsOf(reply.products)).toEqual([201, 202, 203, 204, 205, 206, 207, 208, 209, 210])
    expect(reply.products[0]?.additions?.groups).toHaveLength(5)
    expect(reply.categoryName).toBe('Pizze classiche')
    expect([reply.previousCategory?.id, reply.nextCategory?.id]).toEqual([1, 3])
  })

  test('has no neighbour at the ends', async () => {
    const switches = { wantsNextCategory: true, wantsPreviousCategory: true }
    const first = await italian().call(getProducts, { ...everything, ...switches, categoryId: id<'Category'>(1) })
    const last = await italian().call(getProducts, { ...everything, ...switches, categoryId: id<'Category'>(9) })
    expect([first.previousCategory, last.nextCategory]).toEqual([null, null])
  })

  test('sends the names of category and neighbours only when asked', async () => {
    const wire = { id_ristorante: 1, id_menu: 1, id_locale: 11, id_categoria: 8, nome_categoria: true }
    const declined = { categoria_successiva: false, categoria_precedente: 0 }
    const { content } = await post(service, '/restaurant/get_products_list', { ...wire, ...declined })
    expect(Object.keys(content.data ?? {}).sort()).toEqual(['f_senza_dettagli', 'nome_categoria', 'prodotti'])
  })

  test('returns dishes by id, without unknown and excluded ones [BAPI-09]', async () => {
    const reply = await italian().call(getProducts, {
      ...everything,
      suggestedIds: products(903, 101, 12345, 801),
      excludedIds: products(101),
    })
    expect(idsOf(reply.products)).toEqual([903, 801])
  })

  test('leaves out what is not in the menu', async () => {
    const reply = await italian().call(getProducts, {
      ...everything,
      menuId: id<'Menu'>(2),
      productIds: products(301, 706),
    })
    expect(idsOf(reply.products)).toEqual([706])
  })

  test('holds 1,000 dishes in 25 categories at the Grande Mensa', async () => {
    const mensa = clientOf(service, id(6))
    const { categories } = await mensa.call(getCategories, { ...everything, venueId: id<'Venue'>(61) })
    expect(categories).toHaveLength(25)
    const lists = await Promise.all(
      categories.map((category) =>
        mensa.call(getProducts, { ...everything, venueId: id<'Venue'>(61), categoryId: category.id }),
      ),
    )
    const all = lists.flatMap(({ products }) => products)
    expect(all).toHaveLength(1000)
    expect(new Set(all.map(({ name }) => name)).size).toBe(1000)
  })
})

describe('get_product', () => {
  const dish = (productId: number) => ({
    ...everything,
    productId: id<'Product'>(productId),
    categoryId: id<'Category'>(2),
    lastUpdate: false,
  })

  test('says sizes, doughs, price matrix, additions and stock', async () => {
    const { product } = await italian().call(getProduct, dish(203))
    expect(product).toMatchObject({
      name: 'Diavola',
      category: { id: 2, name: 'Pizze classiche' },
      traits: [{ name: 'Piccante', icon: 'spicy' }],
      sizes: [{ name: 'Normale', price: 800 }, { name: 'Maxi', price: 1150 }, { name: 'Mezzo metro' }],
      variantName: 'Impasto',
      isVariantRequired: false,
      picks: null,
    })
    expect(product.priceTable).toContainEqual({ sizeId: 1, variantId: 4, price: 1000, eatInPrice: 1100 })
    expect(product.additions?.groupRules).toContainEqual(expect.objectContaining({ groupId: 4, max: 2, free: 1 }))
    expect(product.ingredients.flatMap(({ allergens }) => allergens)).toEqual(['GLUTINE', 'LATTE'])
  })

  test('returns each venue’s stock, nothing where unlimited', async () => {
    expect((await italian().call(getProduct, dish(305))).product.stock).toEqual([{ venueId: 11, quantity: 0 }])
    expect((await italian().call(getProduct, dish(201))).product.stock).toEqual([])
  })

  test('refuses an unknown dish without saying its number', async () => {
    const refusal = await refusalOf(italian().call(getProduct, dish(9999)))
    expect(refusal?.status).toBe('PRODUCT_NOT_AVAILABLE')
    expect(refusal?.messages).toEqual(['Questo articolo non è più disponibile nella quantità o nella versione scelta.'])
  })
})
