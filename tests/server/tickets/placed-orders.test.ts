import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { readOrders } from '#desk/contract/orders.ts'
import { layOut } from '#server/tickets/lay-out.ts'
import type { TicketWish } from '#server/tickets/ticket-wish.ts'
import { writeTicket } from '#server/tickets/write-ticket.ts'
import type { ComboPick } from '#src/contract/order.ts'
import { createOrder } from '#src/contract/order.ts'
import { zero } from '#src/domain/money.ts'
import { aTicketWish } from '#tests/server/support/desk-order.ts'
import { aCounter, anOrder, clientOf, noon, tiramisu, welcome10 } from '#tests/server/support/diner.ts'
import { orderSamples, savedAddress } from '#tests/server/support/order-samples.ts'
import { openedBy } from '#tests/server/support/phones.ts'
import { aTable } from '#tests/server/support/table-bills.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

/** An order as the desk of the language reads it. */
async function atDesk(
  restaurantId: number,
  orderId: number,
  language: TicketWish['language'] = 'en',
): Promise<DeskOrder> {
  const listed = await deskOf(service, restaurantId, language).read<object>('orders')
  const found = readOrders.reply.parse(listed).orders.find((order) => order.id === orderId)
  if (!found) throw new Error(`The desk does not list order ${orderId}.`)
  return found
}

const saidBy = (order: DeskOrder, wish: Partial<TicketWish> = {}) =>
  layOut(writeTicket(order, aTicketWish(wish)), 80).map(({ text, indent }) => `${' '.repeat(indent)}${text}`.trimEnd())

describe('a ticket of an order that was placed', () => {
  let counter: Awaited<ReturnType<typeof aCounter>>
  beforeEach(async () => {
    counter = await aCounter(service)
  })

  test('names a combo with what was picked [PRINT-10]', async () => {
    const pick = (productId: number, quantity: number): ComboPick => ({
      productId: id(productId),
      categoryId: id(Math.floor(productId / 100)),
      name: '',
      quantity,
      price: zero,
      total: zero,
    })
    const comboPicks = [pick(201, 1), pick(906, 1)]
    const { id: orderId } = await counter.place({ dishes: [{ id: 1001, configuration: { comboPicks } }] })
    const said = saidBy(await atDesk(counter.restaurantId, orderId))
    const dish = said.findIndex((line) => line.startsWith('1 × '))
    expect(said.slice(dish + 1, dish + 3)).toEqual(['    1 × Margherita', expect.stringMatching(/^ {4}1 × /u)])
  })

  test('has the names of the menu in its own language [PRINT-13]', async () => {
    const { id: orderId } = await counter.place({ dishes: [{ id: tiramisu, quantity: 3 }] })
    const dishNames = new Map([[id<'Product'>(tiramisu), 'Hausdessert']])
    const order = await atDesk(counter.restaurantId, orderId, 'de')
    expect(saidBy(order, { language: 'de', dishNames })).toContain('3 × Hausdessert')
    expect(saidBy(order, { language: 'de', ticket: 'receipt', dishNames })).toContainEqual(
      expect.stringMatching(/^3 × Hausdessert +16,50 €$/u),
    )
  })

  test('lists what the code took and the VAT of each rate [PRINT-12]', async () => {
    const { id: orderId } = await counter.place({
      dishes: [{ id: tiramisu, quantity: 4 }, { id: 903 }],
      code: welcome10,
    })
    const order = await atDesk(counter.restaurantId, orderId)
    const said = saidBy(order, { ticket: 'receipt' })
    expect(said.filter((line) => line.includes('€')).map((line) => line.replaceAll(/ {2,}/gu, ' | ')))
      .toMatchInlineSnapshot(`
      [
        "4 × Tiramisu | 22,00 €",
        "1 × Cola 33 cl | 3,00 €",
        "Code WELCOME10 | -2,20 €",
        "Total | 22,80 €",
        "VAT included 22% | 0,54 €",
        "VAT included 10% | 1,80 €",
        "Left to pay (cash) | 22,80 €",
      ]
    `)
    expect(said).toContainEqual(expect.stringContaining('VAT number'))
  })

  test('says whose each dish of a group is [PRINT-10]', async () => {
    const lead = await openedBy(clientOf(service, counter.restaurantId))
    const request = await anOrder(counter.diner.api)
    const lines = request.lines.map((line) => ({ ...line, memberName: 'Rosa' }))
    const { id: orderId } = await counter.diner.api.call(createOrder, { ...request, lines, group: await lead.order() })
    expect(saidBy(await atDesk(counter.restaurantId, orderId))).toContain('    for Rosa')
  })

  test('says what was removed, or that it is over [PRINT-03]', async () => {
    const { id: orderId } = await counter.place({ dishes: [{ id: tiramisu, quantity: 3 }] })
    const { post } = deskOf(service, counter.restaurantId)
    await post(`orders/${orderId}/confirm`)
    await post(`orders/${orderId}/remove`, {
      pieces: [{ position: 0, quantity: 1 }],
      seen: 0,
      cents: 550,
      backCents: 0,
    })
    const changed = saidBy(await atDesk(counter.restaurantId, orderId), { occasion: 'changed' })
    expect(changed.slice(0, 3)).toEqual([
      ' CHANGED',
      'This ticket counts, not the one before.',
      expect.stringMatching(/^Removed: 1 × Tirami/u),
    ])
    expect(changed).toContainEqual(expect.stringMatching(/^2 × Tirami/u))
    await post(`orders/${orderId}/cancel`)
    const over = await atDesk(counter.restaurantId, orderId)
    expect(saidBy(over, { occasion: 'changed' })[0]).toBe(' CANCELLED')
    expect(saidBy(over, { ticket: 'bag' }).join('\n')).not.toMatch(/PAID|COLLECT/u)
  })
})

test('a ticket of a round at a table names the table [PRINT-10]', async () => {
  const { restaurantId, round } = await aTable(service)
  const { id: orderId } = await round()
  const said = saidBy(await atDesk(restaurantId, orderId))
  expect(said).toContain('Table 3')
  expect(said).not.toContain('Order at the table')
})

describe('a ticket of an order that leaves', () => {
  test('tells the bag where it goes, the kitchen who not [PRINT-10, PRINT-11]', async () => {
    const counter = await aCounter(service, { like: 3 })
    const owner = { ...counter.diner, restaurantId: counter.restaurantId }
    const deliveryAddress = await savedAddress(service, owner, 31)
    const { id: orderId } = await counter.place({ ...orderSamples.toCoordinates, deliveryAddress })
    const order = await atDesk(counter.restaurantId, orderId)
    const bag = saidBy(order, { ticket: 'bag' }).join('\n')
    expect(bag).toContain('Via Po 12\n10123 Torino\nDoorbell: Rossi\nNote for the courier: Secondo piano')
    expect(bag).toContain(order.customer.phone ?? 'a telephone')
    expect(bag).toMatch(/^ TO COLLECT \d+,\d\d €$/mu)
    expect(saidBy(order).join('\n')).not.toMatch(/Via Po|Rossi|€/u)
  })

  test('names the point and the place at it [PRINT-11]', async () => {
    const counter = await aCounter(service, { like: 4 })
    const { id: orderId } = await counter.place(orderSamples.toPoint)
    expect(saidBy(await atDesk(counter.restaurantId, orderId), { ticket: 'bag' })).toContain('B7')
  })
})
