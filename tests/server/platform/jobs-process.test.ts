import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { createServer } from 'node:net'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openDemonstration } from '#demo/service/open-demonstration.ts'
import { jobs } from '#server/platform/db/schema/job-tables.ts'
import { sendMail } from '#server/platform/outbox/mail-outbox.ts'
import type { Id } from '#src/contract/values.ts'
import { startFilledPostgres } from '#tests/server/support/filled-postgres.ts'
import { startMailReceiver } from '#tests/server/support/mail-receiver.ts'
import type { PostgresServer } from '#tests/server/support/postgres-server.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { startProcess } from '#tests/server/support/process.ts'

const programs = postgresPrograms()
const from = 'orders@order.example'
/** Later than any lease. */
const laterMs = 5 * 60_000

describe.skipIf(programs === null)('a process that is sending a mail', { timeout: 120_000 }, () => {
  let server: PostgresServer
  let silent: Server
  let service: Awaited<ReturnType<typeof openDemonstration>>
  beforeAll(async () => {
    server = await startFilledPostgres(programs ?? '')
    service = await openDemonstration({ databaseUrl: server.url })
    // A mail server that takes connections and says nothing.
    silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1')
    await once(silent, 'listening')
  }, 120_000)
  afterAll(async () => {
    silent.close()
    await service.close()
    await server.stop()
  })

  const mailJob = async () => {
    const [job] = await service.db.select().from(jobs).where(eq(jobs.kind, 'mail'))
    return job ?? null
  }

  /** The process hangs in the middle of the mail. */
  async function sending() {
    const { port } = silent.address() as AddressInfo
    const variables = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: from, COMANDA_CLOSE_SECONDS: '1' }
    const hasBegun = once(silent, 'connection')
    const running = await startProcess({ ...variables, DATABASE_URL: server.url })
    const values = { restaurant: 'Gino', name: 'Anna', email: 'anna@example.com', link: 'https://www.example/confirm' }
    const to = { recipient: 'anna@example.com', replyTo: null, calendar: null } as const
    const mail = { ...to, kind: 'welcome', language: 'it', values } as const
    await sendMail(service.db, { ...mail, restaurantId: 1 as Id<'Restaurant'>, nowMs: Date.now() })
    await hasBegun
    return running
  }

  test('gives it back when it is told to end', async () => {
    const running = await sending()
    expect(await mailJob()).toMatchObject({ attempts: 1, lease: expect.any(String) })
    expect(await running.stop()).toBe(0)
    expect(await mailJob()).toMatchObject({ attempts: 0, lease: null, dueAt: new Date(0) })
    await service.db.delete(jobs)
  })

  test('and is killed leaves it to another after the lease', async () => {
    const running = await sending()
    await running.stop('SIGKILL')
    const receiver = await startMailReceiver()
    const mail = { url: receiver.url, from }
    const [soon, later] = await Promise.all([
      openDemonstration({ databaseUrl: server.url, mail }),
      openDemonstration({ databaseUrl: server.url, mail, now: () => Date.now() + laterMs }),
    ])
    await soon.sweep()
    expect([receiver.mails.length, (await mailJob())?.attempts]).toEqual([0, 1])
    await later.sweep()
    expect([receiver.mails.length, await mailJob()]).toEqual([1, null])
    await Promise.all([soon.close(), later.close()])
    await receiver.close()
  })
})
