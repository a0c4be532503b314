import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { noon } from '#tests/server/support/diner.ts'
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

const again = async (job: number | undefined) => (await at.desk.post(`print-jobs/${job}/again`)).status

describe('a ticket that was handed over', () => {
  test('is unconfirmed after two minutes without a word [PRINT-04]', async () => {
    const { id, epson } = await at.addEpson()
    await at.askTest(id)
    await at.askTest(id)
    await epson.ask()
    at.after(119_000)
    await service.sweep()
    expect(await at.tickets(id)).toEqual(['test test handedOver', 'test test queued'])
    at.after(1000)
    await service.sweep()
    expect(await at.tickets(id)).toEqual(['test test unconfirmed', 'test test queued'])
    // It is not sent again by itself: the next one is.
    expect(epson.take(await epson.ask())).toBe(String((await at.seen(id)).jobs[0]?.id))
  })

  test('is unconfirmed as soon as its printer asks after that [PRINT-04]', async () => {
    const { id, epson } = await at.addEpson()
    await at.askTest(id)
    await epson.ask()
    await at.askTest(id)
    at.after(120_000)
    expect(await epson.ask()).not.toBe('')
    expect(await at.tickets(id)).toEqual(['test test unconfirmed', 'test test handedOver'])
  })

  test('is printed by one result, also a late one [PRINT-04]', async () => {
    const { id, epson } = await at.addEpson()
    await at.askTest(id)
    const ticket = epson.take(await epson.ask()) ?? ''
    at.after(600_000)
    await service.sweep()
    expect(await at.tickets(id)).toEqual(['test test unconfirmed'])
    await epson.tell(ticket)
    await epson.tell(ticket, 'EPTR_REC_EMPTY')
    expect(await at.tickets(id)).toEqual(['test test printed'])
  })

  test('is told of by its own printer alone [PRINT-08]', async () => {
    const { id, epson } = await at.addEpson()
    const other = await at.addEpson()
    await at.askTest(id)
    const ticket = epson.take(await epson.ask()) ?? ''
    await other.epson.tell(ticket)
    expect(await at.tickets(id)).toEqual(['test test handedOver'])
  })
})

describe('staff', () => {
  test('print again what has ended, as a copy [PRINT-06]', async () => {
    const { id, epson } = await at.addEpson()
    const order = await at.accepted()
    const first = () => at.seen(id).then(({ jobs }) => jobs[0]?.id)
    expect(await again(await first())).toBe(409)
    const ticket = epson.take(await epson.ask()) ?? ''
    expect(await again(await first())).toBe(409)
    await epson.tell(ticket, 'EPTR_REC_EMPTY')
    expect([await again(Number(ticket)), await again(Number(ticket))]).toEqual([200, 200])
    await epson.work()
    await epson.work()
    expect(await at.tickets(id)).toEqual([
      'kitchen accepted failed paperOut',
      'kitchen again printed',
      'kitchen again printed',
    ])
    expect(epson.papers.map(({ text }) => [/COPY/i.test(text), text.includes(String(order))])).toEqual([
      [false, true],
      [true, true],
      [true, true],
    ])
  })

  test('print tickets of an order at its venue [PRINT-16]', async () => {
    const { id, epson } = await at.addEpson()
    const elsewhere = await at.add({ venueId: 12 })
    const { id: order } = await at.place()
    const print = async (ticket: string, printerId: number = id) =>
      (await at.desk.post(`orders/${order}/print`, { printerId, ticket })).status
    expect(await print('kitchen')).toBe(200)
    expect(await print('receipt')).toBe(200)
    expect(await print('bag')).toBe(200)
    expect(await print('bag')).toBe(200)
    expect(await print('receipt', elsewhere.printer.id)).toBe(404)
    expect(await print('test')).toBe(400)
    while (await epson.work()) continue
    expect(await at.tickets(id)).toEqual([
      'kitchen asked printed',
      'receipt asked printed',
      'bag asked printed',
      'bag asked printed',
    ])
    expect(epson.papers.every(({ text }) => text.includes(String(order)))).toBe(true)
    const { entries } = await at.desk.read<{ entries: readonly { action: string; after: object }[] }>('audit/0')
    expect(entries[0]).toMatchObject({ action: 'order.print', after: { printer: 'Kitchen', ticket: 'bag' } })
  })
})
