import { beforeAll, expect, test } from 'vitest'

import { passwordHash } from '#demo/trials/create-customer.ts'
import type { Role } from '#desk/contract/members.ts'
import { addStaffMember } from '#server/staff/staff-members.ts'
import type { Id } from '#src/contract/values.ts'
import { atTelephone } from '#tests/server/support/at-telephone.ts'
import { aCounter, noon } from '#tests/server/support/diner.ts'
import { orderSamples } from '#tests/server/support/order-samples.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf, signInAtDesk } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
let orderId: number
beforeAll(async () => {
  service = await startService({ now: noon })
  const counter = await aCounter(service)
  restaurantId = counter.restaurantId
  orderId = (await counter.place()).id
})

let added = 0
/** What somebody with a role reads and sends. */
async function as(role: Role, venueId: Id<'Venue'> | null, at = restaurantId) {
  added += 1
  const email = `${role}${added}@example.com`
  const row = { restaurantId: at, email, name: role, role, venueId, passwordHash, createdAt: new Date(noon) }
  await addStaffMember(service.db, row)
  const headers = {
    Cookie: (await signInAtDesk(service, { restaurantId: at, email })) ?? '',
    'Content-Type': 'application/json',
  }
  const addressOf = (path: string) => `https://service.example/staff/api/${path}`
  return {
    read: async <T>(path: string): Promise<T> => (await service.fetch(addressOf(path), { headers })).json(),
    post: (path: string, body: object) =>
      service.fetch(addressOf(path), { method: 'POST', headers, body: JSON.stringify(body) }),
  }
}

/** Every value of a reply with the names that lead to it. */
function walk(value: unknown, path = ''): (readonly [path: string, value: unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([name, inner]) => walk(inner, `${path}.${name}`))
}

test('the kitchen is told no amount, telephone or e-mail', async () => {
  const [kitchen, counter] = [await as('kitchen', id(11)), await as('staff', id(11))]
  const amounts = /(cents|points|percent)$/i
  for (const path of ['orders', 'menu', `search/${orderId}`]) {
    const known = walk(await counter.read(path))
    const seen = walk(await kitchen.read(path))
    expect(known.filter(([at, value]) => amounts.test(at) && value !== null)).not.toEqual([])
    expect(seen.filter(([at, value]) => amounts.test(at) && value !== null)).toEqual([])
    expect(seen.filter(([at, value]) => /phone|email|address|street/i.test(at) && value !== null)).toEqual([])
    expect(JSON.stringify(seen)).not.toMatch(/@|\+39|Rossi/)
    expect(seen.length).toBeGreaterThan(10)
  }
})

test('the kitchen sees no order that waits for its link [ORD-91]', async () => {
  const at = await service.newRestaurant({ like: 2 })
  const { place } = await atTelephone(service, at)
  const { id: unpaid } = await place({ ...orderSamples.collect, fields: { paymentMode: 'card', cashMeans: null } })
  const idsOf = async (role: Role) => {
    const { read } = await as(role, null, at)
    return [
      ...(await read<{ orders: { id: number }[] }>('orders')).orders,
      ...(await read<{ orders: { id: number }[] }>(`search/${unpaid}`)).orders,
    ].map((order) => order.id)
  }
  expect([await idsOf('staff'), await idsOf('kitchen')]).toEqual([[unpaid, unpaid], []])
})

test('the kitchen finds orders by dish, not by who ordered', async () => {
  const [kitchen, counter] = [await as('kitchen', null), await as('staff', null)]
  const { orders } = await counter.read<{
    orders: { customer: { name: string; phone: string }; lines: { name: string }[] }[]
  }>('orders')
  const [order] = orders
  const found = async (by: typeof kitchen, words = '') =>
    (await by.read<{ orders: object[] }>(`search/${encodeURIComponent(words)}`)).orders.length
  for (const words of [order?.customer.name, order?.customer.phone?.slice(-6)])
    expect([await found(counter, words), await found(kitchen, words)]).toEqual([1, 0])
  expect(await found(kitchen, order?.lines[0]?.name)).toBe(1)
})

test('managers neither see nor change how dishes are taxed', async () => {
  const manager = await as('manager', null)
  type Part = { version: string; value: { vatClass?: string; isAlcoholic?: boolean } }
  const path = 'products/901/set-up/dish'
  const { version, value } = await manager.read<Part>(path)
  expect(value).not.toHaveProperty('vatClass')
  const sent = { version, value: { ...value, vatClass: 'alcohol', isAlcoholic: true } }
  expect((await manager.post(path, sent)).status).toBe(200)
  const owners = (await deskOf(service, restaurantId).read<Part>(path)).value
  expect([owners.vatClass, owners.isAlcoholic]).toEqual(['softDrink', true])
})

test('a manager adds staff and kitchen of what they see', async () => {
  const manager = await as('manager', id(11))
  const add = async (role: Role, venueId: number | null) => {
    added += 1
    const body = { email: `new${added}@example.com`, name: 'Mia', password: 'prezzemolo', role, venueId }
    return (await manager.post('members', body)).status
  }
  expect([await add('staff', 11), await add('kitchen', 11)]).toEqual([200, 200])
  expect([
    await add('kitchen', 12),
    await add('staff', null),
    await add('manager', 11),
    await add('owner', 11),
  ]).toEqual([403, 403, 403, 403])
  const { members } = await manager.read<{ members: { role: Role; venueId: number | null; isSelf: boolean }[] }>(
    'members',
  )
  const others = members.filter(({ isSelf }) => !isSelf)
  expect(others.every(({ role, venueId }) => venueId === 11 && (role === 'staff' || role === 'kitchen'))).toBe(true)
})

test('managers of a venue have the forms of it [SET-11]', async () => {
  const manager = await as('manager', id(11))
  type Lists = { venues: { id: number }[] }
  expect((await manager.read<Lists>('settings')).venues.map((venue) => venue.id)).toEqual([11])
  expect((await manager.read<{ member: Lists }>('session')).member.venues.map((venue) => venue.id)).toEqual([11])
  type Part = { version: string; value: Record<string, unknown> }
  const path = 'venues/11/set-up/rules'
  const { version, value } = await manager.read<Part>(path)
  expect(value).toHaveProperty('remindAfterMinutes')
  expect(value).not.toHaveProperty('requiresInvoice')
  const sent = { version, value: { ...value, requiresInvoice: true, hasMessaging: false } }
  expect((await manager.post(path, sent)).status).toBe(200)
  const owners = (await deskOf(service, restaurantId).read<Part>(path)).value
  expect([owners.requiresInvoice, owners.hasMessaging]).toEqual([undefined, false])
  const refused = ['venues/12/set-up/rules', 'set-up/settings', 'set-up/delivery', 'set-up/about']
  const save = async (at: string) => (await manager.post(at, { version, value })).status
  expect(await Promise.all(refused.map(save))).toEqual([404, 403, 403, 403])
})

test('managers of all venues have those of the restaurant [SET-11]', async () => {
  const manager = await as('manager', null)
  type Part = { version: string; value: object }
  for (const part of ['settings', 'delivery']) {
    const { version, value } = await manager.read<Part>(`set-up/${part}`)
    expect(version).not.toBe('')
    expect((await manager.post(`set-up/${part}`, { version, value })).status).toBe(200)
  }
  for (const part of ['about', 'languages', 'look', 'news', 'payments', 'questions', 'legal']) {
    expect(await manager.read<Part>(`set-up/${part}`)).toMatchObject({ version: '', value: {} })
    expect((await manager.post(`set-up/${part}`, { version: '', value: {} })).status).toBe(404)
  }
})
