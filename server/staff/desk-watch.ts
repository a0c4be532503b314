import { setTimeout as wait } from 'node:timers/promises'

import type { Id } from '#src/contract/values.ts'

type OpenDesk = {
  readonly restaurantId: Id<'Restaurant'>
  /** Token of its session. */
  readonly token: string
  /** Something has changed: the desk reads its lists anew. */
  readonly tell: () => void
  /** Nothing has changed: the desk hears that the line is alive. */
  readonly greet: () => void
}

/** The open desks of this process, which hear of changes at their restaurants. */
export type DeskWatch = {
  /** Resolves when the session has ended, `left` is aborted or the service is closing. */
  follow(desk: OpenDesk, left: AbortSignal): Promise<void>
}

type WatchDeps = {
  /** Another text after every change of what a restaurant's desk lists. */
  readonly versionOf: (restaurantId: Id<'Restaurant'>) => Promise<string>
  /** Those of the tokens whose sessions have not ended. */
  readonly aliveOf: (tokens: readonly string[]) => Promise<ReadonlySet<string>>
  readonly onError: (error: unknown) => void
  /** The service is closing. */
  readonly closing: AbortSignal
  /** Milliseconds between two looks. */
  readonly everyMs: number
}

/** So many looks without news are followed by a greeting. */
const looksPerGreeting = 10

/**
 * However many desks are open, a look asks once for each restaurant and once for all sessions; with no desk open there
 * is none. A desk's first look counts as news: what changed between its first reading and this line is missed otherwise.
 */
export function createDeskWatch({ versionOf, aliveOf, onError, closing, everyMs }: WatchDeps): DeskWatch {
  const desks = new Map<OpenDesk, () => void>()
  /** What each desk was told of last. */
  const told = new WeakMap<OpenDesk, string>()
  let isLooking = false

  async function look(): Promise<void> {
    // Desks that open during the question are not part of the answer.
    const asked = [...desks]
    const alive = await aliveOf(asked.map(([{ token }]) => token))
    for (const [{ token }, end] of asked) if (!alive.has(token)) end()
    const open = new Set([...desks.keys()].map(({ restaurantId }) => restaurantId))
    for (const restaurantId of open) {
      const version = await versionOf(restaurantId)
      for (const desk of desks.keys()) {
        if (desk.restaurantId !== restaurantId || told.get(desk) === version) continue
        told.set(desk, version)
        desk.tell()
      }
    }
  }

  async function keepLooking(): Promise<void> {
    isLooking = true
    for (let looks = 1; desks.size > 0; looks += 1) {
      await look().catch(onError)
      if (looks % looksPerGreeting === 0) for (const desk of desks.keys()) desk.greet()
      await wait(everyMs, undefined, { signal: closing, ref: false }).catch(() => undefined)
    }
    isLooking = false
  }

  closing.addEventListener('abort', () => {
    for (const end of desks.values()) end()
  })

  return {
    follow: (desk, left) =>
      new Promise((resolve) => {
        const end = () => {
          desks.delete(desk)
          resolve()
        }
        if (closing.aborted || left.aborted) return resolve()
        left.addEventListener('abort', end, { once: true })
        desks.set(desk, end)
        desk.greet()
        if (!isLooking) void keepLooking()
      }),
  }
}
