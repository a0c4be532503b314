import { listOf } from '#src/browser/lists.ts'

/**
 * Number of letters to add, drop, change or swap with a neighbour until `typed` is a prefix of `word`; Infinity above
 * `most`. A prefix is enough, because people stop typing once they see the result.
 */
export function typoDistance(typed: string, word: string, most: number): number {
  if (word.length < typed.length - most) return Infinity
  const width = Math.min(word.length, typed.length + most)
  let twoUp: number[] = []
  let up = listOf(width + 1, (column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === word[column - 1]
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      // Each row has a cell for every column, and a swap begins in the second row and column.
      current.push(
        Math.min(
          up[column]! + 1,
          current[column - 1]! + 1,
          up[column - 1]! + (isSame ? 0 : 1),
          isSwapped ? twoUp[column - 2]! + 1 : Infinity,
        ),
      )
    }
    if (Math.min(...current) > most) return Infinity
    twoUp = up
    up = current
  }
  const distance = Math.min(...up)
  return distance > most ? Infinity : distance
}
