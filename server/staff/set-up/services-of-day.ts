import { isJson } from './json.ts'

/**
 * Ways to order without what is switched in the day: the desk pauses them elsewhere, and a file that says nothing of it leaves
 * it as it is (`keepDay`).
 */
export function withoutDay<T>(services: T): T {
  if (!isJson(services)) return services
  return Object.fromEntries(
    Object.entries(services).map(([type, service]) => {
      if (!isJson(service)) return [type, service]
      const { isBlocked: _paused, ...own } = service
      return [type, own]
    }),
  ) as T
}
