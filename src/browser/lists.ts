// `Array.from` and `reduce` are not used in src: pages with MooTools (to 1.5) or Prototype (to 1.7) replace them with
// functions that ignore a mapper, take no iterables, or answer something else.

/** As many items as asked for, each made from its place, which counts from 0. */
export function listOf<T>(count: number, make: (index: number) => T): T[] {
  const list: T[] = []
  for (let index = 0; index < count; index += 1) list.push(make(index))
  return list
}

/** The sum of what `amountOf` answers for each item; 0 for none. */
export function sumOf<T>(items: Iterable<T>, amountOf: (item: T) => number): number {
  let sum = 0
  for (const item of items) sum += amountOf(item)
  return sum
}

/** The characters of a text: an emoji of two code units is one. */
export function charactersOf(text: string): string[] {
  const characters: string[] = []
  for (const character of text) characters.push(character)
  return characters
}
