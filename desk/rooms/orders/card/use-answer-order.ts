import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { DeskOrder, ExpectedTime } from '#desk/contract/orders.ts'
import { confirmOrder, consumeOrder, sendExpected } from '#desk/contract/orders.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { isSameExpected } from '#desk/parts/order-due.ts'
import { expectedLater } from '#desk/rooms/orders/order-due.ts'

import { useOrderChange } from './use-order-change.ts'

type AnswerEvents = {
  readonly onDone: (id: DeskOrder['id']) => void
  /** A confirmation, for an expected time or as it was ordered (null), found no network: it waits for one. */
  readonly onNoNetwork: (expected: ExpectedTime | null) => void
}

/** Confirms or consumes an order: `refusal` is why the last try was not made, `onDone` is called once one was. */
export function useAnswerOrder(order: DeskOrder, { onDone, onNoNetwork }: AnswerEvents) {
  const { t } = useLingui()
  const { clock } = useDesk()
  const { change, isPending } = useOrderChange(order.id)
  const [refusal, setRefusal] = useState<string | null>(null)
  // A time that may be set, but is not confirmed yet, and the order before: another try adds its minutes to what was there before.
  const [given, setGiven] = useState<{ readonly expected: ExpectedTime; readonly before: DeskOrder } | null>(null)
  const { id } = order

  async function act(work: () => Promise<string | null>): Promise<void> {
    if (isPending) return
    setRefusal(null)
    const refused = await work()
    setRefusal(refused)
    if (refused === null) onDone(id)
  }
  const confirm = () => change(confirmOrder, {}, t({ id: 'orderSaid.confirmed', message: `Order ${id} confirmed` }))
  /** `refused` without a network: it waits for one. */
  function waitIfOffline(refused: string | null, expected: ExpectedTime | null): string | null {
    if (refused !== 'no-network') return refused
    onNoNetwork(expected)
    return null
  }
  async function confirmLater(minutes: number): Promise<string | null> {
    const before = given && isSameExpected(order.expected, given.expected) ? given.before : order
    const expected = expectedLater(before, minutes, clock.now())
    setGiven({ expected, before })
    if (!isSameExpected(order.expected, expected)) {
      const said = t({ id: 'orderSaid.expected', message: `Order ${id} has its expected time` })
      const refused = await change(sendExpected, { expected }, said)
      if (refused !== null) return waitIfOffline(refused, expected)
    }
    return waitIfOffline(await confirm(), expected)
  }
  const consume = () => change(consumeOrder, {}, t({ id: 'orderSaid.consumed', message: `Order ${id} consumed` }))
  return {
    isPending,
    refusal,
    /** Another try, which this hook does not make, says how it ended by itself. */
    forgetRefusal: () => setRefusal(null),
    confirm: () => void act(async () => waitIfOffline(await confirm(), null)),
    confirmLater: (minutes: number) => void act(() => confirmLater(minutes)),
    consume: () => void act(consume),
  }
}
