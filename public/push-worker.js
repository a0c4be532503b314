// The service worker of push messages. A browser takes one from the page's own origin only, so the restaurant's site has a
// file with this one line, named by data-push-sw:  importScripts('https://cdn.example/v1/push-worker.js')
// It has a scope of its own and touches no request. It is served as it stands.
;((worker) => {
  const maxLetters = 50
  const scope = worker.registration.scope
  const own = new URL(worker.location.href).searchParams
  /** When the newest message known of each order was written; it ends with the worker, which a browser stops when it is idle. */
  const newest = {}

  worker.addEventListener('install', () => {
    worker.skipWaiting()
  })

  worker.addEventListener('push', (event) => {
    event.waitUntil(receive(dataOf(event)))
  })

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(event.notification.data || {}))
  })

  /** Firebase puts what the service sent under `data`. */
  function dataOf(event) {
    try {
      const content = event.data.json()
      return content.data || content
    } catch {
      return {}
    }
  }

  function windows() {
    return worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  }

  function tell(client, kind, data) {
    client.postMessage({ comanda: scope, kind: kind, data: data })
  }

  /**
   * Every page hears of it; one that can be seen shows the notification itself, or knows that none is needed. Messages may
   * come in another order than they were written in: what is older than one that came before is dropped.
   */
  function receive(data) {
    const tag = tagOf(data)
    if (isOld(data, tag)) return undefined
    newest[tag] = writtenAt(data)
    return shownOf(tag).then((shown) => {
      const isOlder = shown.some((notification) => {
        return writtenAt(notification.data) > writtenAt(data)
      })
      return isOlder ? undefined : pass(data, tag)
    })
  }

  /** Ms since 1970; 0 = it does not say, and always counts. */
  function writtenAt(data) {
    return Number((data || {}).istante) || 0
  }

  function isOld(data, tag) {
    const at = writtenAt(data)
    return at > 0 && at < (newest[tag] || 0)
  }

  /** Notifications that stand on the screen now. */
  function shownOf(tag) {
    return worker.registration.getNotifications({ tag: tag }).catch(() => {
      return []
    })
  }

  function pass(data, tag) {
    return windows().then((all) => {
      if (isOld(data, tag)) return undefined
      all.forEach((client) => {
        tell(client, 'push', data)
      })
      const isSeen = all.some((client) => {
        return client.visibilityState === 'visible'
      })
      return isSeen ? undefined : show(data, tag)
    })
  }

  function show(data, tag) {
    const kinds = ['CHAT_MESSAGE', 'CODICE_SCONTO', 'STATO_ORDINE']
    if (!data.title || kinds.indexOf(data.type) < 0) return undefined
    const body = Array.from(data.body || '')
      .slice(0, maxLetters)
      .join('')
    const shown = { body: body, data: data, tag: tag }
    // The one before is replaced: the device says so anew, with the time of the state instead of the time at which it came.
    if (writtenAt(data) > 0) Object.assign(shown, { renotify: true, timestamp: writtenAt(data) })
    return worker.registration.showNotification(data.title, shown)
  }

  function messageOf(data) {
    try {
      return JSON.parse(data.messaggio)
    } catch {
      return null
    }
  }

  function tagOf(data) {
    if (data.type === 'STATO_ORDINE') return 'comanda-order-' + data.id
    const message = messageOf(data)
    return message ? 'comanda-chat-' + message.id_chat : 'comanda-code'
  }

  /** The order; the conversation when it is known, else the list of them. */
  function routeOf(data) {
    if (data.type === 'STATO_ORDINE') return '/ordine/dettaglio/' + data.id
    const message = messageOf(data)
    const chat = message && message.chat
    if (!chat) return '/messaggistica'
    return '/messaggistica/' + (chat.chatable_type === 'ORDINE' ? 'ordine/' : 'prenotazione/') + chat.chatable_id
  }

  /** Brings a page of the restaurant to the front and tells it, or opens the one push was asked for on. */
  function open(data) {
    const page = own.get('page') || worker.location.origin
    return windows().then((all) => {
      const known = all.find((client) => {
        return client.url.indexOf(page) === 0
      })
      if (known) {
        tell(known, 'click', data)
        return known.focus()
      }
      const url = new URL(page)
      url.searchParams.set(own.get('parameter') || 'ordering_route', routeOf(data))
      return worker.clients.openWindow(url.href)
    })
  }
})(self)
