import type { DeskClient } from '#desk/client/desk-client.ts'
import type { DeskOrder, ExpectedTime } from '#desk/contract/orders.ts'
import { confirmOrder, readOrders, sendExpected } from '#desk/contract/orders.ts'

import { isWaiting } from './is-waiting.ts'
import { isSameExpected } from './order-due.ts'

type Acceptance = {
  readonly order: DeskOrder['id']
  /** When its diner is promised it; null = as it was ordered. */
  readonly expected: ExpectedTime | null
  /** False: it was taken back meanwhile. */
  readonly isWanted: () => boolean
}

/**
 * Accepts an order after a while: whether it is accepted now, for the time that was promised. Each of its calls may have arrived before
 * with its answer lost, and a colleague may have answered the order meanwhile: their time stays.
 */
export async function acceptOrder(client: DeskClient, { order, expected, isWanted }: Acceptance): Promise<boolean> {
  const read = async () => (await client.read(readOrders, {})).orders.find(({ id }) => id === order)
  const isAccepted = (found: DeskOrder | undefined) =>
    found?.status === 'confirmed' && (expected === null || isSameExpected(found.expected, expected))

  if (expected !== null) {
    // Another time of an order that is confirmed would be told to its diner.
    const found = await read()
    if (!found || !isWaiting(found)) return isAccepted(found)
    if (!isSameExpected(found.expected, expected) && !(await client.send(sendExpected, { order }, { expected })).ok)
      return false
    if (!isWanted()) return false
  }
  if ((await client.send(confirmOrder, { order }, {})).ok) return true
  return isAccepted(await read())
}
