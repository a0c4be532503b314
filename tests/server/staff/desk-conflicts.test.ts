import { beforeAll, describe, expect, test } from 'vitest'

import type { Id } from '#src/contract/values.ts'
import { noon } from '#tests/server/support/diner.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})

type Value = Readonly<Record<string, unknown>>
type Part = { readonly version: string; readonly value: Value }
type Change = (value: Value) => Value
const open = async (like: 1 | 3 | 7 = 1) => void (restaurantId = await service.newRestaurant({ like }))
const desk = () => deskOf(service, restaurantId)
const read = (path: string) => desk().read<Part>(path)
async function save(path: string, version: string, value: Value) {
  const reply = await desk().post(path, { version, value })
  return { status: reply.status, ...((await reply.json()) as { version?: string; reason?: string }) }
}

const put =
  (fields: Value): Change =>
  (value) => ({ ...value, ...fields })
/** Changes the first thing of a list. */
const inFirst =
  (list: string, fields: Value): Change =>
  (value) => {
    const [first, ...others] = value[list] as readonly Value[]
    return { ...value, [list]: [{ ...first, ...fields }, ...others] }
  }
const way =
  (type: string, change: Change): Change =>
  (value) => {
    const services = value.services as Readonly<Record<string, Value>>
    return { ...value, services: { ...services, [type]: change(services[type] ?? {}) } }
  }

/** Parts at a demo restaurant that has them: what the first and what the second person changes. */
const parts: readonly {
  readonly like: 1 | 3 | 7
  readonly path: string
  readonly first: Change
  readonly second: Change
}[] = [
  { like: 1, path: 'menu/set-up/categories', ...both('categories', { name: 'Dolci di casa' }, { name: 'Dolci' }) },
  { like: 1, path: 'menu/set-up/ingredients', ...both('ingredients', { name: 'Uno' }, { name: 'Due' }) },
  { like: 1, path: 'savings/set-up/codes', ...both('codes', { percent: 15 }, { percent: 20 }) },
  {
    like: 1,
    path: 'venues/11/set-up/services',
    first: way('takeAway', inFirst('slots', { orders: 7 })),
    second: way('takeAway', put({ tipPercents: [5, 10] })),
  },
  {
    like: 3,
    path: 'venues/31/set-up/services',
    first: way('delivery', put({ freeDeliveryFrom: 35 })),
    second: way('delivery', put({ freeDeliveryFrom: 40 })),
  },
  { like: 3, path: 'set-up/delivery', ...both('deliveryAreas', { minimumSpend: 12.5 }, { minimumSpend: 15 }) },
  { like: 7, path: 'set-up/delivery', ...both('servicePoints', { deliveryFee: 1.5 }, { deliveryFee: 2 }) },
  {
    like: 1,
    path: 'set-up/settings',
    first: put({ proposesEarliestSlot: true }),
    second: put({ proposesEarliestSlot: false }),
  },
  {
    like: 1,
    path: 'venues/11/set-up/rules',
    first: put({ requiresInvoice: true }),
    second: put({ hasMessaging: false }),
  },
]

function both(list: string, first: Value, second: Value) {
  return { first: inFirst(list, first), second: inFirst(list, second) }
}

describe('two people with the same form', () => {
  test.each(parts)('$path: the second is told of the first', async ({ like, path, first, second }) => {
    await open(like)
    const { version, value } = await read(path)
    const saved = await save(path, version, first(value))
    expect(saved).toMatchObject({ status: 200, version: expect.any(String) })
    const shown = await read(path)
    expect(shown.version).toBe(saved.version)
    expect(await save(path, version, second(value))).toEqual({ status: 409, reason: 'changed' })
    expect(await read(path)).toEqual(shown)
    expect(await save(path, shown.version, second(shown.value))).toMatchObject({ status: 200 })
  })

  test('who save at once: one of them is told', async () => {
    await open()
    const path = 'menu/set-up/categories'
    const { version, value } = await read(path)
    const names = ['Uno', 'Due']
    const answers = await Promise.all(names.map((name) => save(path, version, inFirst('categories', { name })(value))))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('the version of a form', () => {
  test('stays when nothing is changed', async () => {
    await open()
    const { version, value } = await read('menu/set-up/categories')
    expect((await save('menu/set-up/categories', version, value)).version).toBe(version)
  })

  test('follows what is changed beside the form', async () => {
    await open()
    const ways = 'venues/11/set-up/services'
    const { version, value } = await read(ways)
    await desk().post('timetables/111/capacity', { capacity: 9 })
    expect(await save(ways, version, value)).toMatchObject({ status: 409, reason: 'changed' })
  })

  test('is asked for', async () => {
    await open()
    const { value } = await read('menu/set-up/categories')
    expect((await desk().post('menu/set-up/categories', { value })).status).toBe(400)
  })
})
