import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { passwordHash } from '#demo/trials/create-customer.ts'
import { dishParts, menuParts, restaurantParts, savingsParts, venueParts } from '#desk/contract/set-up/file-parts.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { addStaffMember } from '#server/staff/staff-members.ts'
import type { Id } from '#src/contract/values.ts'
import { noon } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf, signInAtDesk } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
})

type Part = { readonly version: string; readonly value: Readonly<Record<string, unknown>> }
const read = (path: string) => deskOf(service, restaurantId).read<Part>(path)
/** Saves a part as it is with some fields changed. */
async function save(path: string, fields: object, language: 'it' | 'en' = 'en') {
  const { version, value } = await read(path)
  const reply = await deskOf(service, restaurantId, language).post(path, { version, value: { ...value, ...fields } })
  return { status: reply.status, body: (await reply.json()) as Part & { faults?: object; reason?: string } }
}
const file = async () => (await exportRestaurant(service.db, restaurantId))!

const paths = [
  ...Object.keys(restaurantParts).map((part) => `set-up/${part}`),
  ...Object.keys(savingsParts).map((part) => `savings/set-up/${part}`),
  ...Object.keys(venueParts).map((part) => `venues/11/set-up/${part}`),
  ...Object.keys(menuParts).map((part) => `menu/set-up/${part}`),
  ...Object.keys(dishParts).map((part) => `products/201/set-up/${part}`),
]

describe('a part of the file [SET-08]', () => {
  test.each(paths)('saved as it is changes nothing: %s', async (path) => {
    const before = await file()
    const { version } = await read(path)
    expect(await save(path, {})).toMatchObject({ status: 200, body: { version } })
    expect(await file()).toEqual(before)
  })

  test('is what the file of the restaurant holds then', async () => {
    const before = await file()
    const { status } = await save('venues/11/set-up/place', { street: 'Via Nuova', town: 'Asti' })
    expect(status).toBe(200)
    const [first, ...others] = before.venues
    expect(await file()).toEqual({ ...before, venues: [{ ...first, street: 'Via Nuova', town: 'Asti' }, ...others] })
  })

  test('has no position when both its fields are empty', async () => {
    expect((await save('venues/11/set-up/place', { position: {} })).status).toBe(200)
    expect((await file()).venues[0]).not.toHaveProperty('position')
    const { status, body } = await save('venues/11/set-up/place', { position: { longitude: 7 } })
    expect([status, body.faults]).toEqual([400, { 'position.latitude': 'This is missing. Fill it in.' }])
  })

  test('leaves what others call a thing that is renamed', async () => {
    const tables = [{ name: '1' }, { name: '2' }]
    await save('venues/11/set-up/tables', { tables })
    const made = (await read('venues/11/set-up/tables')).value.tables as { id: number; code: string }[]
    await save('venues/11/set-up/tables', { tables: [{ ...made[0], name: 'Terrazza' }, made[1]] })
    expect((await read('venues/11/set-up/tables')).value.tables).toMatchObject([
      { id: made[0]?.id, name: 'Terrazza', code: made[0]?.code },
      { id: made[1]?.id, name: '2' },
    ])
    const { status } = await save('venues/11/set-up/place', { name: 'Un altro nome' })
    expect(status).toBe(200)
    expect((await file()).venues[0]).toMatchObject({ name: 'Un altro nome', key: expect.any(String) })
  })

  test('takes away what its lists do not hold any more', async () => {
    await save('venues/11/set-up/tables', { tables: [{ name: '1' }, { name: '2' }] })
    await save('venues/11/set-up/tables', { tables: undefined })
    expect((await file()).venues[0]?.tables).toBeUndefined()
  })

  test('is not written over what somebody else has saved', async () => {
    const { version, value } = await read('set-up/about')
    expect((await save('set-up/about', { name: 'Da Rita' })).status).toBe(200)
    const late = await deskOf(service, restaurantId).post('set-up/about', { version, value })
    expect([late.status, await late.json()]).toEqual([409, { reason: 'changed' }])
    expect((await file()).name).toBe('Da Rita')
  })

  test('keeps texts in their languages under another main one', async () => {
    const before = (await file()).menu.products.map(({ name }) => name)
    const { value } = await read('set-up/languages')
    const [main = 'it', ...others] = value.languages as string[]
    await save('set-up/languages', { languages: ['de', main, ...others.filter((each) => each !== 'de')] })
    const after = (await file()).menu.products.map(({ name }) => name)
    expect(after.map((name) => (typeof name === 'string' ? name : name[main as 'it']))).toEqual(
      before.map((name) => (typeof name === 'string' ? name : name[main as 'it'])),
    )
    await save('set-up/languages', value)
    expect((await file()).menu.products.map(({ name }) => name)).toEqual(before)
  })
})

