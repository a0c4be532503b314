// `Array.from` and `reduce` are not used in src: MooTools (up to 1.5) and Prototype (up to 1.7) replace them with
// functions that ignore a mapper, accept no iterables, or return something else.

/** A list of `count` items; `make` gets the index from 0. */
export function listOf<T>(count: number, make: (index: number) => T): T[] {
  const list: T[] = []
  for (let index = 0; index < count; index += 1) list.push(make(index))
  return list
}

/** The sum of `amountOf` over all items; 0 for none. */
export function sumOf<T>(items: Iterable<T>, amountOf: (item: T) => number): number {
  let sum = 0
  for (const item of items) sum += amountOf(item)
  return sum
}

/** The code points of a text: an emoji of two UTF-16 units is one item. */
export function charactersOf(text: string): string[] {
  const characters: string[] = []
  for (const character of text) characters.push(character)
  return characters
}
