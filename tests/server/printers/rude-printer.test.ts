import { beforeAll, expect, test } from 'vitest'

import { noon } from '#tests/server/support/diner.ts'
import { atPrinters } from '#tests/server/tickets/at-printers.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

import { readable, starPrinter } from './stand-in-star.ts'

const batches = 5
/** As many as the desk lists of a printer. */
const perBatch = 20

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

/** The same numbers for the same seed (Park and Miller). */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

type At = Awaited<ReturnType<typeof atPrinters>>

/** A Star printer of no manners: it repeats what it asks and says, drops what it fetches, and says nothing or rubbish. */
function rudePrinter(at: At, secret: string, next: (below: number) => number) {
  const star = starPrinter(service, secret)
  const address = `https://service.example/print/${secret}`
  const told: string[] = []

  const ways: readonly ((token: string) => Promise<unknown>)[] = [
    (token) => star.confirm(token, 'OK'),
    // Says nothing: nobody knows whether it printed it.
    () => Promise.resolve(at.after(121_000)),
    async (token) => {
      await star.poll()
      await star.print({ jobReady: true, jobToken: token, mediaTypes: ['application/vnd.star.starprnt'] })
      await star.confirm(token, 'OK')
    },
    async (token) => {
      await star.confirm(token, 'OK')
      await star.confirm(token, '410')
      await star.confirm(token, 'OK')
    },
    (token) => star.confirm(token, '420 Cover open'),
    async (token) => {
      for (const body of ['', '{', '[1]']) await service.fetch(address, { method: 'POST', body })
      await service.fetch(`${address}?token=${token}&code=`, { method: 'DELETE' })
      at.after(121_000)
      await star.confirm(token, '200 OK')
    },
    async (token) => {
      for (const early of told) await star.confirm(early, '200')
      await star.confirm(token, '200')
    },
  ]

  return {
    star,
    /** One round with what waits; answers whether anything did. */
    async work(): Promise<boolean> {
      for (let polls = next(3); polls > 0; polls -= 1) await star.poll()
      const reply = await star.poll()
      const token = reply.jobToken
      if (token === undefined) return false
      if (next(4) === 0) await star.get(token, 'image/png')
      // The line breaks in the middle: no paper comes out, and it fetches once more.
      if (next(4) === 0) await star.get(token, 'application/vnd.star.starprnt')
      await star.print(reply)
      told.push(token)
      await ways[next(ways.length)]?.(token)
      return true
    },
  }
}

test.each([1, 2, 3])(
  'a rude printer loses nothing and prints nothing twice: %i [PRINT-05] [PRINT-06]',
  async (seed) => {
    const at = await atPrinters(service)
    const { printer, secret } = await at.add()
    const { star, work } = rudePrinter(at, secret, numbersFrom(seed * 7919))
    for (let batch = 0; batch < batches; batch += 1) {
      for (let ticket = 0; ticket < perBatch; ticket += 1) await at.desk.post(`printers/${printer.id}/test`)
      while (await work()) continue
      at.after(121_000)
      await service.sweep()
      const { jobs, waiting } = await at.seen(printer.id)
      const ends = jobs.map(({ status }) => status)
      expect([jobs.length, waiting]).toEqual([perBatch, 0])
      expect(ends.filter((end) => !['printed', 'failed', 'unconfirmed'].includes(end))).toEqual([])
      const onPaper = new Set(star.papers.map(({ token }) => token))
      expect(jobs.filter(({ id, status }) => status === 'printed' && !onPaper.has(String(id)))).toEqual([])
    }
    const plain = star.papers.filter((paper) => !/COPY/i.test(readable(paper))).map(({ token }) => token)
    expect(new Set(plain).size).toBe(plain.length)
    const inOrder = [...new Set(star.papers.map(({ token }) => Number(token)))]
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
    expect(inOrder).toHaveLength(batches * perBatch)
  },
)
