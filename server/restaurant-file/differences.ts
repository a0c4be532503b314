import { plainJson } from './plain-json.ts'

/** What a file changes. */
export type Differences = {
  /** What is new, other than it was, or in another place of its list. */
  readonly changes: readonly Difference[]
  /** What the restaurant has and the file does not hold. */
  readonly missing: readonly Difference[]
}
/** One thing that a file changes: a value, said in the language of whoever reads it. */
export type Difference = {
  readonly kind: 'new' | 'changed' | 'gone' | 'moved'
  /** `menu.products “Acqua”.price`: things stand in it by their names. */
  readonly path: string
  /** What is new or gone by its name, else the thing whose value it is; undefined: the restaurant, or a whole service. */
  readonly name?: string
  /** As a file writes it; undefined: it was not said. */
  readonly was?: unknown
  readonly is?: unknown
}

type Place = Pick<Difference, 'path' | 'name'>
type Json = { readonly [field: string]: unknown }

/** Compares two files of a restaurant in their shortest form. Things are compared by their numbers, other values as a whole. */
export function differencesOf(before: Json, after: Json): Differences {
  const changes: Difference[] = []
  const missing: Difference[] = []
  const called = (thing: Json) => calledIn(thing, Array.isArray(after.languages) ? after.languages[0] : undefined)

  function compareFields(a: Json, b: Json, { path, name }: Place) {
    const fields = [...new Set([...Object.keys(a), ...Object.keys(b)])]
    for (const field of fields.filter((each) => each !== 'id' && !isSame(a[each], b[each])))
      compareValues(a[field], b[field], {
        path: path === '' ? field : `${path}.${field}`,
        ...(name !== undefined && { name }),
      })
  }

  function compareValues(was: unknown, is: unknown, at: Place) {
    if (isListOfThings(was ?? is) && isListOfThings(is ?? was)) compareLists(listIn(was), listIn(is), at)
    else if (isNested(was) && isNested(is)) compareFields(was, is, at)
    else if (at.path.endsWith('.services')) compareFields(objectIn(was), objectIn(is), at)
    else if (is === undefined && isService(at.path)) missing.push({ kind: 'gone', path: at.path })
    else changes.push({ kind: 'changed', ...at, ...(was !== undefined && { was }), ...(is !== undefined && { is }) })
  }

  function compareLists(a: readonly Json[], b: readonly Json[], at: Place) {
    const { path } = at
    const was = byName(a)
    const is = byName(b)
    for (const thing of a) if (!is.has(nameOf(thing))) missing.push({ kind: 'gone', path, name: called(thing) })
    for (const thing of b) {
      const earlier = was.get(nameOf(thing))
      const name = called(thing)
      if (earlier) compareFields(earlier, thing, { path: `${path} “${name}”`, name })
      else changes.push({ kind: 'new', path, name })
    }
    const stayed = a.map(nameOf).filter((name) => is.has(name))
    const stays = b.map(nameOf).filter((name) => was.has(name))
    if (!isSame(stayed, stays)) changes.push({ kind: 'moved', ...at })
  }

  compareFields(before, after, { path: '' })
  return { changes, missing }
}

const isSame = (a: unknown, b: unknown) => plainJson(a) === plainJson(b)
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
/** A thing has a number, or a key alone. */
const nameOf = ({ id, key }: Json) => id ?? key
const byName = (list: readonly Json[]) => new Map(list.map((thing) => [nameOf(thing), thing]))
const isThing = (value: unknown): value is Json => isObject(value) && nameOf(value) !== undefined
const isListOfThings = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isThing)
const listIn = (value: unknown) => (Array.isArray(value) ? (value as readonly Json[]) : [])
const objectIn = (value: unknown) => (isObject(value) ? value : {})
/** Texts in several languages are one value; the menu and the services of a venue hold things. */
const isNested = (value: unknown): value is Json => isObject(value) && Object.values(value).some(holdsThings)
const holdsThings = (value: unknown) => isListOfThings(value) || isNested(value)
/** A whole way to order of a venue. */
const isService = (path: string) => /\.services\.\w+$/.test(path)

/** The name of a thing. */
function calledIn(thing: Json, main: unknown): string {
  const { name, title, method, means, label, from, price, points, date } = thing
  const [first] = [name, title, method, means, label, from, price, points, date].filter((each) => each !== undefined)
  const text = first ?? nameOf(thing)
  return String(isObject(text) ? (text[String(main)] ?? Object.values(text)[0]) : text)
}

const longest = 60

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** A line in English, as commands print it. */
export function differenceLine({ kind, path, name, was, is }: Difference): string {
  if (kind === 'changed') return `${path}: ${shown(was)} → ${shown(is)}`
  if (kind === 'moved') return `${path}: in another order`
  const thing = name === undefined ? path : `${path} “${name}”`
  return kind === 'new' ? `${thing}: new` : thing
}
