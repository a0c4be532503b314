import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'

import type { OrderEndReason, Told } from '#desk/contract/end-reasons.ts'
import type { DeskOrder } from '#desk/contract/orders.ts'
import { cancelOrder, refuseOrder } from '#desk/contract/orders.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { takeBackMs } from '#desk/parts/take-back.tsx'
import { useChange } from '#desk/parts/use-change.ts'

export type EndKind = 'refuse' | 'cancel'
export type PendingEnd = { readonly kind: EndKind; readonly sendsAtMs: number }

const calls = { refuse: refuseOrder, cancel: cancelOrder } as const
type Waiting = PendingEnd & { readonly told: Told<OrderEndReason>; readonly stop: () => void }

/**
 * Refusals and cancellations, which wait some seconds in which they can be taken back. Leaving the room or the page sends
 * them at once. `onSent` is called with the order and, where it was refused, the reason; `no-network` and `failed` among them.
 */
export function useDelayedEnds(onSent: (id: DeskOrder['id'], kind: EndKind, reason: string | null) => void) {
  const { t } = useLingui()
  const { clock, say } = useDesk()
  const { send } = useChange()
  const waiting = useRef(new Map<DeskOrder['id'], Waiting>())
  const [pending, setPending] = useState<ReadonlyMap<DeskOrder['id'], PendingEnd>>(new Map())
  const draw = () => setPending(new Map(waiting.current))

  async function sendNow(id: DeskOrder['id']): Promise<void> {
    const end = waiting.current.get(id)
    if (!end) return
    end.stop()
    waiting.current.delete(id)
    const answer = await send(calls[end.kind], { order: id }, end.told)
    draw()
    onSent(id, end.kind, answer.ok ? null : answer.refusal.reason)
  }

  /** What is sent when somebody leaves is what waits then. */
  const sendAll = useRef(() => {})
  useEffect(() => {
    sendAll.current = () => {
      for (const id of waiting.current.keys()) void sendNow(id)
    }
  })
  useEffect(() => {
    const leave = () => sendAll.current()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  const begin = (id: DeskOrder['id'], kind: EndKind, told: Told<OrderEndReason>) => {
    const stop = clock.after(takeBackMs, () => void sendNow(id))
    waiting.current.set(id, { kind, told, sendsAtMs: clock.now() + takeBackMs, stop })
    draw()
    say(
      kind === 'refuse'
        ? t({ id: 'orders.refusing', message: `Order ${id} is refused in ten seconds` })
        : t({ id: 'orders.cancelling', message: `Order ${id} is cancelled in ten seconds` }),
    )
  }
  const takeBack = useCallback(
    (id: DeskOrder['id']) => {
      const end = waiting.current.get(id)
      // It may have been sent in this moment.
      if (!end) return
      end.stop()
      waiting.current.delete(id)
      setPending(new Map(waiting.current))
      say(t({ id: 'orders.takenBack', message: `Order ${id} stays as it was` }))
    },
    [say, t],
  )
  return { pending, begin, takeBack }
}
