import { listOf } from '#src/browser/lists.ts'

const shown = 3

/** At most 3 of the distinct ids, chosen at random when there are more [PROD-58]. `random` answers from 0 up to 1. */
export function pickSuggestions<T>(ids: readonly T[], random: () => number): T[] {
  const left = [...new Set(ids)]
  if (left.length <= shown) return left
  return listOf(shown, () => left.splice(Math.floor(random() * left.length), 1)).flat()
}
