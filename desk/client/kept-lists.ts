import { pathWith } from '#desk/contract/desk-call.ts'

/** A reply of the service as this browser keeps it. */
export type KeptReply = {
  /** Path of the call. */
  readonly path: string
  /** What the names in the path stand for; absent where an older page has kept it, which kept only calls without any. */
  readonly values?: Readonly<Record<string, number | string>>
  readonly reply: unknown
  /** When it was read, in ms since 1970. */
  readonly atMs: number
}

/** The last lists of a desk, which can be read without a network. */
export type KeptLists = {
  all(): Promise<readonly KeptReply[]>
  keep(reply: KeptReply): void
  drop(replies: readonly KeptReply[]): void
  /** Resolves when nothing is kept any more, what is still being written included. */
  clear(): Promise<void>
}

/** Names a reply: a newer one to the same question replaces it. */
export function nameOfKept({ path, values = {} }: KeptReply): string {
  return pathWith(path, values)
}

/** Name of the cache of this browser; the worker of the desk leaves it alone. */
const cacheName = 'comanda-desk-lists'
/** Address of a reply in it; nothing is served there. */
const addressOf = (reply: KeptReply) => `/staff/kept${nameOfKept(reply)}`

/**
 * Keeps lists in the cache storage of the browser, one after the other. Where there is none (a page without https, private windows) or
 * it is full, nothing is kept and nothing breaks.
 */
export function createKeptLists(storage: CacheStorage | undefined): KeptLists {
  let last: Promise<unknown> = Promise.resolve()
  function next<T>(work: (open: CacheStorage) => Promise<T>, otherwise: T): Promise<T> {
    const done = last.then(() => (storage ? work(storage) : otherwise)).catch(() => otherwise)
    last = done
    return done
  }
  return {
    all: () =>
      next(async (open) => {
        const cache = await open.open(cacheName)
        const replies = (await cache.keys()).map(async (request) => (await cache.match(request))?.json())
        return (await Promise.all(replies)) as readonly KeptReply[]
      }, []),
    keep(reply) {
      void next(async (open) => {
        const cache = await open.open(cacheName)
        await cache.put(addressOf(reply), new Response(JSON.stringify(reply)))
      }, undefined)
    },
    drop(replies) {
      if (replies.length === 0) return
      void next(async (open) => {
        const cache = await open.open(cacheName)
        for (const reply of replies) await cache.delete(addressOf(reply))
      }, undefined)
    },
    clear: () =>
      next(async (open) => {
        await open.delete(cacheName)
      }, undefined),
  }
}
