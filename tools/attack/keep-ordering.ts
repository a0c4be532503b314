import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Id } from '#src/contract/values.ts'

import type { Finding } from './finding.ts'

type Place = (idempotencyKey: string) => Promise<Id<'Order'>>
const callerCount = 12
/** Before a call that failed is sent again, in ms. */
const pauseMs = 20
/** A service that does not come back fails the attack. */
const patienceMs = 60_000

/**
 * Callers that order without a pause and send what failed again under its key, as the widget does, until they are
 * stopped.
 */
export function keepOrdering(place: Place) {
  const acknowledged = new Map<string, Id<'Order'>>()
  const kitchen = new EventEmitter().setMaxListeners(0)
  let isOver = false

  async function order(): Promise<void> {
    const key = randomUUID()
    const givenUp = performance.now() + patienceMs
    while (!acknowledged.has(key) && performance.now() < givenUp) {
      const placed = await place(key).catch(() => null)
      if (placed === null) await sleep(pauseMs)
      else acknowledged.set(key, placed)
    }
    kitchen.emit('placed')
  }
  const callers = Array.from({ length: callerCount }, async () => {
    while (!isOver) await order()
  })

  return {
    /** Resolves when so many more orders are acknowledged. */
    more: async (count: number) => {
      const target = acknowledged.size + count
      const givenUp = AbortSignal.timeout(patienceMs)
      while (acknowledged.size < target) await once(kitchen, 'placed', { signal: givenUp })
    },
    /** Lets each caller finish its order, sent again if need be; answers the orders by their keys. */
    stop: async (): Promise<ReadonlyMap<string, Id<'Order'>>> => {
      isOver = true
      await Promise.all(callers)
      return acknowledged
    },
  }
}

/** Acknowledged orders that are not stored, and stored ones that nobody was told of: those were placed twice. */
export function lostAndTwice(
  what: string,
  acknowledged: ReadonlyMap<string, Id<'Order'>>,
  stored: ReadonlySet<Id<'Order'>>,
): readonly Finding[] {
  const told = new Set(acknowledged.values())
  return [
    { what: `${what}: orders lost`, found: [...told].filter((each) => !stored.has(each)).length, due: 0 },
    { what: `${what}: orders twice`, found: [...stored].filter((each) => !told.has(each)).length, due: 0 },
  ]
}
