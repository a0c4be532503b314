import type { I18n } from '@lingui/core'

import { createApiClient } from '#src/api/create-api-client.ts'
import { messageText } from '#src/i18n/failure-text.ts'
import { logSilently, reportFault } from '#src/integrations/log.ts'
import type { Stores } from '#src/state/create-stores.ts'

import type { Connection } from './connection.ts'
import type { InstanceDeps } from './instance-deps.ts'
import type { InstanceOptions } from './instance-options.ts'

type InstanceApiDeps = {
  readonly options: Readonly<InstanceOptions>
  readonly deps: Pick<InstanceDeps, 'fetch' | 'prefetched'>
  readonly stores: Stores
  readonly connection: Connection
  readonly i18n: I18n
  readonly endSession: () => void
}

/** The api client of one widget: it speaks the widget's language, sends its credentials and reports its failures. */
export function createInstanceApi({ options, deps, stores, connection, i18n, endSession }: InstanceApiDeps) {
  let acceptsSimpleRequests = false
  const api = createApiClient({
    host: options.host,
    restaurantId: options.restaurantId,
    async fetch(input, init) {
      const onReply = connection.onSend()
      const response = await deps.fetch(input, init)
      onReply()
      return response
    },
    language: () => stores.language.state.current,
    credentials: stores.session.credentials,
    onSessionEnd(messages) {
      endSession()
      stores.dialogs.alert(messages.map((message) => messageText(i18n, message)))
    },
    usesSimpleRequests: () => options.usesSimpleRequests || acceptsSimpleRequests,
    sendsIdempotencyKey: options.sendsIdempotencyKey,
    onFault: (fault) => reportFault('a call failed by an error of the widget.', fault),
    onMalformed: logSilently,
    ...(deps.prefetched ? { prefetched: deps.prefetched } : {}),
  })
  return {
    api,
    /** Called when the service has said whether it reads JSON sent as text/plain (contract 7). */
    allowSimpleRequests(isAllowed: boolean) {
      acceptsSimpleRequests = isAllowed
    },
  }
}
