import { setupI18n } from '@lingui/core'
import { proxy } from 'valtio/vanilla'

import { createTexts } from '#src/i18n/texts.ts'
import { createQueryClient } from '#src/query/create-query-client.ts'
import { createStores } from '#src/state/create-stores.ts'

import { createConnection } from './connection.ts'
import { createInstanceApi } from './create-instance-api.ts'
import { createLanguageSwitch } from './create-language-switch.ts'
import { createNavigation } from './create-navigation.ts'
import { forgetCustomer } from './forget-customer.ts'
import type { InstanceDeps } from './instance-deps.ts'
import type { InstanceOptions } from './instance-options.ts'

export type Instance = ReturnType<typeof createInstance>

/** Creates everything that belongs to one widget (decision 2). Widgets share only what the browser stores. */
export function createInstance(initialOptions: InstanceOptions, deps: InstanceDeps) {
  const { surface, view, clock, storage, emit } = deps
  const options = proxy({ ...initialOptions })
  const stores = createStores({
    storage,
    now: clock.now,
    languageSources: () => ({ tag: options.language, browser: view.navigator.languages }),
  })
  if (initialOptions.venueId !== null) stores.place.choose(initialOptions.venueId)
  surface.update({ language: stores.language.state.current })
  const i18n = setupI18n()
  const texts = createTexts(i18n)
  const queryClient = createQueryClient()
  const connection = createConnection(view)
  const endSession = () => forgetCustomer({ stores, queryClient, storage })
  const { api, allowSimpleRequests } = createInstanceApi({
    options,
    deps,
    stores,
    connection,
    i18n,
    endSession,
    path: () => location.entry.path,
  })
  const { location, destroy: stopNavigation } = createNavigation({ options, surface, view, emit })
  const language = createLanguageSwitch({ api, queryClient, stores, surface, texts })

  return {
    options: options as Readonly<InstanceOptions>,
    api,
    queryClient,
    connection,
    stores,
    i18n,
    texts,
    location,
    clock,
    storage,
    surface,
    view,
    fetch: deps.fetch,
    emit,
    applyLook: deps.applyLook,
    setRestaurantColour: deps.setRestaurantColour,
    endSession,
    allowSimpleRequests,
    ...language,

    /** Ends the widget; what the browser stores stays (decision 11). */
    destroy() {
      stopNavigation()
      connection.destroy()
      stores.stop()
      queryClient.clear()
    },

    /** Applies changed attributes: venue, route and language only where they are new. */
    update(next: InstanceOptions) {
      const before = { ...options }
      Object.assign(options, next)
      if (next.venueId !== null && next.venueId !== before.venueId) stores.place.choose(next.venueId)
      if (next.route !== null && next.route !== before.route) location.navigate(next.route)
      if (next.language !== null && next.language !== before.language) return language.showLanguage(next.language)
      return Promise.resolve()
    },
  }
}
