// The service worker of the staff desk: its page opens without a network. Built as a file of its own (`vite.desk.config.ts`): it
// imports nothing, because a worker of every browser that pushes is a classic script.

/** What the library of types for pages does not know of a worker. */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void }
type Fetched = Extendable & { readonly request: Request; respondWith(reply: Promise<Response>): void }
type Told = Extendable & { readonly data: unknown }
type Pushed = Extendable & { readonly data: { json(): unknown } | null }
type Tapped = Extendable & { readonly notification: Notification }
type OpenDesk = { focus(): Promise<unknown>; postMessage(message: object): void }
type DeskWorker = {
  readonly location: Location
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: object): Promise<readonly OpenDesk[]>
    openWindow(address: string): Promise<unknown>
  }
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void
  addEventListener(type: 'push', listener: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Tapped) => void): void
  addEventListener(type: 'message', listener: (event: Told) => void): void
}
const worker = globalThis as unknown as DeskWorker

/** Page and files of the desk; replies of the service are none of it. A change of what it holds gives it another number. */
const shell = 'comanda-desk-shell-1'
const isOld = (name: string) => name.startsWith('comanda-desk-shell-') && name !== shell
const page = '/staff'
const files = '/staff/assets/'

// It takes over at once: page and worker agree on nothing but names of files, so that an open desk goes on with either.
worker.addEventListener('install', (event) => event.waitUntil(Promise.all([keepPage(), worker.skipWaiting()])))
worker.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropOld(), worker.clients.claim()])))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (pathname.startsWith(files)) event.respondWith(fileOf(request))
  else if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(pageOf(request))
})

// The page names the files that it has loaded: those it had before this worker was there are kept too.
worker.addEventListener('message', (event) => {
  const { data } = event
  if (Array.isArray(data)) event.waitUntil(keepFiles(data.filter((each) => typeof each === 'string')))
})

/** What the service sends (`server/alerts/staff-push.ts`). */
type Note = {
  readonly kind: string
  readonly number: number
  readonly title: string
  readonly body: string
  readonly path: string
}

// Browsers want every message shown. The next one about the same thing takes its place, and rings again.
worker.addEventListener('push', (event) => {
  const note = event.data?.json() as Note | undefined
  if (!note) return
  const { kind, number, title, body, path } = note
  const shown = {
    body,
    tag: `${kind}-${number}`,
    renotify: true,
    requireInteraction: true,
    icon: '/staff/icon-192.png',
  }
  event.waitUntil(worker.registration.showNotification(title, { ...shown, data: path }))
})

// An open desk is not loaded anew: what is typed there stays, and its sound is on.
worker.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(openDesk(String(notification.data)))
})

async function openDesk(path: string): Promise<void> {
  const [desk] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!desk) return void (await worker.clients.openWindow(path))
  // First, because browsers may refuse to bring a page to the front.
  desk.postMessage({ open: path })
  await desk.focus().catch(() => undefined)
}

const isPage = (path: string) => path === page || (path.startsWith(`${page}/`) && !path.startsWith(`${page}/api/`))

/** From the network, so that a new version is there at once; without one as it was last. Every room has the same page. */
async function pageOf(request: Request): Promise<Response> {
  const cache = await caches.open(shell)
  try {
    const reply = await fetch(request)
    if (reply.ok && (reply.headers.get('Content-Type') ?? '').startsWith('text/html'))
      await cache.put(page, reply.clone())
    return reply
  } catch (error) {
    const kept = await cache.match(page)
    if (kept) return kept
    throw error
  }
}

/** A name stands for its content: what is kept is what the service would send. */
async function fileOf(request: Request): Promise<Response> {
  const cache = await caches.open(shell)
  const kept = await cache.match(request)
  if (kept) return kept
  const reply = await fetch(request)
  if (reply.ok) await cache.put(request, reply.clone())
  return reply
}

async function keepPage(): Promise<void> {
  const reply = await fetch(page)
  if (!reply.ok) return
  await (await caches.open(shell)).put(page, reply)
}

/**
 * Keeps what a page has loaded. Other files go where it is the only open desk: an older one may still load a part of itself, and the
 * service has those of its own build only.
 */
async function keepFiles(loaded: readonly string[]): Promise<void> {
  const cache = await caches.open(shell)
  const needed = new Set(loaded.filter((address) => new URL(address).pathname.startsWith(files)))
  for (const address of needed) if (!(await cache.match(address))) await cache.add(address)
  const desks = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (desks.length > 1) return
  for (const { url } of await cache.keys())
    if (new URL(url).pathname.startsWith(files) && !needed.has(url)) await cache.delete(url)
}

async function dropOld(): Promise<void> {
  for (const name of (await caches.keys()).filter(isOld)) await caches.delete(name)
}

export {}
