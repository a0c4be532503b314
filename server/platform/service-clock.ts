import type { Id } from '#src/contract/values.ts'

export type Clock = {
  /** The time, or the one set for this restaurant. */
  now(restaurantId?: Id<'Restaurant'>): number
  /** Stops the clock at an instant, for everybody or for one restaurant; null lets it run again. */
  set(instantMs: number | null, restaurantId?: Id<'Restaurant'>): void
}

/** The clock of the service; tests set it, for one restaurant where they share the service. */
export function createClock(now: () => number = Date.now): Clock {
  const stopped = new Map<Id<'Restaurant'> | 'all', number>()
  return {
    now: (restaurantId) => (restaurantId && stopped.get(restaurantId)) ?? stopped.get('all') ?? now(),
    set: (instantMs, restaurantId) => {
      if (instantMs === null) stopped.delete(restaurantId ?? 'all')
      else stopped.set(restaurantId ?? 'all', instantMs)
    },
  }
}
