import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { asStar } from '#server/tickets/as-star.ts'
import { writeTestTicket } from '#server/tickets/write-ticket.ts'
import { noon } from '#tests/server/support/diner.ts'
import { atPrinters } from '#tests/server/tickets/at-printers.ts'
import { moment } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

import { readable, starPrinter } from './stand-in-star.ts'

const starPrnt = 'application/vnd.star.starprnt'
const starLine = 'application/vnd.star.line'

let service: TestService
let at: Awaited<ReturnType<typeof atPrinters>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  service.clock.set(noon)
  at = await atPrinters(service)
})

/** A Star printer of the venue, and a stand-in that asks at its address. */
async function aStar(wish: Parameters<typeof starPrinter>[2] = {}) {
  const { printer, secret } = await at.add()
  return { id: printer.id, secret, star: starPrinter(service, secret, wish) }
}
const askTest = (id: number) => at.desk.post(`printers/${id}/test`)

describe('a Star printer', () => {
  test('prints what waits, in its order, and says so [PRINT-05]', async () => {
    const { id, star } = await aStar()
    const orders = [await at.accepted(), await at.accepted()]
    await star.workOff()
    expect(star.papers.map((paper) => orders.find((order) => readable(paper).includes(String(order))))).toEqual(orders)
    expect(await at.tickets(id)).toEqual(['kitchen accepted printed', 'kitchen accepted printed'])
  })

  test.each([
    [`image/png; ${starPrnt}; ${starLine}`, starPrnt],
    [`${starLine}; ${starPrnt}; text/plain`, starLine],
    ['image/png; text/plain', 'text/plain'],
    [null, 'text/plain'],
  ])('that decodes %s gets %s [PRINT-07]', async (encodings, type) => {
    const { id, star } = await aStar({ encodings })
    await askTest(id)
    await star.workOff()
    // Who answers no question gets its ticket at the next one.
    await star.workOff()
    expect(star.papers.map((paper) => paper.type)).toEqual([type])
  })

  test('gets plain text without accents [PRINT-07]', async () => {
    const { id, star } = await aStar({ encodings: 'text/plain' })
    await askTest(id)
    await star.workOff()
    expect([...(star.papers[0]?.content ?? [])].filter((byte) => byte > 126)).toEqual([])
    expect(readable(star.papers[0]!)).toContain('EUR')
  })

  test('gets the bytes of its language [PRINT-07]', async () => {
    const { id, star } = await aStar({ encodings: starLine })
    await askTest(id)
    await star.workOff()
    const printed = { language: 'en', printerName: 'Kitchen', isCopy: false } as const
    const ticket = writeTestTicket({
      ...printed,
      venueName: 'Trattoria da Gino Centro',
      printedAt: moment('2026-03-10 12:00:00'),
    })
    expect(star.papers[0]?.content).toEqual(Buffer.from(asStar(ticket, { language: 'star-line', widthMm: 80 })))
  })

  test('gets no other type than the one it was offered [PRINT-07]', async () => {
    const { id, star } = await aStar()
    await askTest(id)
    const { jobToken } = await star.poll()
    expect((await star.get(jobToken, 'image/png')).status).toBe(415)
    expect(await at.tickets(id)).toEqual(['test test queued'])
  })

  test('has one ticket on paper at a time [PRINT-05]', async () => {
    const { id, star } = await aStar()
    await askTest(id)
    await askTest(id)
    const first = await star.poll()
    await star.print(first)
    expect(await star.poll()).toEqual({ jobReady: false })
    await star.confirm(first.jobToken, 'OK')
    expect((await star.poll()).jobReady).toBe(true)
    expect(await at.tickets(id)).toEqual(['test test printed', 'test test queued'])
  })

  test('that fetches once more gets a copy [PRINT-06]', async () => {
    const { id, star } = await aStar()
    await askTest(id)
    const told = await star.poll()
    await star.print(told)
    await star.print(told)
    await star.confirm(told.jobToken, 'OK')
    expect(star.papers.map((paper) => /COPY/i.test(readable(paper)))).toEqual([false, true])
    expect((await star.get(told.jobToken, starPrnt)).status).toBe(404)
    expect(await at.tickets(id)).toEqual(['test test printed'])
  })

  test('of older firmware names no ticket [PRINT-05]', async () => {
    const { id, star } = await aStar({ isOld: true })
    await askTest(id)
    await star.workOff()
    expect(await at.tickets(id)).toEqual(['test test printed'])
  })

  test.each([
    ['410 Out of paper', 'paperOut'],
    ['420%20Cover%20open', 'coverOpen'],
    ['510 Incompatible media type', 'cannotDecode'],
    ['520 Download failed', 'notFetched'],
    ['499', 'other'],
    ['%E0%A4%A', 'other'],
  ])('says why it did not print: %s [PRINT-04]', async (code, failure) => {
    const { id, star } = await aStar()
    await askTest(id)
    const told = await star.poll()
    await star.print(told)
    await star.confirm(told.jobToken, code)
    expect(await at.tickets(id)).toEqual([`test test failed ${failure}`])
  })

  test('goes on after a ticket that it cannot print [PRINT-05]', async () => {
    const { id, star } = await aStar()
    await askTest(id)
    await askTest(id)
    const told = await star.poll()
    await star.confirm(told.jobToken, '510')
    await star.workOff()
    expect(await at.tickets(id)).toEqual(['test test failed cannotDecode', 'test test printed'])
  })

  test.each([
    ['410%20Out%20of%20paper', 'paperOut'],
    ['420 Cover open', 'coverOpen'],
    ['400 Printer error', 'other'],
    ['211%20Paper%20low', null],
  ])('says what is wrong with it: %s [PRINT-14]', async (code, problem) => {
    const { id, star } = await aStar()
    star.say(code)
    await star.poll()
    expect(await at.seen(id)).toMatchObject({ presence: 'here', problem })
    star.say('200%20OK')
    await star.poll()
    expect((await at.seen(id)).problem).toBeNull()
  })
})

