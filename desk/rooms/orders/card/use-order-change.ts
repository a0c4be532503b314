import { useCallback } from 'react'
import type * as z from 'zod/mini'

import type { DeskSend } from '#desk/contract/desk-call.ts'
import type { DeskOrder } from '#desk/contract/orders.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'

/** Changes an order: says what was done, and answers why it was not; null = it was. */
export function useOrderChange(id: DeskOrder['id']) {
  const { say } = useDesk()
  const { send, isPending } = useChange()
  const change = useCallback(
    /** `call` is about `:order`. */
    async <B extends z.ZodMiniType>(
      call: DeskSend<string, B>,
      body: z.input<B>,
      done: string,
    ): Promise<string | null> => {
      const answer = await send(call, { order: id }, body)
      if (!answer.ok) return answer.refusal.reason
      say(done)
      return null
    },
    [id, say, send],
  )
  return { change, isPending }
}
