import type { Query, QueryState } from '@tanstack/query-core'

type Facts<T> = {
  readonly data: T | undefined
  readonly error: Error | null
  readonly isSuccess: boolean
  readonly isError: boolean
  /** Asked for the first time. */
  readonly isLoading: boolean
  readonly isFetching: boolean
  readonly isFetchedAfterMount: boolean
  readonly isOutdated: boolean
  /** Ms since 1970, 0 = never. */
  readonly dataUpdatedAt: number
  readonly errorUpdatedAt: number
}

export type QueryResult<T> = Facts<T> & {
  /** Asks again; what goes wrong is told by `error`. */
  readonly refetch: () => Promise<unknown>
}

export type Watched<T> = {
  readonly query: Query<T>
  /** Asks the service, or joins who is asking; never rejects. */
  readonly fetch: () => Promise<unknown>
  /** Asks the service even while the answer is fresh; never rejects. */
  readonly refetch: () => Promise<unknown>
  readonly wantsFetch: () => boolean
  /** What is shown while there is no data. */
  readonly placeholder: () => T | undefined
}

/**
 * One component that looks at one query: asks when it appears and the answer is missing or stale, and tells of changes
 * only in what the component has read. It is the part we use of query-core's observer, a kilobyte lighter.
 */
export function createWatcher<T>({ query, fetch, refetch, wantsFetch, placeholder }: Watched<T>) {
  const answersAtFirst = answersOf(query.state)
  const read = new Set<keyof Facts<T>>()
  let isWatching = false
  let version = 0
  let last = facts()

  function facts(): Facts<T> {
    const { state } = query
    // Until it is watched the question is about to be asked; then an old failure is no longer the last word.
    const isAboutTo = !isWatching && wantsFetch()
    const isFetching = isAboutTo || state.fetchStatus !== 'idle'
    const isPending = state.data === undefined && (isAboutTo || state.status === 'pending')
    // A failed question keeps showing the answer in the language before: `isError` says so beside it.
    const data = state.data === undefined && state.status !== 'success' ? placeholder() : state.data
    return {
      data,
      error: isPending ? null : state.error,
      isSuccess: isPending ? data !== undefined : state.status === 'success',
      isError: !isPending && state.status === 'error',
      isLoading: isFetching && isPending && data === undefined,
      isFetching,
      isFetchedAfterMount: answersOf(state) > answersAtFirst,
      isOutdated: isOutdated(state),
      dataUpdatedAt: state.dataUpdatedAt,
      errorUpdatedAt: state.errorUpdatedAt,
    }
  }

  /** A number that changes with what was read. */
  function snapshot(): number {
    const next = facts()
    if ([...read].some((name) => next[name] !== last[name])) version += 1
    last = next
    return version
  }

  const result = { refetch } as QueryResult<T>
  for (const name of Object.keys(last) as (keyof Facts<T>)[]) {
    Object.defineProperty(result, name, {
      get() {
        read.add(name)
        return last[name]
      },
    })
  }

  return {
    result,
    snapshot,
    subscribe(onChange: () => void): () => void {
      const observer = { onQueryUpdate: onChange, options: {} } as unknown as Parameters<typeof query.addObserver>[0]
      const isWanted = wantsFetch()
      isWatching = true
      query.addObserver(observer)
      if (isWanted) void fetch()
      return () => {
        isWatching = false
        query.removeObserver(observer)
      }
    },
  }
}

/** All there is was told at an earlier visit, and the last question was not answered. */
export function isOutdated({ status, data, dataUpdateCount }: QueryState<unknown>): boolean {
  return status === 'error' && data !== undefined && dataUpdateCount === 0
}

function answersOf({ dataUpdateCount, errorUpdateCount }: QueryState<unknown>): number {
  return dataUpdateCount + errorUpdateCount
}
