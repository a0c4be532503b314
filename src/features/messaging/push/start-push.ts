import { sendPushToken } from '#src/api/messaging-calls.ts'
import { fetchPushConfig } from '#src/api/push-config.ts'
import { readPushMessage } from '#src/contract/push.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { connectPush } from '#src/integrations/web-push.ts'

import { applyPush, pathOfPush } from './apply-push.ts'

/** Receives push messages for the customer until it is stopped [PUSH-01]. Rejects when any step of it fails. */
export async function startPush(instance: Instance, configName: string): Promise<() => void> {
  const { api, options, stores, view } = instance
  const config = await fetchPushConfig({ fetch: instance.fetch, host: options.host }, configName)
  const worker = options.pushWorker || config.worker
  if (!worker) throw new Error('no service worker is named')
  const push = await connectPush({
    view,
    config,
    worker,
    restaurantId: options.restaurantId,
    routeParameter: options.routeParameter,
    onMessage: (data) => applyPush(instance, data, push.notify),
    onClick: (data) => openSubject(instance, data),
  })
  try {
    await sendPushToken(api, push.token, stores.session.state.deviceId)
  } catch (error) {
    push.stop()
    throw error
  }
  return push.stop
}

/** Opens the order or the conversation of a notification, else the list of messages [PUSH-10]. */
function openSubject({ location, options, surface }: Instance, data: Readonly<Record<string, unknown>>): void {
  const push = readPushMessage(data)
  const path = pathOfPush(push)
  if (options.mode === 'floating') surface.open(null)
  if (push.kind !== 'order') location.navigate(secondaryPaths.messaging)
  if (path) location.navigate(path)
}
