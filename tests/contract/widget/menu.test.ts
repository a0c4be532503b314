import { describe, expect, test } from 'vitest'

import { categoriesQuery, categoryProductsQuery, productsByIdsQuery } from '#src/api/menu-calls.ts'
import { productQuery, suggestionsQuery } from '#src/api/product-calls.ts'
import { emptyConfiguration } from '#src/domain/product/configuration.ts'
import { id } from '#tests/support/builders.ts'
import { asks } from '#tests/support/wire-widget.ts'

import { listedProduct, wholeProduct } from './products.ts'

const place = { menuId: id<'Menu'>(41), venueId: id<'Venue'>(21) }

describe('the menu', () => {
  test('categories are asked for and read by their wire names [BAPI-06]', async () => {
    expect(await asks('menu/get_categories_list', (api) => categoriesQuery(api, place))).toStrictEqual({
      recommended: [901, 930],
      menuNotes: 'Coperto 2 EUR',
      categories: [{ id: 61, name: 'Pizze', description: 'Nel forno a legna' }],
    })
  })

  test('asks for a category and reads its products [BAPI-07]', async () => {
    const read = await asks('menu/get_products_list-category', (api) => categoryProductsQuery(api, place, id(61)))
    expect(read).toStrictEqual({
      products: [listedProduct, wholeProduct],
      categoryName: 'Pizze',
      nextCategory: { id: 62, name: 'Primi' },
      previousCategory: { id: 60, name: 'Antipasti' },
      isBrief: true,
    })
  })

  test('asks for products by ids or as suggestions [BAPI-09]', async () => {
    const found = {
      products: [listedProduct, wholeProduct],
      categoryName: null,
      nextCategory: null,
      previousCategory: null,
      isBrief: false,
    }
    const byIds = await asks('menu/get_products_list-ids', (api) => productsByIdsQuery(api, place, [id(930), id(901)]))
    expect(byIds).toStrictEqual(found)
    const suggested = await asks('menu/get_products_list-suggested', (api) =>
      suggestionsQuery(api, place, [id(901), id(930)], [id(905), id(906)]),
    )
    expect(suggested).toStrictEqual(found)
  })

  test('reads a product with sizes, prices, additions and combo [BAPI-08, PROD-06, PROD-07, PROD-08]', async () => {
    const request = { productId: id<'Product'>(901), categoryId: id<'Category'>(61), venueId: place.venueId }
    const { product } = await asks('menu/get_product', (api) => productQuery(api, request))
    expect(product).toStrictEqual(wholeProduct)
    expect(emptyConfiguration(product).comboPicks.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Birra 0,4 l', 2],
    ])
  })
})
