export type Path = readonly (string | number)[]
export type Json = Readonly<Record<string, unknown>>

/** Every place of a value. */
export function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [
    path,
    ...Object.entries(value).flatMap(([key, each]) => placesOf(each, [...path, isList(value) ? Number(key) : key])),
  ]
}
const isList = (value: unknown) => Array.isArray(value)

/** The value with another one at a place; undefined takes the field away. */
export function changed(value: unknown, [first, ...rest]: Path, other: unknown): unknown {
  if (first === undefined) return other
  if (Array.isArray(value)) return value.map((each, index) => (index === first ? changed(each, rest, other) : each))
  return { ...(value as Json), [first]: changed((value as Json)[first], rest, other) }
}

/** Whether a value has such a place. */
export function isThere(value: unknown, [first, ...rest]: Path): boolean {
  if (first === undefined) return true
  return typeof value === 'object' && value !== null && isThere((value as Json)[first], rest)
}

/** What stands wrongly at most places. */
export const wrongValues: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['an empty text', ''],
  ['a blank text', '   '],
  ['a text', 'nowhere to be found'],
  ['a text that cannot be kept', 'a\0b'],
  ['half of a character', 'a\uD800b'],
  ['a very long text', 'x'.repeat(20_000)],
  ['a price in words', '6,50'],
  ['a negative number', -1],
  ['a fraction', 0.125],
  ['a huge number', 1e300],
  ['a number', 3],
  ['true', true],
  ['an empty list', []],
  ['a list of lists', [[[]]]],
  ['an empty object', {}],
  ['an object of objects', { it: { it: {} } }],
  ['prototypes', JSON.parse('{"__proto__": 1, "constructor": 2}')],
]
