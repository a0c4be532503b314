import { subscribe } from 'valtio/vanilla'

import { failureMessages } from '#src/i18n/failure-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently } from '#src/integrations/log.ts'
import { hasMessaging } from '#src/parts/messages/has-messaging.ts'
import { isOffline } from '#src/parts/venue/use-restaurant.ts'
import { fetchToTheEnd } from '#src/query/fetch-to-the-end.ts'

/**
 * The query of the unread messages; null where there is no messaging. Its code is a chunk that only customers with
 * messaging load.
 */
async function unreadQueryOf(instance: Instance) {
  if (!hasMessaging(instance)) return null
  try {
    const { unreadMessages } = await import('#src/parts/messages/unread-messages.ts')
    // The customer may have signed out in the meantime.
    return hasMessaging(instance) ? unreadMessages(instance).query : null
  } catch {
    logSilently('unread messages could not be fetched')
    return null
  }
}

/**
 * Loads the counts of unread messages at startup and after a change of customer, venue or language, where there is
 * messaging [SHELL-04]. Returns a function that stops it.
 */
export function watchUnread(instance: Instance): () => void {
  const { session, place, language } = instance.stores
  async function ask() {
    const query = await unreadQueryOf(instance)
    if (!query) return
    await fetchToTheEnd(instance.queryClient, query).catch((error: unknown) => {
      // When this call found the session to be over, that has been reported already.
      if (isOffline(instance) || !session.state.customer) return
      instance.stores.dialogs.alert(() => failureMessages(instance.i18n, error))
    })
  }
  const stops = [session.state, place.state, language.state].map((state) => subscribe(state, () => void ask()))
  void ask()
  return () => stops.forEach((stop) => stop())
}

/** Loads the unread counts again, called by the refresh timer; a failure is only logged [SHELL-07, SHELL-08]. */
export async function refreshUnread(instance: Instance): Promise<void> {
  const query = await unreadQueryOf(instance)
  if (!query) return
  await instance.queryClient
    .fetchQuery({ ...query, staleTime: 0, retry: false })
    .catch(() => logSilently('unread messages could not be refreshed'))
}
