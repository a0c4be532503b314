import { proxy } from 'valtio/vanilla'

/** How a group has ended for this phone. */
export type GroupEnd = {
  readonly code: string
  readonly kind: 'ordered' | 'closed' | 'removed'
  /** Own dishes that are not in the order, as they are shown: they came too late. */
  readonly tooLate: readonly string[]
}

export type GroupState = {
  end: GroupEnd | null
  /** The last exchange with the service has failed: what is shown may be out of date. */
  isOutdated: boolean
}

/** What a phone knows of its group beside the draft, until the page is left; not stored in the browser (decision 83). */
export function createGroupStore() {
  const state = proxy<GroupState>({ end: null, isOutdated: false })
  let left = ''
  const told = new Set<string>()
  let running: Promise<void> | null = null
  let isWantedAgain = false

  async function untilNobodyAsks(exchange: () => Promise<void>): Promise<void> {
    do {
      isWantedAgain = false
      await exchange()
    } while (isWantedAgain)
  }

  return {
    state,
    setEnd(end: GroupEnd | null) {
      state.end = end
    },
    /** The service knows, or need not know, that the member of this key is no longer in the group. */
    markLeft(key: string) {
      left = key
    },
    hasLeft: (key: string) => left === key,
    /** Whether something has not been told yet; from now on it has. */
    isNews(what: string): boolean {
      const isNew = !told.has(what)
      told.add(what)
      return isNew
    },
    /** Runs one exchange with the service at a time; another one asked for meanwhile follows it. */
    inTurn(exchange: () => Promise<void>): Promise<void> {
      if (running) {
        isWantedAgain = true
        return running
      }
      running = untilNobodyAsks(exchange)
        .then(
          () => {
            state.isOutdated = false
          },
          (error: unknown) => {
            state.isOutdated = true
            throw error
          },
        )
        .finally(() => {
          running = null
        })
      return running
    },
    stop() {},
  }
}
