import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { LogEntry } from '#server/platform/logger.ts'
import { setGroupPart } from '#src/contract/group-order.ts'
import { createOrder } from '#src/contract/order.ts'
import { aPrinter } from '#tests/server/support/a-printer.ts'
import { aDiner, anOrder, clientOf, noon, post } from '#tests/server/support/diner.ts'
import { aGuest, orderSamples } from '#tests/server/support/order-samples.ts'
import { openedBy } from '#tests/server/support/phones.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

const entries: LogEntry[] = []
let service: TestService
beforeAll(async () => {
  service = await openTestService({ now: () => noon, logger: (entry) => entries.push(entry) })
})
afterAll(() => service.close())

const person = {
  firstName: 'Ludovica',
  lastName: 'Bevilacqua',
  phone: '+39 347 765 4321',
  email: 'ludovica.bevilacqua@example.com',
}
const secrets = Object.values(person)

/** Sends one call and remembers what must not be logged of it. */
async function send(path: string, body: Readonly<Record<string, unknown>>) {
  const { content } = await post(service, path, { id_ristorante: 1, ...body })
  return content
}

async function signInAndFail() {
  await send('/account/login', { id_locale: null, account: person.email, password: 'una-password-segreta' })
  secrets.push('una-password-segreta')
}

async function order() {
  const restaurantId = await service.newRestaurant({ like: 2 })
  const diner = await aDiner(service, restaurantId, person)
  secrets.push(diner.apiKey)
  await diner.api.call(createOrder, await anOrder(diner.api, { ...orderSamples.collect }))
  const guest = { ...aGuest, firstName: 'Gaspare', lastName: 'Quattrocchi' }
  secrets.push('Gaspare', 'Quattrocchi')
  const api = clientOf(service, restaurantId)
  const placed = await api.call(createOrder, await anOrder(api, { ...orderSamples.table, guest }))
  secrets.push(placed.token ?? 'no token')
  return diner
}

async function orderTogether() {
  const lead = await openedBy(clientOf(service, id(1)), { name: person.firstName })
  secrets.push(lead.code, lead.key)
  const member = { code: lead.code, key: lead.key, version: 0, lines: [] }
  await service.db.execute(sql`alter table group_members rename to moved`)
  await clientOf(service, id(1))
    .call(setGroupPart, member)
    .catch(() => undefined)
  await service.db.execute(sql`alter table moved rename to group_members`)
}

/** Each statement of the call fails after its values were sent. */
async function orderWhileTheTableIsGone() {
  const restaurantId = await service.newRestaurant({ like: 2 })
  const diner = await aDiner(service, restaurantId, { ...person, email: 'bevilacqua.due@example.com' })
  const request = await anOrder(diner.api, {
    ...orderSamples.collect,
    fields: { customerNotes: 'Citofono Bevilacqua 12' },
  })
  secrets.push('bevilacqua.due@example.com', 'Citofono', diner.apiKey)
  await service.db.execute(sql`alter table order_lines rename to moved`)
  await diner.api.call(createOrder, request).catch(() => undefined)
  await service.db.execute(sql`alter table moved rename to order_lines`)
}

/** A printer asks, fetches what there is not, and asks while its table is gone. */
async function printWhileTheTableIsGone() {
  const { secret } = await aPrinter(service, id(1))
  secrets.push(secret)
  const address = `https://service.example/print/${secret}`
  const ask = () => service.fetch(address, { method: 'POST', body: '{"statusCode":"200"}' })
  await ask()
  await service.fetch(`${address}/cloudprnt-setting.json`)
  await service.db.execute(sql`alter table printers rename to moved`)
  await ask()
  await service.db.execute(sql`alter table moved rename to printers`)
}

describe('the log', () => {
  test('names nobody and no key, whatever happens', async () => {
    await signInAndFail()
    await order()
    await orderTogether()
    await orderWhileTheTableIsGone()
    await printWhileTheTableIsGone()
    await send('/account/login', { id_locale: null, account: person.email, password: { not: 'a text' } })
    await service.fetch('https://service.example/en/webservice/account/order', { method: 'POST', body: person.email })
    await service.fetch(`https://service.example/pay?token=${'t0k3n'.repeat(8)}`)
    secrets.push('t0k3n')
    expect(entries.map(({ event }) => event)).toContain('error')
    expect(entries.filter(({ event }) => event === 'request').length).toBeGreaterThan(10)
    const lines = entries.map((entry) => JSON.stringify(entry))
    const found = secrets.filter((secret) => lines.some((line) => line.toLowerCase().includes(secret.toLowerCase())))
    expect(found).toEqual([])
  })
})
