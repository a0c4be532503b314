import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { noon } from '#tests/server/support/diner.ts'
import { atPrinters } from '#tests/server/tickets/at-printers.ts'
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

describe('an Epson printer', () => {
  test('gets one ticket in answer to its question [PRINT-08]', async () => {
    const { id, epson } = await at.addEpson()
    expect(await epson.ask()).toBe('')
    const orders = [await at.accepted(), await at.accepted()]
    expect(await epson.work()).toBe(true)
    expect(await at.tickets(id)).toEqual(['kitchen accepted printed', 'kitchen accepted queued'])
    expect(await epson.work()).toBe(true)
    expect(await epson.work()).toBe(false)
    expect(epson.papers.map(({ text }) => orders.find((order) => text.includes(String(order))))).toEqual(orders)
    const { jobs } = await at.seen(id)
    expect(epson.papers.map((paper) => paper.id)).toEqual(jobs.toReversed().map((job) => String(job.id)))
  })

  test('has one ticket on paper at a time [PRINT-05]', async () => {
    const { id, epson } = await at.addEpson()
    await at.askTest(id)
    await at.askTest(id)
    const first = epson.take(await epson.ask())
    expect(await epson.ask()).toBe('')
    await epson.tell(first ?? '')
    expect(epson.take(await epson.ask())).not.toBe(first)
  })

  test.each([
    ['EPTR_REC_EMPTY', 'paperOut', 'paperOut'],
    ['EPTR_COVER_OPEN', 'coverOpen', 'coverOpen'],
    ['EPTR_CUTTER', 'cutter', 'cutter'],
    ['EPTR_UNRECOVERABLE', 'other', 'other'],
    ['EX_TIMEOUT', 'other', 'offline'],
    ['toString', 'other', 'other'],
  ])('says why it did not print: %s [PRINT-04]', async (code, failure, problem) => {
    const { id, epson } = await at.addEpson()
    await at.askTest(id)
    await at.askTest(id)
    epson.fail(code)
    await epson.work()
    expect(await at.tickets(id)).toEqual([`test test failed ${failure}`, 'test test queued'])
    expect((await at.seen(id)).problem).toBe(problem)
    epson.fail(null)
    await epson.work()
    expect((await at.seen(id)).problem).toBeNull()
  })

  test('does no harm with rubbish', async () => {
    const { id, epson } = await at.addEpson()
    await at.askTest(id)
    const some = ['', '<', '<printjobid>1</printjobid>', '<response success="true"/>', 'x'.repeat(10_000), '%E0%A4%A']
    for (const ResponseFile of some)
      expect((await epson.send({ ConnectionType: 'SetResponse', ResponseFile })).status).toBe(200)
    for (const ConnectionType of ['', 'GETREQUEST', '<soap:Envelope/>'])
      expect(await (await epson.send({ ConnectionType })).text()).toBe('')
    // A ticket that it was never handed, and one of nobody.
    const [job] = (await at.seen(id)).jobs
    await epson.tell(String(job?.id))
    await epson.tell('999999999')
    expect(await at.tickets(id)).toEqual(['test test queued'])
  })
})
