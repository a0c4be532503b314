import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { jobs as jobsTable } from '#server/platform/db/schema/job-tables.ts'
import { createJobs } from '#server/platform/jobs/create-jobs.ts'
import { pushJobs } from '#server/platform/outbox/push-jobs.ts'
import { pushesTo, sendPush } from '#server/platform/outbox/push-outbox.ts'
import { openPushService } from '#server/platform/outbox/push-service.ts'
import { pushTokensOf, setPushToken } from '#server/platform/outbox/push-tokens.ts'
import type { Id } from '#src/contract/values.ts'
import { noon } from '#tests/server/support/diner.ts'
import { aPushReceiver } from '#tests/server/support/push-receiver.ts'
import { startService } from '#tests/support/service.ts'

const data = { type: 'STATO_ORDINE', title: 'Da Gino', body: 'Ordine n. 7 confermato', id: '7' }

let accountId: Id<'Account'>
let restaurantId: Id<'Restaurant'>
const { db, clock, sweep, newRestaurant, newCustomer } = await startService({ now: noon })

// Tests of other files may have left messages in this database: here all that are due are sent.
beforeAll(async () => void (await db.delete(jobsTable)))

beforeEach(async () => {
  restaurantId = await newRestaurant()
  ;({ id: accountId } = await newCustomer(restaurantId))
  for (const deviceId of ['phone', 'tablet'])
    await setPushToken(db, { restaurantId, deviceId, accountId, token: `token-${deviceId}`, createdAt: new Date(noon) })
})

const jobsNow = () => db.select().from(jobsTable).where(eq(jobsTable.restaurantId, restaurantId))
const tokens = async () => (await pushTokensOf(db, accountId)).map(({ token }) => token).toSorted()

async function aSender() {
  const receiver = aPushReceiver(noon)
  const jobs = createJobs({ db, log: () => undefined, now: () => noon })
  jobs.handle(pushJobs({ db, clock, pushService: await openPushService(receiver.account, receiver.fetch) }))
  await sendPush(db, { accountId, data, nowMs: noon })
  return { ...receiver, run: jobs.runAll }
}

describe('a push message', () => {
  test('goes once to every device, with one access [PUSH-12]', async () => {
    const { run, received } = await aSender()
    await run()
    await run()
    const webpush = { headers: { Urgency: 'high', Topic: 'ordine-7' } }
    expect(received.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['token-phone', 'token-tablet'].map((token) => ({ token, data, webpush }))),
    )
    expect(received.map(({ authorization }) => authorization)).toEqual(['Bearer access-1', 'Bearer access-1'])
    expect(await pushesTo(db, accountId)).toMatchObject([{ sentAt: new Date(noon) }, { sentAt: new Date(noon) }])
    expect(await jobsNow()).toEqual([])
  })

  test('to a device without push deletes its token', async () => {
    const { run, answers } = await aSender()
    answers({ status: 404, code: 'UNREGISTERED' })
    await run()
    expect([await tokens(), await jobsNow()]).toEqual([[], []])
  })

  test.each([
    [429, '30', 30_000],
    [503, new Date(noon + 90_000).toUTCString(), 90_000],
  ] as const)('refused with %i comes again after Retry-After', async (status, retryAfter, waitMs) => {
    const { run, answers, received } = await aSender()
    answers({ status, retryAfter })
    await run()
    expect((await jobsNow()).map(({ dueAt }) => Number(dueAt) - noon)).toEqual([waitMs, waitMs])
    answers({ status: 200 })
    received.length = 0
    await run()
    expect(received).toHaveLength(2)
    expect(await tokens()).toHaveLength(2)
  })

  test('that a newer one of its order overtook is dropped [PUSH-13]', async () => {
    const { run, answers, received } = await aSender()
    answers({ status: 503, retryAfter: '30' })
    await run()
    answers({ status: 200 })
    received.length = 0
    const newer = { ...data, body: 'Ordine n. 7: in consegna' }
    await sendPush(db, { accountId, data: newer, nowMs: noon })
    await sendPush(db, { accountId, data: { ...data, id: '8' }, nowMs: noon })
    await run()
    const bodies = received.map(({ message }) => (message as { data: typeof data }).data)
    expect(bodies.filter(({ id }) => id === '7').map(({ body }) => body)).toEqual([newer.body, newer.body])
    expect(bodies).toHaveLength(4)
    expect(await jobsNow()).toEqual([])
  })

  test('refused for its access asks for another', async () => {
    const { run, answers, received } = await aSender()
    answers({ status: 401 })
    await run()
    answers({ status: 200 })
    received.length = 0
    await run()
    expect(received.map(({ authorization }) => authorization)).not.toContain('Bearer access-1')
  })

  test('that Firebase will never take stays as failed', async () => {
    const { run, answers } = await aSender()
    answers({ status: 400, code: 'INVALID_ARGUMENT' })
    await run()
    const failed = { failedAt: new Date(noon), attempts: 1, lastError: 'FCM 400 INVALID_ARGUMENT' }
    expect(await jobsNow()).toMatchObject([failed, failed])
    expect(await tokens()).toHaveLength(2)
  })

  test('is not kept waiting without an account', async () => {
    await sendPush(db, { accountId, data, nowMs: noon })
    await sweep()
    expect(await jobsNow()).toEqual([])
    expect(await pushesTo(db, accountId)).toMatchObject([{ sentAt: null }, { sentAt: null }])
  })
})

test.each(['{"project_id": "half"}', '/no/such/file.json'])(
  'an account %s is refused with a sentence',
  async (account) => {
    await expect(openPushService(account)).rejects.toThrow(
      'FCM_SERVICE_ACCOUNT must be the JSON of a service account, or the path of a file with it.',
    )
  },
)
