import { subscribe } from 'valtio/vanilla'

import { failureMessages } from '#src/i18n/failure-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently } from '#src/integrations/log.ts'
import { hasMessaging, unreadMessages } from '#src/parts/messages/unread-messages.ts'
import { isOffline } from '#src/parts/venue/use-restaurant.ts'

/**
 * Loads the counts of unread messages at startup and after a change of customer, venue or language, where there is
 * messaging [SHELL-04]. Returns a function that stops it.
 */
export function watchUnread(instance: Instance): () => void {
  const { session, place, language } = instance.stores
  const ask = () => {
    if (!hasMessaging(instance)) return
    const { query } = unreadMessages(instance)
    instance.queryClient.fetchQuery(query).catch((error: unknown) => {
      // When this call found the session to be over, that has been reported already.
      if (isOffline(instance) || !instance.stores.session.credentials()) return
      instance.stores.dialogs.alert(failureMessages(instance.i18n, error))
    })
  }
  const stops = [session.state, place.state, language.state].map((state) => subscribe(state, ask))
  ask()
  return () => stops.forEach((stop) => stop())
}

/** Loads the unread counts again, called by the refresh timer; a failure is only logged [SHELL-07, SHELL-08]. */
export async function refreshUnread(instance: Instance): Promise<void> {
  if (!hasMessaging(instance)) return
  const { query } = unreadMessages(instance)
  await instance.queryClient
    .fetchQuery({ ...query, staleTime: 0, retry: false })
    .catch(() => logSilently('unread messages could not be refreshed'))
}
