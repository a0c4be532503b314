import type { Messages } from '@lingui/core'

/**
 * Lingui puts a text together by `tokens.reduce(…)`. Where the page has replaced `reduce` (Prototype 1.6 answers the list
 * itself), each text gets one of its own, which is all of it that lingui needs.
 */
export function withOwnReduce(messages: Messages): Messages {
  // oxlint-disable-next-line no-restricted-properties -- asks whether it is the page's own
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
