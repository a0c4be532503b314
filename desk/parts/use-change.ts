import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import type * as z from 'zod/mini'

import { failureOf } from '#desk/client/desk-error.ts'
import type { DeskSend, PathValues } from '#desk/contract/desk-call.ts'
import type { Refusal } from '#desk/contract/refusal.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { refuse } from '#src/domain/verdict.ts'

import { useDesk } from './desk-context.tsx'

/** `no-network` and `failed` are said by the desk itself: the service has not answered. */
type NotAnswered = { readonly reason: 'no-network' | 'failed' }

type Change = {
  readonly isPending: boolean
  /** Why the last change was not made by no fault of what was sent; null = it was, or the service has said why itself. */
  readonly failure: string | null
  /**
   * Sends it and reads the lists on the screen anew: what the service answers, or why it was not done. Never rejects: who
   * calls says a refusal, `failure` says the rest.
   */
  send<P extends string, B extends z.ZodMiniType, R extends z.ZodMiniType>(
    call: DeskSend<P, B, R>,
    values: PathValues<P>,
    body: z.input<B>,
  ): Promise<Verdict<z.output<R>, Refusal | NotAnswered>>
}

/** A change that staff make, one at a time. */
export function useChange(): Change {
  const { t } = useLingui()
  const { client, refresh } = useDesk()
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const send: Change['send'] = useCallback(
    async (call, values, body) => {
      setIsPending(true)
      setFailure(null)
      try {
        const answer = await client.send(call, values, body)
        await refresh()
        return answer
      } catch (error) {
        const isOffline = failureOf(error) === 'offline'
        setFailure(
          isOffline
            ? t({ id: 'change.offline', message: 'Not changed: there is no connection. Try again.' })
            : t({ id: 'change.failed', message: 'Not changed: the service does not answer. Try again.' }),
        )
        return refuse({ reason: isOffline ? 'no-network' : 'failed' })
      } finally {
        setIsPending(false)
      }
    },
    [client, refresh, t],
  )
  return { isPending, failure, send }
}
