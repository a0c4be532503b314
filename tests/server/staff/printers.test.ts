import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { passwordHash } from '#demo/trials/create-customer.ts'
import type { Role } from '#desk/contract/members.ts'
import { printers } from '#server/platform/db/schema/printer-tables.ts'
import { deskVersion } from '#server/staff/desk-version.ts'
import { addStaffMember } from '#server/staff/staff-members.ts'
import { epsonPrinter } from '#tests/server/printers/stand-in-epson.ts'
import { starPrinter } from '#tests/server/printers/stand-in-star.ts'
import { noon } from '#tests/server/support/diner.ts'
import { atPrinters } from '#tests/server/tickets/at-printers.ts'
import { id } from '#tests/support/builders.ts'
import { signInAtDesk } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let at: Awaited<ReturnType<typeof atPrinters>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  service.clock.set(noon)
  at = await atPrinters(service)
})

type Added = { readonly id: number; readonly address: string }
const settings = { name: 'Bar', widthMm: 58, language: 'de', kitchen: null, bag: { copies: 2 }, tellsChanges: false }
const secretOf = ({ address }: { readonly address: string }) => address.split('/').at(-1) ?? ''
const added = async (kind = 'epson'): Promise<Added> =>
  (await at.desk.post('venues/11/printers', { name: 'Cucina', kind })).json()

/** What somebody with a role sends. */
async function as(role: Role) {
  const row = { restaurantId: at.restaurantId, name: role, role, venueId: id<'Venue'>(11), passwordHash } as const
  const email = `${role}@example.com`
  await addStaffMember(service.db, { ...row, email, createdAt: new Date(noon) })
  const Cookie = (await signInAtDesk(service, { restaurantId: at.restaurantId, email })) ?? ''
  const headers = { Cookie, 'Content-Type': 'application/json' }
  const address = (path: string) => `https://service.example/staff/api/${path}`
  return {
    post: async (path: string, body: object = {}) =>
      (await service.fetch(address(path), { method: 'POST', headers, body: JSON.stringify(body) })).status,
    printers: async () =>
      ((await (await service.fetch(address('printers'), { headers })).json()) as { printers: { id: number }[] })
        .printers,
  }
}

describe('a printer', () => {
  test('asks at an address that is shown once [PRINT-01]', async () => {
    const printer = await added()
    expect(printer.address).toMatch(/^https:\/\/service\.example\/print\/[\w-]{22}$/)
    await at.desk.post(`printers/${printer.id}/test`)
    expect(await epsonPrinter(service, secretOf(printer)).work()).toBe(true)
    const kept = JSON.stringify([await service.db.select().from(printers), await at.room()])
    expect(kept).not.toContain(secretOf(printer))
  })

  test('has a new address, and the one of before ends [PRINT-01]', async () => {
    const printer = await added('star')
    const renewed = (await (await at.desk.post(`printers/${printer.id}/address`)).json()) as Added
    await at.desk.post(`printers/${printer.id}/test`)
    const before = await service.fetch(printer.address, { method: 'POST', body: '{"statusCode":"200"}' })
    expect(before.status).toBe(404)
    const star = starPrinter(service, secretOf(renewed))
    await star.workOff()
    expect(await at.tickets(id(printer.id))).toEqual(['test test printed'])
  })

  test('prints kitchen tickets as soon as it is added [PRINT-14]', async () => {
    const printer = await added()
    expect(await at.seen(id(printer.id))).toMatchObject({
      venue: { id: 11 },
      kind: 'epson',
      name: 'Cucina',
      widthMm: 80,
      language: 'it',
      kitchen: { copies: 1, categoryIds: [] },
      bag: null,
      tellsChanges: true,
      presence: 'never',
      jobs: [],
    })
  })

  test('is changed and removed [PRINT-14]', async () => {
    const printer = await added()
    expect((await at.desk.post(`printers/${printer.id}`, settings)).status).toBe(200)
    expect(await at.seen(id(printer.id))).toMatchObject(settings)
    const kitchen = { copies: 1, categoryIds: [9999] }
    expect((await at.desk.post(`printers/${printer.id}`, { ...settings, kitchen })).status).toBe(404)
    expect((await at.desk.post(`printers/${printer.id}`, { ...settings, bag: { copies: 6 } })).status).toBe(400)
    await at.desk.post(`printers/${printer.id}/remove`)
    expect((await at.room()).printers).toEqual([])
    expect((await service.fetch(printer.address, { method: 'POST' })).status).toBe(404)
  })

  test('forgets categories that left the menu [PRINT-14]', async () => {
    const { printer } = await at.add({ kitchen: { copies: 1, categoryIds: [id(8), id(9999)] } })
    const { kitchen } = await at.seen(printer.id)
    expect((await at.desk.post(`printers/${printer.id}`, { ...settings, kitchen })).status).toBe(200)
    expect((await at.seen(printer.id)).kitchen?.categoryIds).toEqual([8])
  })

  test('shows whether it is there and what waits [PRINT-14]', async () => {
    const printer = await added()
    const epson = epsonPrinter(service, secretOf(printer))
    await epson.ask()
    expect(await at.seen(id(printer.id))).toMatchObject({ presence: 'here', waiting: 0, waitingSince: null })
    await at.desk.post(`printers/${printer.id}/test`)
    at.after(60_000)
    await at.desk.post(`printers/${printer.id}/test`)
    const waitingSince = new Date(noon).toISOString()
    expect(await at.seen(id(printer.id))).toMatchObject({ presence: 'away', waiting: 2, waitingSince })
  })

  test('is news when it comes, goes or prints [PRINT-14]', async () => {
    const version = () => deskVersion(service.db, at.restaurantId, service.clock.now(at.restaurantId))
    const seen = [await version()]
    const note = async () => seen.push(await version())
    const printer = await added()
    await note()
    const epson = epsonPrinter(service, secretOf(printer))
    await epson.ask()
    await note()
    at.after(30_000)
    await epson.ask()
    const asked = await version()
    expect(asked).toBe(seen.at(-1))
    await at.desk.post(`printers/${printer.id}/test`)
    await note()
    await epson.work()
    await note()
    at.after(60_000)
    await note()
    expect(new Set(seen).size).toBe(seen.length)
  })
})

