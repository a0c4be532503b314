import type { News } from '#desk/client/follow-news.ts'
import { toSortedJson } from '#src/browser/json.ts'
import type { QueryClient } from '#src/query/create-query-client.ts'

import { liveKey } from './live-lists.ts'

/** As of when the lists are true that the service tells of. */
export type ListTimes = {
  /** When the oldest list was true that is on the screen, in ms since 1970; null = none was read yet. */
  oldestShownMs(): number | null
  subscribe(onChange: () => void): () => void
}

type TimesDeps = { readonly client: QueryClient; readonly news: News; readonly now: () => number }

/** The question of a key without its language: a list is as old in each. */
const nameOf = (queryKey: readonly unknown[]) => toSortedJson(queryKey.slice(1))

/**
 * Follows as of when lists are true: when they were read, and with each sign of life of the service again, as long as it has not told of
 * a change.
 */
export function followListTimes({ client, news, now }: TimesDeps): ListTimes {
  const cache = client.getQueryCache()
  const trueAtMs = new Map<string, number>()

  cache.subscribe((event) => {
    const { queryKey } = event.query
    if (event.type === 'removed') trueAtMs.delete(nameOf(queryKey))
    if (event.type !== 'updated' || event.action.type !== 'success') return
    // What this browser has kept says itself when it was read.
    trueAtMs.set(nameOf(queryKey), event.action.manual === true ? event.query.state.dataUpdatedAt : now())
  })
  news.subscribe(() => {
    const { state: line, heardMs } = news
    if (line !== 'live' || heardMs === null) return
    for (const { queryKey, state } of cache.getAll())
      if (state.data !== undefined && !state.isInvalidated) trueAtMs.set(nameOf(queryKey), heardMs)
  })

  return {
    oldestShownMs() {
      const shown = cache.findAll({ type: 'active', predicate: ({ queryKey }) => queryKey[1] === liveKey })
      const times = shown.flatMap(({ queryKey }) => trueAtMs.get(nameOf(queryKey)) ?? [])
      return times.length === 0 ? null : Math.min(...times)
    },
    subscribe(listener) {
      const stops = [cache.subscribe(() => listener()), news.subscribe(listener)]
      return () => stops.forEach((stop) => stop())
    },
  }
}