describe('the address of a printer', () => {
  const address = (secret: string, more = '') => `https://service.example/print/${secret}${more}`

  test('has no settings file and nothing for whoever guesses [PRINT-01]', async () => {
    const { secret } = await aStar()
    expect((await service.fetch(address(secret, '/cloudprnt-setting.json'))).status).toBe(404)
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await service.fetch(address('AAAAAAAAAAAAAAAAAAAAAA'), { method })).status).toBe(404)
  })

  test('is kept nowhere on the way', async () => {
    const { id, secret, star } = await aStar()
    await askTest(id)
    const { jobToken } = await star.poll()
    const reply = await star.get(jobToken, starPrnt)
    expect(reply.headers.get('Cache-Control')).toBe('no-store')
    expect(reply.headers.get('Content-Type')).toBe(starPrnt)
    expect(secret).toMatch(/^[\w-]{22}$/)
  })

  test.each(['', 'null', '[]', '{"statusCode":null}', '{"statusCode":7}', 'a=b', '{'])(
    'takes rubbish without harm: %s',
    async (body) => {
      const { id, secret } = await aStar()
      await askTest(id)
      const reply = await service.fetch(address(secret), { method: 'POST', body })
      expect(reply.status).toBe(400)
      for (const query of ['?token=x', '?token=99999999999', '?token=0&type=', '?code=OK'])
        await service.fetch(address(secret, query), { method: 'DELETE' })
      expect((await service.fetch(address(secret), { method: 'HEAD' })).status).toBe(404)
      expect(await at.tickets(id)).toEqual(['test test queued'])
    },
  )

  test('takes what is missing or null', async () => {
    const { id, secret } = await aStar({ encodings: null })
    const said = { statusCode: '200', printerMAC: null, clientAction: [{ request: 'Encodings', result: null }] }
    const body = JSON.stringify(said)
    const reply = await service.fetch(address(secret), { method: 'POST', body })
    expect([reply.status, (await at.seen(id)).presence]).toEqual([200, 'here'])
  })

  test('takes no more than a printer has to say', async () => {
    const { secret } = await aStar()
    const body = JSON.stringify({ statusCode: '200', more: 'x'.repeat(40_000) })
    const headers = { 'Content-Length': String(body.length) }
    expect((await service.fetch(address(secret), { method: 'POST', body, headers })).status).toBe(413)
  })
})
