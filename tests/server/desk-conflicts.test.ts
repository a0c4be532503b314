import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { DeskField } from '#demo/server/staff/editing/desk-field.ts'
import type { Id } from '#src/contract/values.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

import { noon } from './diner.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
})

type Form = { readonly version: string; readonly fields: readonly DeskField[] }
const desk = () => deskOf(service, restaurantId)
const read = (path: string) => desk().read<Form>(path)
async function save(path: string, version: string, typed: object) {
  const reply = await desk().post(path, { version, typed })
  return { status: reply.status, ...((await reply.json()) as { version?: string; reason?: string }) }
}

/** Every form of what is there: a field of it, what the first and what the second person types, and how it is shown. */
const forms = [
  ['products/801/form', 'price', '5,00', '6,00'],
  ['products/801/facts', 'isAlcoholic', 'yes', ''],
  ['categories/8/form', 'names.it', 'Dolci di casa', 'Dolci'],
  ['ingredients/1/form', 'names.it', 'Uno', 'Due'],
  ['timetables/111/form', 'capacity', '7', '8'],
  ['venues/11/delivery', 'freeFrom.delivery', '35,00', '40,00'],
  ['areas/301/form', 'minimumSpend', '12,50', '15,00'],
  ['venues/11/hours', '1', '12:00-14:00', '13:00-14:00'],
  ['codes/1/form', 'value', '15,00', '20,00'],
] as const

describe('two people with the same form', () => {
  test.each(forms)('%s: the second is told of the first', async (path, name, first, second) => {
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
    const { version } = await read('codes/1/form')
    const both = await Promise.all(['15', '20'].map((value) => save('codes/1/form', version, { value })))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('the version of a form', () => {
  test('stays when nothing is changed', async () => {
    const { version } = await read('areas/301/form')
    expect((await save('areas/301/form', version, {})).version).toBe(version)
  })

  test('follows what is changed beside the form', async () => {
    const { version } = await read('timetables/111/form')
    await desk().post('timetables/111/capacity', { capacity: 9 })
    expect(await save('timetables/111/form', version, {})).toMatchObject({ reason: 'changed' })
    const path = 'ingredients/1/available'
    const reply = (await (await desk().post(path, { isAvailable: false })).json()) as Form
    expect((await read('ingredients/1/form')).version).toBe(reply.version)
  })

  test('is asked for', async () => {
    expect((await desk().post('codes/1/form', { typed: { value: '5' } })).status).toBe(400)
  })
})
