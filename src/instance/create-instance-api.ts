import type { I18n } from '@lingui/core'

import { createApiClient } from '#src/api/create-api-client.ts'
import { withStart } from '#src/api/start-client.ts'
import type { StartRequest } from '#src/contract/restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import { messageText } from '#src/i18n/failure-text.ts'
import { logSilently, reportFault } from '#src/integrations/log.ts'
import { menuOfDraft, opensMenu } from '#src/options/service-requests.ts'
import type { Stores } from '#src/state/create-stores.ts'

import type { Connection } from './connection.ts'
import type { InstanceDeps } from './instance-deps.ts'
import type { InstanceOptions } from './instance-options.ts'

type InstanceApiDeps = {
  readonly options: Readonly<InstanceOptions>
  readonly deps: Pick<InstanceDeps, 'clock' | 'fetch' | 'prefetched' | 'storage'>
  readonly stores: Stores
  readonly connection: Connection
  readonly i18n: I18n
  readonly endSession: () => void
  /** Path of the screen that is shown. */
  readonly path: () => string
}

/** The api client of one widget: it speaks the widget's language, sends its credentials and reports its failures. */
export function createInstanceApi({ options, deps, stores, connection, i18n, endSession, path }: InstanceApiDeps) {
  const { storage } = deps
  // Tried until the service has said it: a preflight costs a round trip (decision 105).
  let acceptsSimpleRequests = options.usesSimpleRequests && !storage.read('preflight')
  const client = createApiClient({
    host: options.host,
    restaurantId: options.restaurantId,
    async fetch(input, init) {
      const onReply = connection.onSend()
      const response = await deps.fetch(input, init)
      onReply()
      return response
    },
    language: () => stores.language.state.current,
    credentials: () => stores.session.state.customer,
    onSessionEnd(messages) {
      endSession()
      stores.dialogs.alert(() => messages.map((message) => messageText(i18n, message)))
    },
    usesSimpleRequests: () => acceptsSimpleRequests,
    sendsIdempotencyKey: options.sendsIdempotencyKey,
    onFault: (fault) => reportFault('a call failed by an error of the widget.', fault),
    onMalformed: logSilently,
    ...(deps.prefetched ? { prefetched: deps.prefetched } : {}),
  })
  return {
    api: withStart(client, {
      now: deps.clock.now,
      request: () => startRequest(stores, path(), deps.clock.now()),
      canAskAgain() {
        const wasSimple = acceptsSimpleRequests
        acceptsSimpleRequests = false
        return wasSimple
      },
    }),
    /** Called when the service has said whether it reads JSON sent as text/plain (contract 7); kept for the next visit. */
    allowSimpleRequests(isAllowed: boolean) {
      acceptsSimpleRequests = isAllowed
      storage.write('preflight', !isAllowed)
    },
  }
}

/** The start of this visit, the same as the loader has asked for (`service-requests.ts`). */
function startRequest({ place, draft }: Stores, path: string, nowMs: number): StartRequest {
  const { venueId } = place.state
  const menuId = menuOfDraft(draft.state, venueId, nowMs) as Id<'Menu'> | null
  return { venueId, menuId, wantsCategories: opensMenu(path), wantsProducts: opensMenu(path) }
}
