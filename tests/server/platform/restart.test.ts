import { EventEmitter, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createOrder } from '#src/contract/order.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import { getDays } from '#src/contract/shift.ts'
import { login } from '#src/contract/sign-in.ts'
import { slotStart } from '#src/domain/slots/slot-times.ts'
import { anOrder, clientOf } from '#tests/server/support/diner.ts'
import type { ServiceProcess } from '#tests/server/support/process.ts'
import { startProcess } from '#tests/server/support/process.ts'
import { id } from '#tests/support/builders.ts'

let folder: string
let running: ServiceProcess | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comanda-restart-'))
})
afterAll(async () => {
  await running?.stop('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const start = async (variables: Readonly<Record<string, string>> = {}) => {
  running = await startProcess({ COMANDA_DATA: folder, DATABASE_URL: '', COMANDA_TEST: '1', ...variables })
  return running
}
/** The client of Anna, talking over the network. */
async function annaAt({ origin }: ServiceProcess) {
  const overNetwork: typeof fetch = (input, init) =>
    fetch(String(input instanceof Request ? input.url : input).replace('https://service.example', origin), init)
  const anonymous = clientOf({ fetch: overNetwork }, id(1))
  const { apiKey, account } = await anonymous.call(login, {
    venueId: null,
    account: 'anna@example.com',
    password: 'buonappetito',
  })
  return clientOf({ fetch: overNetwork }, id(1), { who: { apiKey, email: account } })
}

async function orderAt(service: ServiceProcess) {
  const api = await annaAt(service)
  const search = { venueId: id<'Venue'>(11), type: 'takeAway', deliveryCityIds: null, deliveryZoneId: null } as const
  const { days } = await api.call(getDays, { ...search, servicePointId: null })
  const day = days[1]
  const slot = day?.slots?.[10]
  if (!day || !slot) throw new Error('The seed has slots every day.')
  return api.call(createOrder, await anOrder(api, { slotStart: slotStart(day.date, slot) }))
}

describe('the service as a process', () => {
  test('loses nothing when killed, and locks its folder', { timeout: 180_000 }, async () => {
    const first = await start()
    const beforeStop = await orderAt(first)
    await expect(startProcess({ COMANDA_DATA: folder, DATABASE_URL: '' })).rejects.toThrow(/is in use by process \d+/)

    // A request that is under way when the service is told to stop is still answered.
    const late = (path: string, ms: number) =>
      fetch(`${first.origin}/test/faults`, { method: 'POST', body: JSON.stringify({ path, kind: 'delay', ms }) })
    await late('/restaurant/get_status', 300)
    await late('/readyz', 1500)
    const underWay = fetch(`${first.origin}/en/webservice/restaurant/get_status`, {
      method: 'POST',
      body: '{"id_ristorante":1}',
    })
    const readiness = fetch(`${first.origin}/readyz`)
    await fetch(`${first.origin}/livez`)
    const [code, answered, ready] = await Promise.all([first.stop(), underWay, readiness])
    expect([code, answered.status, ready.status]).toEqual([0, 200, 503])
    expect(await ready.json()).toEqual({ status: 'closing' })

    const second = await start()
    const beforeKill = await orderAt(second)
    await second.stop('SIGKILL')

    const third = await start()
    const api = await annaAt(third)
    for (const { id: orderId } of [beforeStop, beforeKill]) {
      const { order } = await api.call(getOrder, { venueId: null, id: orderId, token: null })
      expect(order.status).toBe('new')
    }
    expect(await third.stop()).toBe(0)
  })

  test('ends under steady calls and a half-sent one', { timeout: 120_000 }, async () => {
    const { origin, stop } = await start({ COMANDA_CLOSE_SECONDS: '1' })
    const halfSent = connect(Number(new URL(origin).port), '127.0.0.1')
    halfSent.on('error', () => undefined)
    halfSent.write('POST /en/webservice/restaurant/get_status HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{')
    const agent = new Agent({ keepAlive: true })
    const statuses: (number | undefined)[] = []
    const kitchen = new EventEmitter()
    /** Calls again and again over kept connections, until no connection is accepted any more. */
    async function callSteadily(): Promise<void> {
      for (;;) {
        const asked = request(`${origin}/en/webservice/restaurant/get_status`, { method: 'POST', agent })
        const reply = await once(asked.end('{"id_ristorante":1}'), 'response').catch(() => null)
        if (reply === null) return
        const [response] = reply as [IncomingMessage]
        statuses.push(response.statusCode)
        await text(response)
        kitchen.emit('answered')
      }
    }
    const answered = once(kitchen, 'answered')
    const callers = [1, 2, 3, 4].map(callSteadily)
    await answered
    expect(await stop()).toBe(0)
    await Promise.all(callers)
    agent.destroy()
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test('drops the connection when a fault says so', { timeout: 120_000 }, async () => {
    const { origin, stop } = await start()
    const fault = { path: '/restaurant/get_status', kind: 'drop', restaurantId: 1 }
    await fetch(`${origin}/test/faults`, { method: 'POST', body: JSON.stringify(fault) })
    const ask = (restaurant: number) =>
      fetch(`${origin}/en/webservice/restaurant/get_status`, {
        method: 'POST',
        body: JSON.stringify({ id_ristorante: restaurant }),
      }).then(({ status }) => status)
    expect(await ask(6)).toBe(200)
    await expect(ask(1)).rejects.toThrow(TypeError)
    expect(await ask(1)).toBe(200)
    await stop()
  })
})
