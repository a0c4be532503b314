import { subscribe } from 'valtio/vanilla'

import { failureMessages } from '#src/i18n/failure-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently } from '#src/integrations/log.ts'
import { hasMessaging } from '#src/parts/messages/has-messaging.ts'
import { isOffline } from '#src/parts/venue/use-restaurant.ts'

/** Their code is a chunk of its own, for customers where there is messaging. */
const loadUnread = () => import('#src/parts/messages/unread-messages.ts')

/**
 * Loads the counts of unread messages at startup and after a change of customer, venue or language, where there is
 * messaging [SHELL-04]. Returns a function that stops it.
 */
export function watchUnread(instance: Instance): () => void {
  const { session, place, language } = instance.stores
  async function ask() {
    if (!hasMessaging(instance)) return
    try {
      const { unreadMessages } = await loadUnread()
      await instance.queryClient.fetchQuery(unreadMessages(instance).query)
    } catch (error) {
      // When this call found the session to be over, that has been reported already.
      if (isOffline(instance) || !session.credentials()) return
      instance.stores.dialogs.alert(failureMessages(instance.i18n, error))
    }
  }
  const stops = [session.state, place.state, language.state].map((state) => subscribe(state, () => void ask()))
  void ask()
  return () => stops.forEach((stop) => stop())
}

/** Loads the unread counts again, called by the refresh timer; a failure is only logged [SHELL-07, SHELL-08]. */
export async function refreshUnread(instance: Instance): Promise<void> {
  if (!hasMessaging(instance)) return
  try {
    const { unreadMessages } = await loadUnread()
    await instance.queryClient.fetchQuery({ ...unreadMessages(instance).query, staleTime: 0, retry: false })
  } catch {
    logSilently('unread messages could not be refreshed')
  }
}
