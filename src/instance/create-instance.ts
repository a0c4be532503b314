import { setupI18n } from '@lingui/core'
import { proxy } from 'valtio/vanilla'

import { createApiClient } from '#src/api/create-api-client.ts'
import type { Prefetched } from '#src/api/create-api-client.ts'
import { restaurantQuery } from '#src/api/restaurant-calls.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import { messageText } from '#src/i18n/failure-text.ts'
import { createTexts } from '#src/i18n/texts.ts'
import type { Clock } from '#src/integrations/clock.ts'
import { logSilently, reportFault } from '#src/integrations/log.ts'
import type { KeyValueStorage } from '#src/integrations/storage.ts'
import type { HostEventName, HostEvents } from '#src/options/events.ts'
import { isLanguage } from '#src/options/languages.ts'
import { createQueryClient } from '#src/query/create-query-client.ts'
import { createStores } from '#src/state/create-stores.ts'
import type { Surface } from '#src/surface/create-surface.ts'
import { createHistorySteps } from '#src/surface/history-steps.ts'

import { createConnection } from './connection.ts'
import { createLocation } from './create-location.ts'
import type { InstanceOptions } from './instance-options.ts'
import { paths } from './routes/paths.ts'
import { backgroundPath, isSheet } from './routes/route-patterns.ts'

export type InstanceDeps = {
  readonly surface: Surface
  readonly view: Window
  readonly fetch: typeof fetch
  readonly clock: Clock
  readonly storage: KeyValueStorage
  readonly emit: <N extends HostEventName>(name: N, detail: HostEvents[N]) => void
  /** Takes the brand colour that the service names for the restaurant, null for none; the page and the tag come first. */
  readonly setRestaurantColour: (colour: string | null) => void
  readonly prefetched?: Prefetched
}

export type Instance = ReturnType<typeof createInstance>

/** Everything one widget owns. Nothing is shared with another widget but what the browser stores. */
export function createInstance(initialOptions: InstanceOptions, deps: InstanceDeps) {
  const { surface, view, clock, storage, emit } = deps
  const options = proxy({ ...initialOptions })
  const stores = createStores({
    storage,
    now: clock.now,
    languageSources: () => ({ tag: options.language, browser: view.navigator.languages }),
  })
  if (initialOptions.venueId !== null) stores.place.choose(initialOptions.venueId)
  const i18n = setupI18n()
  const texts = createTexts(i18n)
  const queryClient = createQueryClient()
  const connection = createConnection(view)
  let acceptsSimpleRequests = false

  const api = createApiClient({
    host: initialOptions.host,
    restaurantId: initialOptions.restaurantId,
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
    sendsIdempotencyKey: initialOptions.sendsIdempotencyKey,
    onFault: (fault) => reportFault('a call failed by an error of the widget.', fault),
    onMalformed: logSilently,
    ...(deps.prefetched ? { prefetched: deps.prefetched } : {}),
  })

  const history = createHistorySteps({
    view,
    isEnabled: initialOptions.hasHistory,
    onStepBack() {
      // A panel opened again where it was left has fewer entries than steps: the last one closes.
      if (history.depth < entriesOfPanel() || !location.stepBackFromOutside()) surface.close()
    },
  })
  // Beside those of its steps a floating panel has one for being open.
  const entriesOfPanel = () => (options.mode === 'inline' ? 0 : 1)
  const location = createLocation({
    initial: initialOptions.route ?? paths.home,
    onStep(change) {
      // Where the page itself leads while nothing is to be seen is no step of the diner.
      if (change.kind === 'push' && (options.mode === 'inline' || surface.isOpen)) history.push()
      if (change.kind === 'pop') history.drop(Math.max(0, Math.min(change.count, history.depth - entriesOfPanel())))
      emit('route', { path: location.entry.path })
    },
  })
  /** The panel is one step; a sheet that is the first thing to be seen is another: Back leads to the screen below it. */
  function pushOpening() {
    history.push()
    if (!isSheet(location.entry)) return
    location.putBelow(backgroundPath(location.entries))
    history.push()
  }
  // The surface of an inline widget opens and closes with each of its sheets: none of the page's business.
  const stopWatchingSurface = surface.onOpenChange((isOpen) => {
    if (options.mode === 'inline') return
    if (isOpen) pushOpening()
    else history.drop(history.depth)
    if (isOpen) emit('open', { route: location.entry.path })
    else emit('close', {})
  })

  /** Forgets who is signed in, with the time limit of the order; cart, venue and language stay [ACCT-07, CART-30]. */
  function endSession() {
    stores.session.signOut()
    // The next customer on this device must not see what the service answered this one.
    queryClient.removeQueries(({ meta }) => meta?.isPersonal === true)
    stores.draft.setTimeLimit(null)
    stores.dialogs.dismiss('cart-expired')
    stores.dialogs.warnAboutTime(null)
    storage.remove('replay')
    storage.remove('replies')
    storage.remove('snapshot')
  }

  /**
   * Switches the language of texts and calls at once, then asks for the provider's own texts in it; what was typed
   * stays [I18N-06, I18N-07]. Unknown codes are ignored. Only a choice of the diner is remembered [I18N-05].
   */
  async function showLanguage(code: string, isChosen = false) {
    if (!isLanguage(code) || !(await texts.show(code))) return
    stores.language[isChosen ? 'choose' : 'show'](code)
    surface.update({ language: code })
    const restaurant = await queryClient.fetchQuery(restaurantQuery(api)).catch(() => null)
    if (restaurant?.textOverrides && texts.wanted === code) await texts.show(code, restaurant.textOverrides)
  }

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
    setRestaurantColour: deps.setRestaurantColour,
    endSession,

    /** Loads the texts of a language without deciding for it yet. */
    loadTexts: async (code: string, overrides: Restaurant['textOverrides'] = null) => {
      if (isLanguage(code)) await texts.show(code, overrides)
    },

    showLanguage: (code: string) => showLanguage(code),

    /** Switches to the language that the diner or their account has chosen, and remembers it. */
    changeLanguage: (code: string) => showLanguage(code, true),

    /** The service said that it reads JSON sent as text/plain (contract 7). */
    allowSimpleRequests(isAllowed: boolean) {
      acceptsSimpleRequests = isAllowed
    },

    /** Ends the runtime; what the browser stores stays (decision 11). */
    destroy() {
      stopWatchingSurface()
      history.destroy()
      connection.destroy()
      stores.stop()
      queryClient.destroy()
    },

    update(next: InstanceOptions) {
      const { language, venueId, route } = options
      Object.assign(options, next)
      if (next.venueId !== null && next.venueId !== venueId) stores.place.choose(next.venueId)
      if (next.route !== null && next.route !== route) location.navigate(next.route)
      if (next.language !== null && next.language !== language) return showLanguage(next.language)
      return Promise.resolve()
    },
  }
}
