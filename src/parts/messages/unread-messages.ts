import { useSnapshot } from 'valtio'

import { restaurantQuery } from '#src/api/restaurant-calls.ts'
import { unreadQuery } from '#src/api/unread-calls.ts'
import type { ChatMessage, Subject, getAccountStatus } from '#src/contract/chat.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import { unreadCount } from '#src/domain/messaging/unread.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'

/** Whether messaging is available: for a signed-in customer of a venue that offers it [SHELL-04, SHELL-25]. */
export function hasMessaging({ api, queryClient, stores }: Instance): boolean {
  if (!stores.session.credentials()) return false
  const restaurant = queryClient.getQueryData<Restaurant>(restaurantQuery(api).queryKey)
  return restaurant?.venues.find(({ id }) => id === stores.place.state.venueId)?.hasMessaging ?? false
}

/** Like `hasMessaging`, as a hook. */
export function useHasMessaging(): boolean {
  const { stores } = useInstance()
  const { apiKey, email } = useSnapshot(stores.session.state)
  const venue = useVenue()
  return apiKey !== null && email !== null && (venue?.hasMessaging ?? false)
}

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
