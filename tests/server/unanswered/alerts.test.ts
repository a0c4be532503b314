import { createHmac } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { defaultSettings } from '#server/settings/read-settings.ts'
import { aCounter, minute, noon } from '#tests/server/support/diner.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { startStandIn } from '#tests/server/support/stand-in-server.ts'
import type { TwoServices } from '#tests/server/support/two-services.ts'
import { startTwoServices } from '#tests/server/support/two-services.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

const secret = 'a-secret-of-the-operator'
let webhook: Awaited<ReturnType<typeof startStandIn>>
let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>

const alertsBy = (url: string) => ({ ...defaultSettings.alerts, call: { url, secret, afterMs: 4 * minute } })
beforeAll(async () => {
  webhook = await startStandIn()
  service = await openTestService({
    now: () => noon,
    alerts: alertsBy(`${webhook.url}/calls`),
    publicUrl: 'https://desk.example',
  })
})
afterAll(async () => {
  await service.close()
  await webhook.stop()
})
beforeEach(async () => {
  counter = await aCounter(service)
  webhook.answerWith(200)
  webhook.heard()
})

const after = async (minutes: number) => {
  service.clock.set(noon + minutes * minute, counter.restaurantId)
  await service.sweep()
}
type Pauses = {
  readonly services: readonly { venueId: number; type: string; until: string | null; isForMissed: boolean }[]
}
const pausesAtDesk = async () => {
  const { services } = await deskOf(service, counter.restaurantId).read<Pauses>('pauses')
  return services.filter(({ venueId }) => venueId === 11)
}

describe('the webhook of the operator', () => {
  test('hears once, signed, of an order that nobody answers [ORD-70]', async () => {
    const { id: orderId } = await counter.place()
    await after(3.9)
    expect(webhook.heard()).toEqual([])
    await after(4)
    const [call, ...more] = webhook.heard()
    expect(more).toEqual([])
    expect(JSON.parse(call?.body.toString() ?? '')).toEqual({
      kind: 'order',
      number: orderId,
      restaurant: counter.restaurantId,
      venue: { id: 11, name: 'Trattoria da Gino Centro', phone: '+39 011 555 0111' },
      due: '2026-03-10T18:30:00.000Z',
      refusedAt: '2026-03-10T11:20:00.000Z',
      desk: 'https://desk.example/staff',
    })
    const seconds = (noon + 4 * minute) / 1000
    const signed = createHmac('sha256', secret).update(`${seconds}.${call?.body.toString()}`).digest('hex')
    expect(call?.headers).toMatchObject({
      'comanda-signature': `t=${seconds},v1=${signed}`,
      'idempotency-key': `order-${orderId}`,
    })
    await after(10)
    expect(webhook.heard()).toEqual([])
  })

  test('hears nothing of what was answered [ORD-70]', async () => {
    const { id: orderId } = await counter.place()
    await deskOf(service, counter.restaurantId).post(`orders/${orderId}/confirm`)
    await after(10)
    expect(webhook.heard()).toEqual([])
  })

  test('is asked again after an error, until somebody answers [ORD-70]', async () => {
    const { id: orderId } = await counter.place()
    webhook.answerWith(503)
    await after(4)
    expect(webhook.heard().length).toBeGreaterThan(0)
    await deskOf(service, counter.restaurantId).post(`orders/${orderId}/confirm`)
    await after(5)
    expect(webhook.heard()).toEqual([])
  })
})

describe('a venue that misses orders', () => {
  test('is paused after two in a row until it closes [ORD-71]', async () => {
    await counter.place()
    await after(20)
    expect(await pausesAtDesk()).toEqual([])
    await counter.place()
    await after(40)
    const pauses = await pausesAtDesk()
    expect(pauses.map(({ type }) => type)).toContain('takeAway')
    expect(pauses.map(({ type }) => type)).not.toContain('reservation')
    for (const pause of pauses) expect(pause).toMatchObject({ until: '2026-03-10 15:30:00', isForMissed: true })
    await expect(counter.place()).rejects.toMatchObject({ failure: { status: 'SERVICE_BLOCKED' } })
    const { entries } = await deskOf(service, counter.restaurantId).read<{ entries: object[] }>('audit/0')
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'pause.service',
        subject: '11/takeAway',
        member: { id: null, name: 'service', email: '' },
        after: { isPaused: true, missed: 2, until: '2026-03-10T14:30:00.000Z' },
      }),
    )
  })

  test('is counted anew once it answers [ORD-71]', async () => {
    await counter.place()
    await after(20)
    const { id: answered } = await counter.place()
    await deskOf(service, counter.restaurantId).post(`orders/${answered}/refuse`)
    await counter.place()
    await after(40)
    expect(await pausesAtDesk()).toEqual([])
  })

  test('is open again as soon as staff resume [ORD-71]', async () => {
    await counter.place()
    await counter.place()
    await after(20)
    await deskOf(service, counter.restaurantId).post('venues/11/services/takeAway/pause', { isPaused: false })
    expect((await pausesAtDesk()).map(({ type }) => type)).not.toContain('takeAway')
    await counter.place()
    await after(40)
    expect((await pausesAtDesk()).map(({ type }) => type)).not.toContain('takeAway')
  })
})

const programs = postgresPrograms()

describe.skipIf(programs === null)('two services on one PostgreSQL server', { timeout: 120_000 }, () => {
  let both: TwoServices
  beforeAll(async () => {
    both = await startTwoServices(programs ?? '', { alerts: alertsBy(webhook.url) })
  }, 120_000)
  afterAll(() => both.stop())

  test('call once and pause once [ORD-70] [ORD-71]', async () => {
    const { one, other } = both
    counter = await aCounter(one)
    for (let count = 0; count < 3; count += 1) await counter.place()
    const sweepAt = async (minutes: number) => {
      for (const { clock } of [one, other]) clock.set(noon + minutes * minute, counter.restaurantId)
      await Promise.all([one, other, one, other].map(({ sweep }) => sweep()))
    }
    await sweepAt(5)
    expect(webhook.heard()).toHaveLength(3)
    await sweepAt(20)
    const { entries } = await deskOf(one, counter.restaurantId).read<{
      entries: { action: string; subject: string }[]
    }>('audit/0')
    expect(entries.filter(({ subject }) => subject === '11/takeAway')).toHaveLength(1)
  })
})
