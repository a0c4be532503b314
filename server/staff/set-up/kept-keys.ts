import { keyOfItem, slug } from '#server/restaurant-file/form.ts'
import { plainJson } from '#server/restaurant-file/plain-json.ts'
import type { FileText } from '#server/restaurant-file/values.ts'
import type { Language } from '#src/options/languages.ts'

import type { Json } from './json.ts'
import { isJson } from './json.ts'

/** What things are called after that say no key: the first of these that they have. */
const namings = ['name', 'title', 'from', 'price'] as const
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
  return value.map((thing: unknown) => withKey(thing, was.filter(isThing), main))
}

function withKey(thing: unknown, before: readonly Thing[], main: Language): unknown {
  const was = isThing(thing) ? before.find(({ id }) => id === thing.id) : undefined
  if (!isThing(thing) || !was) return thing
  const whole = withKeys(thing, was, main)
  const naming = namings.find((field) => was[field] !== undefined)
  if (thing.key !== undefined || !naming || plainJson(was[naming]) === plainJson(thing[naming])) return whole
  return { ...whole, key: keyOf(was, naming, main) }
}

function keyOf(thing: Thing, naming: Naming, main: Language): string {
  if (typeof thing.key === 'string') return thing.key
  if (naming === 'name' || naming === 'title') return keyOfItem({ name: thing[naming] as FileText }, main)
  return naming === 'from' ? String(thing.from).replace(':', '') : slug(String(thing.price))
}

const isThing = (value: unknown): value is Thing => isJson(value) && typeof value.id === 'number'
