import { beforeAll, describe, expect, test } from 'vitest'

import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import { noon } from '#tests/server/support/diner.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

type Part = { readonly version: string; readonly value: Readonly<Record<string, unknown>> }
type Steps = { readonly steps: readonly { readonly name: string; readonly lacks: readonly string[] }[] }
const file = async (restaurantId: Id<'Restaurant'>) => (await exportRestaurant(service.db, restaurantId))!
const lacksOf = async (restaurantId: Id<'Restaurant'>, step: string) =>
  (await deskOf(service, restaurantId).read<Steps>('set-up')).steps.find(({ name }) => name === step)?.lacks

async function save(restaurantId: Id<'Restaurant'>, part: string, fields: object) {
  const desk = deskOf(service, restaurantId)
  const { version, value } = await desk.read<Part>(`set-up/${part}`)
  const reply = await desk.post(`set-up/${part}`, { version, value: { ...value, ...fields } })
  return { status: reply.status, body: (await reply.json()) as { readonly faults?: Readonly<Record<string, string>> } }
}

/** Of every kind of area, of payment, of question and of venues. */
const demos = ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((like) =>
  ['delivery', 'payments', 'questions', 'legal', 'loyalty'].map((part) => [part, like] as const),
)

test.each(demos)('%s saved as it is changes nothing: restaurant %i [SET-08]', async (part, like) => {
  const restaurantId = await service.newRestaurant({ like })
  const before = await file(restaurantId)
  expect(await save(restaurantId, part, {})).toMatchObject({ status: 200 })
  expect(await file(restaurantId)).toEqual(before)
})

describe('ways to pay [SET-70]', () => {
  test('stand in the order in which they were put', async () => {
    const restaurantId = await service.newRestaurant()
    const [cash, card, ...others] = (await file(restaurantId)).payments ?? []
    await save(restaurantId, 'payments', { payments: [card, cash, ...others] })
    expect((await file(restaurantId)).payments).toEqual([card, cash, ...others])
  })

  test('are missing where there is none', async () => {
    const restaurantId = await service.newRestaurant()
    expect(await lacksOf(restaurantId, 'payments')).toEqual([])
    await save(restaurantId, 'payments', { payments: [] })
    expect(await lacksOf(restaurantId, 'payments')).toEqual(['payment'])
  })

  test('say what is wrong at their fields', async () => {
    const restaurantId = await service.newRestaurant()
    const { status, body } = await save(restaurantId, 'payments', {
      payments: [{ method: 'card', venues: ['nowhere'] }],
    })
    expect([status, Object.keys(body.faults ?? {})]).toEqual([400, ['payments[0].venues[0]']])
  })
})

describe('the loyalty card [SET-122]', () => {
  const rewardsOf = async (restaurantId: Id<'Restaurant'>) => (await file(restaurantId)).promotions?.[0]?.rewards ?? []

  test('has rewards by ascending points, with their numbers', async () => {
    const restaurantId = await service.newRestaurant()
    const [promotion] = (await file(restaurantId)).promotions ?? []
    const [first, second, ...others] = await rewardsOf(restaurantId)
    const moved = [
      { ...first, points: second?.points, name: 'A coffee' },
      { ...second, points: first?.points },
    ]
    const rewards = [...moved, { points: 5, amount: 1 }, ...others]
    expect((await save(restaurantId, 'loyalty', { promotions: [{ ...promotion, rewards }] })).status).toBe(200)
    const after = await rewardsOf(restaurantId)
    expect(after.map(({ points }) => points)).toEqual(after.map(({ points }) => points).toSorted((a, b) => a - b))
    expect(after.find(({ name }) => name === 'A coffee')).toMatchObject({ id: first?.id, points: second?.points })
    expect(after.find(({ points }) => points === first?.points)).toMatchObject({ id: second?.id })
  })

  test('names what its dishes can be, and what is wrong', async () => {
    const restaurantId = await service.newRestaurant({ like: 6 })
    const { menu } = await deskOf(service, restaurantId).read<{ menu: { dishes: object[] } | null }>('set-up/loyalty')
    expect(menu?.dishes.length).toBeGreaterThan(0)
    const promotion = {
      rewardsAre: 'earned',
      pointsFor: 'productCount',
      rules: [{ product: 'nothing', unitsPerPoint: 0 }],
    }
    const rewards = [{ points: '', percent: 101 }]
    const { body } = await save(restaurantId, 'loyalty', { promotions: [{ ...promotion, rewards }] })
    expect(body.faults).toEqual({
      'promotions[0].rules[0].unitsPerPoint': 'Enter more than 0.',
      'promotions[0].rewards[0].points': 'Enter a number.',
      'promotions[0].rewards[0].percent': 'This is more than 100 per cent.',
    })
  })
})

