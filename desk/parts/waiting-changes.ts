import * as z from 'zod/mini'
import { safeParse } from 'zod/mini'

import type { DeskClient } from '#desk/client/desk-client.ts'
import { failureOf } from '#desk/client/desk-error.ts'
import { setStock } from '#desk/contract/menu.ts'
import { expected } from '#desk/contract/orders.ts'
import { id } from '#desk/contract/values.ts'

import { acceptOrder } from './accept-order.ts'

const accepted = z.object({
  kind: z.literal('accept'),
  order: id<'Order'>(),
  /** The time that was promised with the tap; null = as it was ordered, as an older page says by leaving it out. */
  expected: z._default(z.nullable(expected), null),
})
const soldOut = z.object({
  kind: z.literal('soldOut'),
  venue: id<'Venue'>(),
  product: id<'Product'>(),
  name: z.string(),
})
const change = z.union([accepted, soldOut])
/** What can wait for the network: doing it twice is the same as once. `accept`: of an order the last tap counts. */
export type WaitingChange = z.output<typeof change>
export type WaitingAccept = z.output<typeof accepted>

/** How a change ended that has waited; `isTaken` false: the service refused it. */
export type SentChange = { readonly change: WaitingChange; readonly isTaken: boolean }

export type WaitingChanges = {
  readonly all: readonly WaitingChange[]
  /** Those that the service refused, until somebody has read it. */
  readonly refused: readonly WaitingChange[]
  subscribe(onChange: () => void): () => void
  has(change: WaitingChange): boolean
  add(change: WaitingChange): void
  takeBack(change: WaitingChange): void
  forgetRefused(): void
  /** Sends what waits, one after the other; answers how those ended that went out. What the network stops waits on. */
  send(): Promise<readonly SentChange[]>
  clear(): void
}

type WaitingDeps = {
  readonly client: DeskClient
  readonly kept: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

const keptAs = 'comanda-desk-waiting'

/** Names a change: the same thing is not done twice, so this is its idempotency key. */
export function keyOfChange(waiting: WaitingChange): string {
  return waiting.kind === 'accept' ? `accept ${waiting.order}` : `soldOut ${waiting.venue} ${waiting.product}`
}

/** Changes that wait for the network, kept over a reload. Each waits once, whatever is tapped how often. */
export function createWaitingChanges({ client, kept }: WaitingDeps): WaitingChanges {
  const listeners = new Set<() => void>()
  let all: readonly WaitingChange[] = read(kept.getItem(keptAs))
  let refused: readonly WaitingChange[] = []
  let sending: Promise<readonly SentChange[]> | null = null

  function show(next: readonly WaitingChange[], nextRefused = refused): void {
    all = next
    refused = nextRefused
    if (all.length === 0) kept.removeItem(keptAs)
    else kept.setItem(keptAs, JSON.stringify(all))
    for (const listener of listeners) listener()
  }
  const without = (key: string) => all.filter((each) => keyOfChange(each) !== key)

  async function sendAll(): Promise<readonly SentChange[]> {
    const ended: SentChange[] = []
    for (const waiting of all) {
      // Taken back, replaced or cleared meanwhile: nobody asks how it ended.
      const isWanted = () => all.includes(waiting)
      const isTaken = await sendOne(client, waiting, isWanted)
      // Null: no network again.
      if (isTaken === null) break
      if (!isWanted()) continue
      ended.push({ change: waiting, isTaken })
      show(without(keyOfChange(waiting)), isTaken ? refused : [...refused, waiting])
    }
    return ended
  }

  return {
    get all() {
      return all
    },
    get refused() {
      return refused
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    has: (waiting) => all.some((each) => keyOfChange(each) === keyOfChange(waiting)),
    add: (waiting) => show([...without(keyOfChange(waiting)), waiting]),
    takeBack: (waiting) => show(without(keyOfChange(waiting))),
    forgetRefused: () => show(all, []),
    send() {
      if (all.length === 0) return Promise.resolve([])
      sending ??= sendAll().finally(() => {
        sending = null
      })
      return sending
    },
    clear: () => show([], []),
  }
}

/** Whether it is done; null: it waits on. */
async function sendOne(client: DeskClient, waiting: WaitingChange, isWanted: () => boolean): Promise<boolean | null> {
  try {
    if (waiting.kind === 'soldOut') {
      const { venue, product } = waiting
      return (await client.send(setStock, { venue, product }, { quantity: 0 })).ok
    }
    return await acceptOrder(client, { ...waiting, isWanted })
  } catch (error) {
    return failureOf(error) === 'forbidden' ? false : null
  }
}

function read(stored: string | null): readonly WaitingChange[] {
  try {
    const parsed = safeParse(z.array(change), JSON.parse(stored ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}
