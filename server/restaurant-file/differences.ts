import { plainJson } from './plain-json.ts'

/** What a file changes, one line each, as people read it. */
export type Differences = {
  /** What is new or other than it was. */
  readonly changes: readonly string[]
  /** What the restaurant has and the file does not hold. */
  readonly missing: readonly string[]
}

type Json = { readonly [field: string]: unknown }

/** Compares two files of a restaurant in their shortest form. Things are compared by their numbers, other values as a whole. */
export function differencesOf(before: Json, after: Json): Differences {
  const changes: string[] = []
  const missing: string[] = []
  const called = (thing: Json) => calledIn(thing, Array.isArray(after.languages) ? after.languages[0] : undefined)

  function compareFields(a: Json, b: Json, path: string) {
    const fields = [...new Set([...Object.keys(a), ...Object.keys(b)])]
    for (const field of fields.filter((name) => name !== 'id' && !isSame(a[name], b[name])))
      compareValues(a[field], b[field], path === '' ? field : `${path}.${field}`)
  }

  function compareValues(was: unknown, is: unknown, at: string) {
    if (isListOfThings(was ?? is) && isListOfThings(is ?? was)) compareLists(listIn(was), listIn(is), at)
    else if (isNested(was) && isNested(is)) compareFields(was, is, at)
    else if (at.endsWith('.services')) compareFields(objectIn(was), objectIn(is), at)
    else if (is === undefined && isService(at)) missing.push(at)
    else changes.push(`${at}: ${shown(was)} → ${shown(is)}`)
  }

  function compareLists(a: readonly Json[], b: readonly Json[], path: string) {
    const was = byName(a)
    const is = byName(b)
    for (const thing of a) if (!is.has(nameOf(thing))) missing.push(`${path} ${called(thing)}`)
    for (const thing of b) {
      const earlier = was.get(nameOf(thing))
      if (earlier) compareFields(earlier, thing, `${path} ${called(thing)}`)
      else changes.push(`${path} ${called(thing)}: new`)
    }
    const stayed = a.map(nameOf).filter((name) => is.has(name))
    const stays = b.map(nameOf).filter((name) => was.has(name))
    if (!isSame(stayed, stays)) changes.push(`${path}: in another order`)
  }

  compareFields(before, after, '')
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

/** The name of a thing in quotes. */
function calledIn(thing: Json, main: unknown): string {
  const { name, title, method, means, label, from, price, points, date } = thing
  const [first] = [name, title, method, means, label, from, price, points, date].filter((each) => each !== undefined)
  const text = first ?? nameOf(thing)
  return `“${String(isObject(text) ? (text[String(main)] ?? Object.values(text)[0]) : text)}”`
}

const longest = 60

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
