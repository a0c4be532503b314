import { useCallback, useState } from 'react'
import type * as z from 'zod/mini'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { showPayLink } from '#desk/contract/orders.ts'
import { useChange } from '#desk/parts/use-change.ts'

export type ShownLink = z.output<typeof showPayLink.reply>

/** The link of an order that is to be shown, from the tap on that asks for it: the audit tells each time that it was [ORD-95]. */
export function usePayLink() {
  const { send, failure } = useChange()
  const [shown, setShown] = useState<ShownLink | null>(null)
  const [isOver, setIsOver] = useState(false)
  const ask = useCallback(
    async (order: DeskOrder['id']) => {
      const answer = await send(showPayLink, { order }, { email: null })
      if (answer.ok) setShown(answer.value)
      else setIsOver(answer.refusal.reason !== 'no-network' && answer.refusal.reason !== 'failed')
    },
    [send],
  )
  return {
    shown,
    /** It waits for no payment any more. */
    isOver,
    /** Why it could not be asked for. */
    failure,
    ask,
  }
}
