import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { confirmOrder, consumeOrder, sendExpected } from '#desk/contract/orders.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { expectedLater } from '#desk/rooms/orders/order-due.ts'

import { useOrderChange } from './use-order-change.ts'

type AnswerEvents = {
  readonly onDone: (id: DeskOrder['id']) => void
  /** A confirmation found no network: it waits for one. */
  readonly onNoNetwork: () => void
}

/** Confirms or consumes an order: `refusal` is why the last try was not made, `onDone` is called once one was. */
export function useAnswerOrder(order: DeskOrder, { onDone, onNoNetwork }: AnswerEvents) {
  const { t } = useLingui()
  const { clock } = useDesk()
  const { change, isPending } = useOrderChange(order.id)
  const [refusal, setRefusal] = useState<string | null>(null)
  // Minutes that are set, but not confirmed yet: another try does not add them again.
  const [givenMinutes, setGivenMinutes] = useState<number | null>(null)
  const { id } = order

  async function act(work: () => Promise<string | null>): Promise<void> {
    if (isPending) return
    setRefusal(null)
    const refused = await work()
    setRefusal(refused)
    if (refused === null) onDone(id)
  }
  const confirm = () => change(confirmOrder, {}, t({ id: 'orderSaid.confirmed', message: `Order ${id} confirmed` }))
  async function confirmOrWait(): Promise<string | null> {
    const refused = await confirm()
    if (refused !== 'no-network') return refused
    onNoNetwork()
    return null
  }
  async function confirmLater(minutes: number): Promise<string | null> {
    if (givenMinutes !== minutes) {
      const expected = expectedLater(order, minutes, clock.now())
      const said = t({ id: 'orderSaid.expected', message: `Order ${id} has its expected time` })
      const refused = await change(sendExpected, { expected }, said)
      if (refused !== null) return refused
      setGivenMinutes(minutes)
    }
    return confirm()
  }
  const consume = () => change(consumeOrder, {}, t({ id: 'orderSaid.consumed', message: `Order ${id} consumed` }))
  return {
    isPending,
    refusal,
    /** Another try, which this hook does not make, says how it ended by itself. */
    forgetRefusal: () => setRefusal(null),
    confirm: () => void act(confirmOrWait),
    confirmLater: (minutes: number) => void act(() => confirmLater(minutes)),
    consume: () => void act(consume),
  }
}
