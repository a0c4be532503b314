import type { Messages } from '@lingui/core'

/**
 * Lingui formats a text with `tokens.reduce(…)`. On pages that have replaced `Array.prototype.reduce` (in Prototype 1.6
 * it returns the list itself), each text gets its own `reduce`.
 */
export function withOwnReduce(messages: Messages): Messages {
  // oxlint-disable-next-line no-restricted-properties -- checks whether the page has replaced it
  if (['a', 'b'].reduce((text, part) => text + part, '') !== 'ab') equip(messages)
  return messages
}

function equip(part: unknown) {
  if (typeof part !== 'object' || part === null) return
  if (Array.isArray(part)) Object.defineProperty(part, 'reduce', { value: reduce, configurable: true })
  for (const inner of Object.values(part)) equip(inner)
}

function reduce<T>(this: readonly string[], step: (result: T, token: string) => T, start: T): T {
  let result = start
  for (const token of this) result = step(result, token)
  return result
}
