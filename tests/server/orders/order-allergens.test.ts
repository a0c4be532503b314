import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { ingredients, products } from '#server/platform/db/schema/menu-tables.ts'
import { orderLines } from '#server/platform/db/schema/order-tables.ts'
import { mailHtml } from '#server/platform/outbox/mail-html.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { orderAllergens } from '#server/platform/texts/order-allergens.ts'
import type { ComboPick } from '#src/contract/order.ts'
import { createOrder } from '#src/contract/order.ts'
import { aCounter, aDiner, anOrder, noon, tiramisu } from '#tests/server/support/diner.ts'
import { id, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

const water = 901
const phone = '+39 011 555 0111'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service)
  // The menu declares nothing about the water.
  const isWater = and(eq(products.restaurantId, counter.restaurantId), eq(products.id, id(water)))
  await service.db.update(products).set({ ingredientIds: [] }).where(isWater)
})

const pick = (productId: number): ComboPick => ({
  productId: id(productId),
  categoryId: id(Math.floor(productId / 100)),
  name: '',
  quantity: 1,
  price: price('0.00'),
  total: price('0.00'),
})

describe('an order read back', () => {
  test('tells the allergens of each dish', async () => {
    const { id: orderId } = await counter.place({ dishes: [{ id: tiramisu }, { id: water }] })
    const { rows } = await counter.read(orderId)
    expect(rows.map(({ allergens }) => allergens)).toEqual([
      { codes: ['GLUTINE', 'UOVA', 'LATTE'], isIncomplete: false },
      { codes: [], isIncomplete: true },
    ])
  })

  test('counts what was chosen in a combo', async () => {
    const comboPicks = [pick(201), pick(water)]
    const { id: orderId } = await counter.place({ dishes: [{ id: 1001, configuration: { comboPicks } }] })
    const { rows } = await counter.read(orderId)
    expect(rows[0]?.allergens).toEqual({ codes: ['GLUTINE', 'LATTE'], isIncomplete: true })
  })

  test('keeps them as they were when it was placed', async () => {
    const { id: orderId } = await counter.place({ dishes: [{ id: tiramisu }] })
    await service.db
      .update(ingredients)
      .set({ allergens: ['PESCE'] })
      .where(eq(ingredients.restaurantId, counter.restaurantId))
    const { rows } = await counter.read(orderId)
    expect(rows[0]?.allergens?.codes).toEqual(['GLUTINE', 'UOVA', 'LATTE'])
  })

  test('tells nothing of orders from before', async () => {
    const { id: orderId } = await counter.place()
    await service.db.update(orderLines).set({ allergens: null }).where(eq(orderLines.orderId, orderId))
    expect((await counter.read(orderId)).rows[0]?.allergens).toBeNull()
  })
})

describe('the mail about an order', () => {
  test.each([
    ['en', 'Tiramisu contains: gluten, egg, milk', 'allergens not declared', 'Allergies or doubts? Ask us:'],
    ['it', 'Tiramisù contiene: glutine, uova, latte', 'allergeni non dichiarati', 'Allergie o dubbi? Chiedi a noi:'],
    ['de', 'Tiramisu enthält: Gluten, Eier, Milch', 'Allergene nicht angegeben', 'Allergien oder Fragen? Ruf uns an:'],
    ['fr', 'Tiramisu contient\u00a0: gluten, œufs, lait', 'allergènes non déclarés', 'Allergies ou questions\u00a0?'],
    ['es', 'Tiramisú contiene: gluten, huevo, leche', 'alérgenos no declarados', '¿Alergias o dudas? Pregúntanos:'],
  ])('says in %s what it contains and whom to ask', async (language, contains, undeclared, ask) => {
    const { api } = await aDiner(service, counter.restaurantId, { language: language as 'en' })
    const wish = await anOrder(api, { dishes: [{ id: tiramisu }, { id: water }] })
    await api.call(createOrder, wish, { idempotencyKey: randomUUID() })
    const [mail] = await mailsOf(service.db, counter.restaurantId)
    const lines = mail?.body.split('\n') ?? []
    expect(lines.map((line) => line.toLowerCase())).toContain(contains.toLowerCase())
    const asked = lines.findIndex((line) => line.includes(ask))
    expect(lines[asked]).toContain(phone)
    expect(lines[asked - 1]).toContain(undeclared)
    const look = {
      language: 'en',
      restaurant: 'Gino',
      colour: null,
      logo: null,
      subject: '',
      siteOrigin: 'https://x.example',
    } as const
    const html = mailHtml({ ...look, parts: mail?.parts ?? [] })
    expect(html.toLowerCase()).toContain(contains.toLowerCase())
  })
})

describe('orderAllergens', () => {
  const dish = (codes: readonly string[], isIncomplete = false) => ({
    name: 'Soup',
    allergens: { codes, isIncomplete },
  })

  test.each([
    [dish(['SEDANO', 'KIWI', 'constructor']), 'Soup contains: celery, KIWI, constructor'],
    [dish(['SEDANO'], true), 'Soup contains: celery; not all is declared'],
    [dish([]), 'Soup: no allergens declared'],
    [dish([], true), 'Soup: allergens not declared'],
    [{ name: 'Soup', allergens: null }, 'Soup: allergens not declared'],
  ])('never says that something is absent (%#)', (asked, said) => {
    const text = orderAllergens([asked, asked], 'en', phone)
    expect(text).toBe(`${said}\nAllergies or doubts? Ask us: ${phone}`)
    expect(text).not.toMatch(/free|without/)
  })
})
