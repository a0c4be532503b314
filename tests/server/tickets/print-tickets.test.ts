import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { orders } from '#server/platform/db/schema/order-tables.ts'
import { serviceConfigs } from '#server/platform/db/schema/venue-tables.ts'
import { endTicket, fetchTicket } from '#server/tickets/hand-over.ts'
import { printerRow } from '#server/tickets/printers.ts'
import type { Id } from '#src/contract/values.ts'
import { atTelephone } from '#tests/server/support/at-telephone.ts'
import { desksTables } from '#tests/server/support/desk-tables.ts'
import { noon, tiramisu } from '#tests/server/support/diner.ts'
import { orderSamples } from '#tests/server/support/order-samples.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

import { atPrinters } from './at-printers.ts'

let service: TestService
let at: Awaited<ReturnType<typeof atPrinters>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  service.clock.set(noon)
  at = await atPrinters(service)
})

const desserts = id<'Category'>(8)
const pizzas = id<'Category'>(1)
/** Everything that waits for a printer is printed. */
async function printed(printer: Id<'Printer'>): Promise<void> {
  const row = await printerRow(service.db, { restaurantId: at.restaurantId, id: printer })
  const nowMs = service.clock.now(at.restaurantId)
  for (;;) {
    const job = row && (await fetchTicket(service.db, row, null, nowMs))
    if (!job) return
    await endTicket(service.db, row, job.id, { status: 'printed', nowMs })
  }
}

describe('an order that is accepted', () => {
  test('prints what the rules of each printer say [PRINT-02]', async () => {
    const kitchen = await at.add({ kitchen: { copies: 2, categoryIds: [desserts] } })
    const bar = await at.add({ name: 'Bar', kitchen: { copies: 1, categoryIds: [pizzas] }, bag: { copies: 1 } })
    const silent = await at.add({ name: 'Office', kitchen: null })
    const elsewhere = await at.add({ venueId: 12 })
    const { id: waiting } = await at.place()
    expect(await at.tickets(kitchen.printer.id)).toEqual([])
    await at.desk.post(`orders/${waiting}/confirm`)
    expect(await at.tickets(kitchen.printer.id)).toEqual(['kitchen accepted queued', 'kitchen accepted queued'])
    expect(await at.tickets(bar.printer.id)).toEqual(['bag accepted queued'])
    expect(await at.tickets(silent.printer.id)).toEqual([])
    expect(await at.tickets(elsewhere.printer.id)).toEqual([])
    expect((await at.seen(kitchen.printer.id)).jobs.map(({ copy }) => copy)).toEqual([2, 1])
  })

  test('prints once, however often it is confirmed [PRINT-02]', async () => {
    const { printer } = await at.add()
    const order = await at.accepted()
    await at.desk.post(`orders/${order}/confirm`)
    expect(await at.tickets(printer.id)).toEqual(['kitchen accepted queued'])
  })

  test('prints when it accepts itself [PRINT-02]', async () => {
    const isOfRestaurant = eq(serviceConfigs.restaurantId, at.restaurantId)
    await service.db.update(serviceConfigs).set({ confirmsAtOnce: true }).where(isOfRestaurant)
    const { printer } = await at.add()
    await at.place()
    expect(await at.tickets(printer.id)).toEqual(['kitchen accepted queued'])
  })

  test('prints when it is taken by telephone [PRINT-02]', async () => {
    const venue = await atPrinters(service, { like: 2 })
    const { printer } = await venue.add({ venueId: 21 })
    const { place } = await atTelephone(service, venue.restaurantId)
    await place(orderSamples.collect)
    expect(await venue.tickets(printer.id)).toEqual(['kitchen accepted queued'])
  })

  test('prints nothing for the bag where it is eaten there [PRINT-02]', async () => {
    const venue = await atPrinters(service, { like: 2 })
    const { printer } = await venue.add({ venueId: 21, bag: { copies: 1 } })
    await venue.accepted(orderSamples.table)
    expect(await venue.tickets(printer.id)).toEqual(['kitchen accepted queued'])
  })

  test('takes its tickets along when it was a test [PRINT-02]', async () => {
    const { printer } = await at.add()
    const orderId = await at.accepted()
    expect(await at.tickets(printer.id)).toEqual(['kitchen accepted queued'])
    await service.db.update(orders).set({ isTest: true }).where(eq(orders.id, orderId))
    expect((await at.desk.post(`orders/${orderId}/remove-test`)).status).toBe(200)
    expect(await at.tickets(printer.id)).toEqual([])
  })

  test('prints nothing when it is refused [PRINT-02]', async () => {
    const { printer } = await at.add()
    const { id: order } = await at.place()
    await at.desk.post(`orders/${order}/refuse`)
    expect(await at.tickets(printer.id)).toEqual([])
  })
})

describe('an accepted order that changes', () => {
  const twoPieces = { dishes: [{ id: tiramisu, quantity: 2 }] }
  const removeOne = (order: number, desk = at.desk) =>
    desk.post(`orders/${order}/remove`, { pieces: [{ position: 0, quantity: 1 }], seen: 0, cents: 550, backCents: 0 })

  test('prints again what was printed: removed dishes, another time [PRINT-03]', async () => {
    const { printer } = await at.add()
    const order = await at.accepted(twoPieces)
    await printed(printer.id)
    expect((await removeOne(order)).status).toBe(200)
    await printed(printer.id)
    const expected = { from: '2026-03-10 20:00:00', to: null }
    await at.desk.post(`orders/${order}/expected`, { expected })
    await at.desk.post(`orders/${order}/expected`, { expected })
    expect(await at.tickets(printer.id)).toEqual([
      'kitchen accepted printed',
      'kitchen changed printed',
      'kitchen changed queued',
    ])
  })

  test('prints no second ticket while one of it waits [PRINT-03]', async () => {
    const { printer } = await at.add()
    const order = await at.accepted(twoPieces)
    await removeOne(order)
    await at.desk.post(`orders/${order}/cancel`)
    expect(await at.tickets(printer.id)).toEqual(['kitchen accepted queued'])
  })

  test('prints that it is cancelled, where it was printed [PRINT-03]', async () => {
    const { printer } = await at.add({ bag: { copies: 1 } })
    const quiet = await at.add({ tellsChanges: false })
    const order = await at.accepted()
    const later = await at.add()
    await printed(printer.id)
    await printed(quiet.printer.id)
    await at.desk.post(`orders/${order}/cancel`)
    expect(await at.tickets(printer.id)).toEqual([
      'kitchen accepted printed',
      'bag accepted printed',
      'kitchen cancelled queued',
      'bag cancelled queued',
    ])
    expect(await at.tickets(quiet.printer.id)).toEqual(['kitchen accepted printed'])
    expect(await at.tickets(later.printer.id)).toEqual([])
  })

  test('prints when its guests move to another table [PRINT-03]', async () => {
    const venue = await atPrinters(service, { like: 2 })
    at = venue
    const { printer } = await venue.add({ venueId: 21 })
    await venue.accepted(orderSamples.table)
    await printed(printer.id)
    expect(await desksTables(service, venue.restaurantId).move(5)).toBe('done')
    expect(await venue.tickets(printer.id)).toEqual(['kitchen accepted printed', 'kitchen changed queued'])
  })

  test('prints nothing while nobody has accepted it [PRINT-03]', async () => {
    const { printer } = await at.add()
    const { id: order } = await at.place(twoPieces)
    await removeOne(order)
    expect(await at.tickets(printer.id)).toEqual([])
  })
})
