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

/** Discount codes without whether they hold, which is switched beside their form; a file that does not say it leaves it. */
export function withoutSwitch<T>(codes: T): T {
  if (!Array.isArray(codes)) return codes
  return codes.map((code: unknown) => {
    if (!isJson(code)) return code
    const { isActive: _held, ...own } = code
    return own
  }) as T
}