describe('areas [SET-71]', () => {
  test('are known by their postcodes, a radius or corners', async () => {
    const restaurantId = await service.newRestaurant({ like: 2 })
    const shapes = [
      { zones: [{ name: 'Centro', postcode: '10123', deliveryFee: 2.5 }] },
      { circle: { latitude: 45.07, longitude: 7.68, radius: 1500 } },
      {
        polygon: [
          [45, 7],
          [45, 8],
          [46, 8],
        ],
      },
    ]
    const areas = shapes.map((shape, index) => ({ name: `Area ${index + 1}`, minimumSpend: 12, ...shape }))
    for (const deliveryAreas of [areas.slice(0, 1), areas.slice(1)]) {
      expect((await save(restaurantId, 'delivery', { deliveryAreas })).status).toBe(200)
      expect((await file(restaurantId)).deliveryAreas).toMatchObject(deliveryAreas)
    }
  })

  test('on the map and by town are refused together [SET-46]', async () => {
    const restaurantId = await service.newRestaurant({ like: 2 })
    const circle = { latitude: 45.07, longitude: 7.68, radius: 1500 }
    const deliveryAreas = [{ name: 'Centro', circle }, { name: 'Asti' }, { name: 'Roma', isForDelivery: false }]
    const { status, body } = await save(restaurantId, 'delivery', { deliveryAreas })
    expect([status, Object.keys(body.faults ?? {})]).toEqual([400, ['deliveryAreas[1]']])
  })

  test('are missing where orders are delivered to none', async () => {
    const restaurantId = await service.newRestaurant({ like: 2 })
    expect(await lacksOf(restaurantId, 'delivery')).toEqual([])
    await save(restaurantId, 'delivery', { deliveryAreas: [{ name: 'Torino', isForDelivery: false }] })
    expect(await lacksOf(restaurantId, 'delivery')).toEqual(['area'])
  })

  test('say what is wrong at a corner', async () => {
    const restaurantId = await service.newRestaurant({ like: 2 })
    const deliveryAreas = [
      {
        name: 'Torino',
        polygon: [
          [45, 7],
          [45, 'east'],
          [46, 8],
        ],
      },
    ]
    const { status, body } = await save(restaurantId, 'delivery', { deliveryAreas })
    expect([status, Object.keys(body.faults ?? {})]).toEqual([400, ['deliveryAreas[0].polygon[1][1]']])
  })
})

test('legal texts are the restaurant’s own or ours [SET-72]', async () => {
  const restaurantId = await service.newRestaurant()
  const legal = {
    privacy: { address: 'https://gino.example.com/privacy' },
    terms: { sections: [{ text: 'Cash only.' }] },
  }
  expect((await save(restaurantId, 'legal', { legal })).status).toBe(200)
  expect((await file(restaurantId)).legal).toEqual(legal)
  type Texts = { readonly texts: readonly { readonly name: string; readonly sections: readonly object[] }[] }
  const { texts } = await deskOf(service, restaurantId, 'de').read<Texts>('legal-texts')
  expect(texts.map(({ name, sections }) => [name, sections.length > 2])).toEqual([
    ['privacy', true],
    ['terms', true],
  ])
  expect(JSON.stringify(texts)).toContain('Verantwortlich')
  await save(restaurantId, 'legal', { legal: undefined })
  expect((await file(restaurantId)).legal).toBeUndefined()
})

test('questions belong to some ways and venues [SET-73]', async () => {
  const restaurantId = await service.newRestaurant()
  const [venue] = (await deskOf(service, restaurantId).read<{ venues: readonly { key: string }[] }>('set-up/questions'))
    .venues
  const question = { kind: 'text', label: 'Your floor?', services: ['takeAway'], venues: [venue?.key] }
  expect((await save(restaurantId, 'questions', { questions: [question] })).status).toBe(200)
  expect((await file(restaurantId)).questions).toMatchObject([question])
})
