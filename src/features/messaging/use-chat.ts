import { chatQuery } from '#src/api/messaging-calls.ts'
import type { Subject } from '#src/contract/chat.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { usePolling } from '#src/parts/screen/use-polling.ts'
import { useQuery } from '#src/query/use-query.ts'

import { useOnUnreadChange } from './use-on-unread-change.ts'

// Polling intervals in ms: short after a message, when an answer is expected, then longer.
const openPausesMs = [5000, 5000, 5000, 5000, 5000, 5000, 10_000, 10_000, 10_000, 10_000, 30_000, 60_000] as const
const endedPausesMs = [300_000] as const

/**
 * An open conversation: polled at growing intervals, and refetched when the page becomes visible [MSG-12] and when the
 * number of unread messages changes [MSG-11].
 */
export function useChat(about: Subject) {
  const customer = useCustomer()
  const query = chatQuery(useApi(), about, customer)
  const { data, error, refetch, dataUpdatedAt, errorUpdatedAt, isFetching } = useQuery(query)
  const messages = data?.chat.messages
  usePolling({
    answeredAt: Math.max(dataUpdatedAt, errorUpdatedAt),
    isOver: false,
    pausesMs: data && !data.isEnabled ? endedPausesMs : openPausesMs,
    state: messages && String(messages.at(-1)?.id),
    ask: refetch,
  })

  useOnUnreadChange(refetch)

  return {
    query,
    messages,
    /** No more messages can be sent [MSG-08, MSG-09]. */
    hasEnded: data?.isEnabled === false,
    error,
    isAsking: isFetching,
    answeredAt: dataUpdatedAt,
    refetch,
  }
}
