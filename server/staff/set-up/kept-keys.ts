import { keyOfItem, slug } from '#server/restaurant-file/form.ts'
import { plainJson } from '#server/restaurant-file/plain-json.ts'
import type { FileText } from '#server/restaurant-file/values.ts'
import type { Language } from '#src/options/languages.ts'

import type { Json } from './json.ts'
import { isJson } from './json.ts'

/** What things are called after that say no key: the first of these that they have; rewards after their points. */
const namings = ['points', 'name', 'title', 'from', 'price'] as const
type Naming = (typeof namings)[number]
type Thing = Json & { readonly id: number }

/**
 * The value of a part with the keys of things that are called otherwise now, at any depth: other parts of the file name them by
 * those, and times that change places with one another stay the same things.
 */
export function withKeys(value: Json, before: Json, main: Language): Json {
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, kept(each, before[field], main)]))
}

function kept(value: unknown, before: unknown, main: Language): unknown {
  if (!Array.isArray(value)) return isJson(value) && isJson(before) ? withKeys(value, before, main) : value
  const was: readonly unknown[] = Array.isArray(before) ? before : []
  const things = value.map((thing: unknown) => withKey(thing, was.filter(isThing), main))
  return things.map((thing) => withFreeKey(thing, things, main))
}

function withKey(thing: unknown, before: readonly Thing[], main: Language): unknown {
  const was = isThing(thing) ? before.find(({ id }) => id === thing.id) : undefined
  if (!isThing(thing) || !was) return thing
  const whole = withKeys(thing, was, main)
  const naming = namings.find((field) => was[field] !== undefined)
  if (thing.key !== undefined || !naming || plainJson(was[naming]) === plainJson(thing[naming])) return whole
  return { ...whole, key: keyOf(was, naming, main) }
}

/** Something new may have the name that another thing had before: that one keeps its key. */
function withFreeKey(thing: unknown, all: readonly unknown[], main: Language): unknown {
  if (!isJson(thing) || thing.id !== undefined || thing.key !== undefined) return thing
  const own = nameKey(thing, main)
  const others = all.filter(isThing).filter((other) => other.key !== undefined && nameKey(other, main) !== own)
  const taken = new Set(others.map(({ key }) => String(key)))
  if (own === null || !taken.has(own)) return thing
  let count = 2
  while (taken.has(`${own}-${count}`)) count += 1
  return { ...thing, key: `${own}-${count}` }
}

/** The key that the name of a thing makes; null = it has none. */
function nameKey({ name, title = name }: Json, main: Language): string | null {
  return typeof title === 'string' || isJson(title) ? keyOfItem({ name: title as FileText }, main) : null
}

function keyOf(thing: Thing, naming: Naming, main: Language): string {
  if (typeof thing.key === 'string') return thing.key
  if (naming === 'points') return String(thing.points)
  if (naming === 'name' || naming === 'title') return keyOfItem({ name: thing[naming] as FileText }, main)
  return naming === 'from' ? String(thing.from).replace(':', '') : slug(String(thing.price))
}

const isThing = (value: unknown): value is Thing => isJson(value) && typeof value.id === 'number'
