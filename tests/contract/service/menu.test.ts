import { beforeAll, describe, expect, test } from 'vitest'

import { noon } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'
import { unsaid, wireOf } from '#tests/support/wire-service.ts'

let service: TestService
let at: ReturnType<typeof wireOf>
beforeAll(async () => {
  service = await startService({ now: noon })
  const restaurantId = await service.newRestaurant({
    stock: [{ productId: 201, venueId: 11, quantity: 14 }],
    ingredient: { id: 2, excludedVenueIds: [id(12)] },
    product: { id: 201, suggestedIds: [id(930)] },
  })
  at = wireOf(service, { restaurantId, venueId: 11 })
})

const idsOf = (list: unknown) => (list as { readonly id: number }[]).map((one) => one.id)

describe('the service', () => {
  test('lists categories, advice and notes by their wire names [BAPI-06]', async () => {
    const name = 'menu/get_categories_list'
    const reply = await at.send(name, { id_menu: 1 })
    expect(unsaid(name, [reply])).toEqual([])
  })

  test('lists a category with its name and neighbours [BAPI-07]', async () => {
    const name = 'menu/get_products_list-category'
    const reply = await at.send(name, { id_menu: 1, id_categoria: 2 })
    expect(reply).toMatchObject({
      nome_categoria: 'Pizze classiche',
      categoria_precedente: { id: 1, alias: 'Antipasti' },
      categoria_successiva: { id: 3, alias: 'Pizze della casa' },
    })
  })

  test('lists products by ids, and suggestions without the blacklist [BAPI-09]', async () => {
    const byIds = await at.send('menu/get_products_list-ids', { id_menu: 1, ids: [801, 201] })
    expect(idsOf(byIds.prodotti)).toEqual([801, 201])
    const asked = { id_menu: 1, ids_prodotti_suggeriti: [201, 801, 202], ids_prodotti_blacklist: [801] }
    const suggested = await at.send('menu/get_products_list-suggested', asked)
    expect(idsOf(suggested.prodotti)).toEqual([201, 202])
  })

  test('says what a product is by its wire names [BAPI-08, PROD-06, PROD-07, PROD-08]', async () => {
    const name = 'menu/get_product'
    const asked = [201, 302, 601, 801, 807, 1001, 1002].map((id_prodotto) =>
      at.send(name, { id_prodotto, id_categoria_prodotto: Math.floor(id_prodotto / 100) }),
    )
    // Free picks of the seed are of all venues, and cost the same in any size.
    expect(unsaid(name, await Promise.all(asked))).toEqual([
      'prodotto.scelte_libere.ingredienti.mask_locali_esclusi',
      'prodotto.scelte_libere.ingredienti.misure_prezzi_override',
      'prodotto.scelte_libere.misure_gruppi.aggiunte_gratis',
      'prodotto.scelte_libere.misure_gruppi.variazione_prezzo',
    ])
  })
})