describe('the kitchen and the staff', () => {
  test('see the printers of their venue and set none [PRINT-14]', async () => {
    const own = await at.add()
    await at.add({ venueId: 12 })
    for (const role of ['staff', 'kitchen'] as const) {
      const member = await as(role)
      expect((await member.printers()).map((printer) => printer.id)).toEqual([own.printer.id])
      expect(await member.post('venues/11/printers', { name: 'Mine', kind: 'star' })).toBe(403)
      for (const call of ['', '/address', '/remove'])
        expect(await member.post(`printers/${own.printer.id}${call}`, settings)).toBe(403)
      expect(await member.post(`printers/${own.printer.id}/test`)).toBe(200)
    }
  })

  test('differ in what they print [PRINT-16]', async () => {
    const { printer, secret } = await at.add({ kind: 'epson', bag: { copies: 1 } })
    const order = await at.accepted()
    const epson = epsonPrinter(service, secret)
    while (await epson.work()) continue
    const [bag, kitchenTicket] = (await at.seen(printer.id)).jobs
    const print = (ticket: string) => ({ printerId: printer.id, ticket })
    const [kitchen, staff] = [await as('kitchen'), await as('staff')]
    for (const ticket of ['bag', 'receipt']) {
      expect(await kitchen.post(`orders/${order}/print`, print(ticket))).toBe(403)
      expect(await staff.post(`orders/${order}/print`, print(ticket))).toBe(200)
    }
    expect(await kitchen.post(`orders/${order}/print`, print('kitchen'))).toBe(200)
    expect(await kitchen.post(`print-jobs/${bag?.id}/again`)).toBe(403)
    expect(await kitchen.post(`print-jobs/${kitchenTicket?.id}/again`)).toBe(200)
    expect(await staff.post(`print-jobs/${bag?.id}/again`)).toBe(200)
  })
})

describe('what no printer prints', () => {
  test('is named where a venue prints kitchen tickets [PRINT-15]', async () => {
    await at.add({ name: 'Bags', kitchen: null, bag: { copies: 1 } })
    expect((await at.room()).unprinted).toEqual([])
    await at.add({ kitchen: { copies: 1, categoryIds: [id(8)] } })
    const { unprinted } = await at.room()
    expect(unprinted).toMatchObject([{ venue: { id: 11 } }])
    expect(unprinted[0]?.categories.length).toBeGreaterThan(1)
    expect(unprinted[0]?.categories).not.toContain('Desserts')
    await at.add({ kitchen: { copies: 1, categoryIds: [] } })
    expect((await at.room()).unprinted).toEqual([])
  })
})
