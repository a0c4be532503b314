import { createVerify, createPublicKey } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { readOrders } from '#desk/contract/orders.ts'
import { connectedDesks, noteSeen } from '#server/alerts/connected-desks.ts'
import { keepDevice } from '#server/alerts/staff-devices.ts'
import { hashOfKey } from '#server/platform/api-key.ts'
import { staffSessions } from '#server/platform/db/schema/staff-tables.ts'
import { addStaffMember, staffOf } from '#server/staff/staff-members.ts'
import { openStaffSession } from '#server/staff/staff-sessions.ts'
import { reserve } from '#src/contract/reservation.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { aCounter, clientOf, minute, noon } from '#tests/server/support/diner.ts'
import { pushBrowser, startPushService } from '#tests/server/support/push-stand-in.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

let push: Awaited<ReturnType<typeof startPushService>>
let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
let browser: ReturnType<typeof pushBrowser>
const endpoint = 'https://push.example/device'

beforeAll(async () => {
  push = await startPushService()
  service = await openTestService({ now: () => noon, postPush: push.post, publicUrl: 'https://desk.example' })
})
afterAll(async () => {
  await service.close()
  await push.stop()
})
beforeEach(async () => {
  counter = await aCounter(service)
  browser = pushBrowser()
  push.answerWith(201)
  push.heard()
})

const desk = () => deskOf(service, counter.restaurantId)
const device = () => ({ endpoint, p256dh: browser.p256dh, auth: browser.auth })
async function addDevice(): Promise<{ isDelivered: boolean }> {
  const reply = await desk().post('devices', device())
  expect(reply.status).toBe(200)
  return reply.json() as Promise<{ isDelivered: boolean }>
}
const after = async (minutes: number) => {
  service.clock.set(noon + minutes * minute, counter.restaurantId)
  await service.sweep()
}
const topics = () => push.heard().map(({ headers }) => headers.topic)

/** Somebody who sees orders and no reservations, and a session of theirs. */
async function aCook() {
  const { restaurantId } = counter
  const row = { restaurantId, email: 'cook@example.com', name: 'Ugo', role: 'kitchen', venueId: null } as const
  const cook = await addStaffMember(service.db, { ...row, passwordHash: 'none', createdAt: new Date(noon) })
  if (!cook) throw new Error('The cook was not added.')
  return { cook, token: await openStaffSession(service.db, cook.id, noon) }
}

/** At a venue where the desk has to say yes. */
async function reserveTable() {
  const atDesk = { ...aTable, venueId: id<'Venue'>(12) }
  const booked = await clientOf(service, counter.restaurantId).call(reserve, atDesk, { idempotencyKey: 'one' })
  return booked.id
}

