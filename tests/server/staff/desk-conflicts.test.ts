import { beforeAll, describe, expect, test } from 'vitest'

import type { DeskField } from '#server/staff/editing/desk-field.ts'
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

type Form = { readonly version: string; readonly fields: readonly DeskField[] }
const open = async (like: 1 | 3 | 7 = 1) => void (restaurantId = await service.newRestaurant({ like }))
const desk = () => deskOf(service, restaurantId)
const read = (path: string) => desk().read<Form>(path)
async function save(path: string, version: string, typed: object) {
  const reply = await desk().post(path, { version, typed })
  return { status: reply.status, ...((await reply.json()) as { version?: string; reason?: string }) }
}

/** Every form of what is there, at a demo restaurant that has it: a field, what the first and what the second person types. */
const forms = [
  { like: 1, path: 'categories/8/form', name: 'names.it', first: 'Dolci di casa', second: 'Dolci' },
  { like: 1, path: 'ingredients/1/form', name: 'names.it', first: 'Uno', second: 'Due' },
  { like: 1, path: 'codes/1/form', name: 'value', first: '15,00', second: '20,00' },
] as const

describe('two people with the same form', () => {
  test.each(forms)('$path: the second is told of the first', async ({ like, path, name, first, second }) => {
    await open(like)
    const { version } = await read(path)
    const saved = await save(path, version, { [name]: first })
    expect(saved).toMatchObject({ status: 200, version: expect.any(String) })
    const shown = await read(path)
    expect(shown.version).toBe(saved.version)
    expect(await save(path, version, { [name]: second })).toEqual({ status: 409, reason: 'changed' })
    expect(await read(path)).toEqual(shown)
    expect(await save(path, shown.version, { [name]: second })).toMatchObject({ status: 200 })
  })

  test('who save at once: one of them is told', async () => {
    await open()
    const { version } = await read('codes/1/form')
    const both = await Promise.all(['15', '20'].map((value) => save('codes/1/form', version, { value })))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('the version of a form', () => {
  test('stays when nothing is changed', async () => {
    await open()
    const { version } = await read('categories/8/form')
    expect((await save('categories/8/form', version, {})).version).toBe(version)
  })

  test('follows what is changed beside the form', async () => {
    await open()
    const ways = 'venues/11/set-up/services'
    const { version, value } = await desk().read<{ version: string; value: object }>(ways)
    await desk().post('timetables/111/capacity', { capacity: 9 })
    expect(await (await desk().post(ways, { version, value })).json()).toMatchObject({ reason: 'changed' })
    const path = 'ingredients/1/available'
    const reply = (await (await desk().post(path, { isAvailable: false })).json()) as Form
    expect((await read('ingredients/1/form')).version).toBe(reply.version)
  })

  test('is asked for', async () => {
    await open()
    expect((await desk().post('codes/1/form', { typed: { value: '5' } })).status).toBe(400)
  })
})
