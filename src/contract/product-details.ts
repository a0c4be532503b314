import { endpoint } from './endpoint.ts'
import { field } from './field-table.ts'
import { product } from './product.ts'
import { id, selection } from './values.ts'

/** One product with all its options [BAPI-08]. */
export const getProduct = endpoint('/restaurant/get_product', {
  auth: 'optional',
  request: {
    productId: field('id_prodotto', id('Product')),
    categoryId: field('id_categoria_prodotto', id('Category')),
    venueId: field('id_locale', id('Venue')),
    lastUpdate: field('ultimo_aggiornamento', selection),
  },
  reply: { product: field('prodotto', product) },
})
