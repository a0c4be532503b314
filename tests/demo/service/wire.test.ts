import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'

import { wireVariants } from '#demo/service/wire-variants.ts'
import type { WireMode } from '#server/settings/wire-mode.ts'
import { countDiscountCodes } from '#src/contract/discount-code.ts'
import { getProducts } from '#src/contract/product.ts'
import { getReservationConfig } from '#src/contract/reservation.ts'
import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'
import { clientOf, noon, post } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

const venueId = id<'Venue'>(11)
const pizzas = {
  menuId: id<'Menu'>(1),
  categoryId: id<'Category'>(2),
  wantsCategoryName: true,
  wantsNextCategory: true,
  wantsPreviousCategory: true,
  productIds: null,
  suggestedIds: null,
  excludedIds: null,
}

const start = { venueId, menuId: id<'Menu'>(1), wantsCategories: true, wantsProducts: true }

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

/** The service behind a way of writing. */
function speaking(wire: WireMode | null) {
  const app = new Hono()
  if (wire) app.use(wireVariants(wire))
  app.all('*', ({ req }) => service.app.fetch(req.raw))
  const fetch: typeof globalThis.fetch = async (input, init) => app.fetch(new Request(input, init))
  const api = clientOf({ fetch }, id(1))
  return {
    api,
    post: (path: string, body: object) => post({ fetch }, path, { versione: '3.5.2', id_ristorante: 1, ...body }),
    read: async () => [
      await api.call(getStatus, {}),
      await api.call(getReservationConfig, { venueId, type: null }),
      await api.call(countDiscountCodes, { venueId, isHidden: false, asNumber: true }),
      await api.call(getProducts, { ...pizzas, venueId }),
      await api.call(getRestaurantInfo, { start }),
    ],
  }
}

describe('the reference service', () => {
  test('says the same in other forms [API-07]', async () => {
    expect(await speaking('variants').read()).toEqual(await speaking(null).read())
  })

  test('writes envelopes and refusals in other forms too [API-03, API-07]', async () => {
    const { content } = await speaking('variants').post('/restaurant/get_status', {})
    expect(content).toHaveProperty('zz_altro')
    expect(content.messages).toBeNull()
    const refusal = await speaking('variants').post('/restaurant/get_news', { id_locale: 11, id: 999 })
    expect(refusal.content).toMatchObject({ data: { status: 'NEWS_NOT_FOUND' }, messages: expect.any(String) })
  })

  test('can do without what is optional', async () => {
    const { settings, venues } = await speaking('bare').api.call(getRestaurantInfo, {})
    expect(settings).toMatchObject({ hasWallets: false, colours: null, poweredBy: null, googlePageUrl: null })
    expect(venues[0]?.showcaseMenuId).toBeNull()
    const { content } = await speaking('bare').post('/restaurant/get_restaurant_info', {})
    expect(content.data?.impostazioni).not.toHaveProperty('f_wallet')
  })
})
