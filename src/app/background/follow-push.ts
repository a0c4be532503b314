import { subscribe } from 'valtio/vanilla'

import { restaurantQuery } from '#src/api/restaurant-calls.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently } from '#src/integrations/log.ts'
import { createPushStore } from '#src/state/push-store.ts'

/**
 * Receives push messages for a signed-in customer who switched them on on this device, where the provider has a push
 * configuration. Ends with the session [PUSH-01, PUSH-04].
 */
export function followPush(instance: Instance): () => void {
  const { api, queryClient, stores } = instance
  const push = stores.of(createPushStore)
  let running: Promise<() => void> | null = null

  function settle() {
    const isCustomer = stores.session.state.customer !== null
    if (!isCustomer) push.want(false)
    const name = queryClient.getQueryData<Restaurant>(restaurantQuery(api).queryKey)?.settings.pushConfig ?? null
    const isOn = isCustomer && push.state.isWanted && name !== null
    if (isOn && !running) running = start(instance, name)
    if (!isOn && running) end()
  }

  function end() {
    void running?.then((stop) => stop())
    running = null
  }

  const stops = [subscribe(stores.session.state, settle), subscribe(push.state, settle)]
  settle()
  return () => {
    for (const stop of stops) stop()
    end()
  }
}

/** Starts push; a failure is only logged, the widget works without notifications [PUSH-03]. */
async function start(instance: Instance, name: string): Promise<() => void> {
  try {
    const { startPush } = await import('#src/features/messaging/push/start-push.ts')
    return await startPush(instance, name)
  } catch {
    logSilently('push could not be set up')
    return () => {}
  }
}