describe('what is wrong with a part [SET-09]', () => {
  test('is said at its fields in the desk’s language', async () => {
    const before = await file()
    const wrong = await save('venues/11/set-up/place', { email: 'nowhere', street: '' }, 'it')
    expect(wrong.status).toBe(400)
    expect(wrong.body.reason).toBe('invalid')
    expect(Object.keys(wrong.body.faults ?? {}).toSorted()).toEqual(['email', 'street'])
    expect(JSON.stringify(wrong.body.faults)).toContain('e-mail')
    expect(await file()).toEqual(before)
  })

  test('is said at a thing of a list', async () => {
    const wrong = await save('venues/11/set-up/tables', { tables: [{ name: '1' }, { name: '' }] })
    expect(Object.keys(wrong.body.faults ?? {})).toEqual(['tables[1].name'])
  })

  test('is nothing for a part that does not exist', async () => {
    const desk = deskOf(service, restaurantId)
    const reply = await desk.post('set-up/nothing', { version: '', value: {} })
    expect([reply.status, await reply.json()]).toEqual([404, { reason: 'unknown' }])
    expect(await desk.read('set-up/nothing')).toEqual({
      version: '',
      value: {},
      languages: [],
      venues: [],
      menus: [],
      menu: null,
      productId: null,
    })
  })
})

test('who sells is a matter of owners [SET-08]', async () => {
  const email = 'manager@example.com'
  const member = { restaurantId, email, name: 'Mara', role: 'manager', venueId: id<'Venue'>(11), passwordHash } as const
  await addStaffMember(service.db, { ...member, createdAt: new Date(noon) })
  const cookie = (await signInAtDesk(service, { restaurantId, email })) ?? ''
  const read = async (path: string) => {
    const reply = await service.fetch(`https://service.example/staff/api/${path}`, { headers: { Cookie: cookie } })
    return reply.status === 200 ? Object.keys(((await reply.json()) as Part).value) : reply.status
  }
  expect(await read('venues/11/set-up/place')).toEqual([])
  expect(await read('venues/11/set-up/hours')).toContain('openingHours')
  expect(await read('set-up/about')).toBe(403)
  expect(await read('set-up/delivery')).toBe(403)
})

describe('the steps of the set-up [SET-07]', () => {
  type Steps = { readonly steps: readonly { name: string; venue: object | null; isDone: boolean; lacks: string[] }[] }
  const steps = async () => (await deskOf(service, restaurantId).read<Steps>('set-up')).steps
  const isDone = async (name: string) => (await steps()).filter((step) => step.name === name).map((step) => step.isDone)

  test('are done when somebody has saved them', async () => {
    expect(await isDone('about')).toEqual([false])
    await save('set-up/about', {})
    expect(await isDone('about')).toEqual([true])
  })

  test('are done when somebody finds them right', async () => {
    const desk = deskOf(service, restaurantId)
    expect((await desk.post('set-up/done', { step: 'menu', venueId: null })).status).toBe(200)
    expect(await isDone('menu')).toEqual([true])
    expect((await desk.post('set-up/done', { step: 'menu', venueId: 11 })).status).toBe(404)
  })
})
