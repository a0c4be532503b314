import { useSnapshot } from 'valtio'

import { unreadQuery } from '#src/api/unread-calls.ts'
import type { ChatMessage, Subject, getAccountStatus } from '#src/contract/chat.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import { unreadCount } from '#src/domain/messaging/unread.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useQuery } from '#src/query/use-query.ts'

/** The query of the unread messages, and a function to change its cached answer after reading or a push message. */
export function unreadMessages({ api, queryClient, stores }: Instance) {
  const query = unreadQuery(api, stores.session.state.email)
  return {
    query,
    change(next: (unread: readonly ChatMessage[]) => readonly ChatMessage[]) {
      queryClient.setQueryData<ReplyOf<typeof getAccountStatus>>(
        query.queryKey,
        (known) => known && { unread: next(known.unread) },
      )
    },
  }
}

/** Number of unread messages about a subject, or in total; null until loaded. */
export function useUnreadCount(about?: Subject): number | null {
  const api = useApi()
  const { stores } = useInstance()
  const { email } = useSnapshot(stores.session.state)
  const { data } = useQuery({ ...unreadQuery(api, email), enabled: false })
  return data ? unreadCount(data.unread, about) : null
}
