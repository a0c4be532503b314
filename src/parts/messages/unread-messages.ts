import { unreadQuery } from '#src/api/unread-calls.ts'
import type { ChatMessage, Subject, getAccountStatus } from '#src/contract/chat.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import { unreadCount } from '#src/domain/messaging/unread.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { useQuery } from '#src/query/use-query.ts'

/** The query of the unread messages, and a function to change its cached answer after reading or a push message. */
export function unreadMessages({ api, queryClient, stores }: Instance) {
  const query = unreadQuery(api, stores.session.state.customer)
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
  const customer = useCustomer()
  const { data } = useQuery({ ...unreadQuery(api, customer), enabled: false })
  return data ? unreadCount(data.unread, about) : null
}