describe('a device of the staff', () => {
  test('gets a test message when it is added [ORD-72]', async () => {
    expect(await addDevice()).toEqual({ isDelivered: true })
    const [sent] = push.heard()
    expect(browser.read(sent?.body ?? Buffer.alloc(0))).toMatchObject({
      kind: 'test',
      title: 'Comanda: this device is notified',
    })
    push.answerWith(410)
    expect(await addDevice()).toEqual({ isDelivered: false })
  })

  test('hears of an order by number and time alone, once [ORD-70] [ORD-72]', async () => {
    await addDevice()
    push.heard()
    const { id } = await counter.place()
    await after(0)
    const [sent, ...more] = push.heard()
    expect(more).toEqual([])
    expect(browser.read(sent?.body ?? Buffer.alloc(0))).toEqual({
      kind: 'order',
      number: id,
      due: '19:30',
      title: `Order ${id} is waiting`,
      body: 'Due at 19:30. Tap to answer.',
      path: `/staff?order=${id}`,
    })
    expect(sent?.headers).toMatchObject({ topic: `order-${id}`, urgency: 'high', 'content-encoding': 'aes128gcm' })
    await after(5)
    expect(push.heard()).toEqual([])
  })

  test('messages are signed with the key that browsers ask for [ORD-72]', async () => {
    const { publicKey } = await desk().read<{ publicKey: string }>('push-key')
    await addDevice()
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(push.heard()[0]?.headers.authorization)) ?? []
    expect(key).toBe(publicKey)
    const [head, claims, signature = ''] = token.split('.')
    const point = Buffer.from(publicKey, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
    const isSigned = createVerify('sha256')
      .update(`${head}.${claims}`)
      .verify(
        { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      )
    expect(isSigned).toBe(true)
    expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
      aud: 'https://push.example',
      sub: 'https://desk.example',
    })
  })

  test('waits a minute while a desk is connected [ORD-70]', async () => {
    const [owner] = await staffOf(service.db, counter.restaurantId)
    if (!owner) throw new Error('nobody owns it')
    await noteSeen(service.db, [await openStaffSession(service.db, owner.id, noon)], noon)
    await addDevice()
    push.heard()
    await counter.place()
    await after(0.9)
    expect(push.heard()).toEqual([])
    await after(1)
    expect(push.heard()).toHaveLength(1)
  })

  test('is written down once a minute, and there until later [ORD-103]', async () => {
    const [owner] = await staffOf(service.db, counter.restaurantId)
    if (!owner) throw new Error('nobody owns it')
    const token = await openStaffSession(service.db, owner.id, noon)
    const seenAt = async (seconds: number) => {
      await noteSeen(service.db, [token], noon + seconds * 1000)
      const isSession = eq(staffSessions.tokenHash, hashOfKey(token))
      const [session] = await service.db.select().from(staffSessions).where(isSession)
      return ((session?.seenAt?.getTime() ?? NaN) - noon) / 1000
    }
    expect([await seenAt(0), await seenAt(2), await seenAt(59), await seenAt(60)]).toEqual([0, 0, 0, 60])
    const isThere = async (seconds: number) => {
      const isConnected = await connectedDesks(service.db, noon + seconds * 1000)
      return isConnected({ restaurantId: counter.restaurantId, venueId: id<'Venue'>(11) }, readOrders)
    }
    expect([await isThere(60 + 89), await isThere(60 + 90)]).toEqual([true, false])
  })

  test('of the kitchen hears of no reservation [ORD-72]', async () => {
    const { restaurantId } = counter
    const { cook, token } = await aCook()
    await keepDevice(service.db, { ...device(), restaurantId, memberId: cook.id, token, language: 'it', nowMs: noon })
    await reserveTable()
    const { id } = await counter.place()
    await after(0)
    expect(topics()).toEqual([`order-${id}`])
  })

  test('hears at once while nobody who answers is there [ORD-70]', async () => {
    await noteSeen(service.db, [(await aCook()).token], noon)
    await addDevice()
    push.heard()
    const reservation = await reserveTable()
    const order = await counter.place()
    await after(0)
    expect(topics()).toEqual([`reservation-${reservation}`])
    await after(1)
    expect(topics()).toEqual([`order-${order.id}`])
  })

  test.each([404, 410])('ends when the push service says %s [ORD-72]', async (status) => {
    await addDevice()
    push.heard()
    push.answerWith(status)
    await counter.place()
    await after(0)
    expect(push.heard()).toHaveLength(1)
    push.answerWith(201)
    await counter.place()
    await after(0)
    expect(push.heard()).toEqual([])
  })

  test('ends when it is taken away, or with its session [ORD-72]', async () => {
    await addDevice()
    await desk().post('devices/remove', { endpoint })
    push.heard()
    await counter.place()
    await after(0)
    expect(push.heard()).toEqual([])
  })

  test('takes no address inside the network [ORD-72]', async () => {
    const plain = await desk().post('devices', { ...device(), endpoint: 'http://push.example/device' })
    expect(plain.status).toBe(400)
  })
})
