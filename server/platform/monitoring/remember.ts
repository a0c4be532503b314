import { setTimeout as sleep } from 'node:timers/promises'

type Remembering = {
  /** How long an answer is given again without asking, in ms. */
  readonly forMs: number
  /** Who asks gets the last answer when the new one takes longer, in ms. */
  readonly withinMs: number
  readonly now: () => number
}

/**
 * Asks again only when the last answer is older than `forMs`, and never twice at the same time. An answer that fails or
 * is late leaves the one before in its place.
 */
export function remember<T>(ask: () => Promise<T>, first: T, { forMs, withinMs, now }: Remembering): () => Promise<T> {
  let last = first
  let askedMs = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | null = null

  async function askAnew(): Promise<void> {
    try {
      last = await ask()
      askedMs = now()
    } catch {
      // The database is away; `comanda_database_ready` says so.
    } finally {
      asking = null
    }
  }

  return async () => {
    if (now() - askedMs >= forMs) {
      asking ??= askAnew()
      const late = new AbortController()
      await Promise.race([asking, sleep(withinMs, undefined, { signal: late.signal }).catch(() => undefined)])
      late.abort()
    }
    return last
  }
}
