import type { OwnedTables } from '#server/platform/db/owned-tables.ts'
import type { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import type { Entity } from '#server/platform/db/schema/words.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import { textIn } from '#server/platform/texts/language.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { normalWords } from '#src/domain/menu/normal-words.ts'
import type { Language } from '#src/options/languages.ts'
import { languages as allLanguages } from '#src/options/languages.ts'

import type { FaultText } from './faults.ts'
import { plainJson } from './plain-json.ts'
import type { FileText } from './values.ts'

/** A row of a restaurant's own data, whole, without the number of the restaurant. */
export type RowOf<K extends keyof OwnedTables> = Omit<OwnedTables[K]['$inferSelect'], 'restaurantId'>
/** The row of a restaurant itself, as far as a file says it. */
export type RestaurantRow = Omit<typeof restaurants.$inferSelect, 'id' | 'key' | 'contentVersion' | 'pauseEnds'>
/** Everything of a restaurant. */
export type RestaurantRows = { readonly restaurant: RestaurantRow } & {
  readonly [K in keyof OwnedTables]: readonly RowOf<K>[]
}

/** What the parts of a file need to become rows. */
export type Reading = {
  /** The language of texts that stand alone. */
  readonly main: Language
  /** The number of the thing that stands at a path of the file. */
  readonly numberOf: <E extends Entity>(entity: E, path: string) => Id<E>
  /** The number of a thing that is named at `path`; the file does not hold it = a fault is noted, and 0. */
  readonly named: <E extends Entity>(entity: E, reference: string, path: string) => Id<E>
  /** The code of a photo that the file names. */
  readonly codeOfPhoto: (photo: string) => string
  readonly codeOfLogo: (logo: string) => string
  /** Notes what is wrong with the place at a path. */
  readonly refuse: (path: string, says: FaultText) => void
}

/** What rows need to become a file. */
export type Writing = {
  readonly main: Language
  /** Those of the restaurant, the main one first. */
  readonly languages: readonly Language[]
  readonly keyOf: (entity: Entity, id: number) => string
  /** Whether there is such a thing: a row may name one that is gone. */
  readonly has: (entity: Entity, id: number) => boolean
  /** How the file names the photo with a code. */
  readonly photoOf: (code: string) => string
}

/** The keys of the things that a row names, without those that are gone; undefined without any. */
export function keysHere(writing: Writing, entity: Entity, ids: readonly number[]): string[] | undefined {
  return someOf(ids.filter((id) => writing.has(entity, id)).map((id) => writing.keyOf(entity, id)))
}

/** The key that a name makes: its words in lower case, without accents. */
export function keyOfName(name: FileText, main: Language): string {
  return slug(typeof name === 'string' ? name : textIn(name, { language: main, main }))
}

export function slug(text: string): string {
  return normalWords(text).join('-') || 'x'
}

/** How a thing of a file is called: by its key, else by its name. */
export function keyOfItem(
  { key, name }: { readonly key?: string | undefined; readonly name: FileText },
  main: Language,
): string {
  return key === undefined ? keyOfName(name, main) : slug(key)
}

/**
 * Notes a fault beside each thing of a list that is called as one before it. Such things are known by their keys on all dishes, and
 * one dish has each of them once.
 */
export function refuseTwice(
  reading: Pick<Reading, 'main' | 'refuse'>,
  things: readonly Parameters<typeof keyOfItem>[0][],
  path: string,
): void {
  const keys = things.map((each) => keyOfItem(each, reading.main))
  for (const [index, name] of keys.entries())
    if (keys.indexOf(name) < index) reading.refuse(`${path}[${index}].name`, { id: 'twice', values: { name } })
}

/** The numbers of the things that a list names, each fault with its place. */
export function namedAll<E extends Entity>(
  reading: Reading,
  entity: E,
  list: { readonly references: readonly string[] | undefined; readonly path: string },
): Id<E>[] {
  return (list.references ?? []).map((reference, index) => reading.named(entity, reference, `${list.path}[${index}]`))
}

/** Texts as they are stored. */
export function textsOf(text: FileText, { main }: Pick<Reading, 'main'>): Texts {
  return typeof text === 'string' ? { [main]: text } : text
}

export function textsOrNull(text: FileText | undefined, reading: Pick<Reading, 'main'>): Texts | null {
  return text === undefined ? null : textsOf(text, reading)
}

/** Texts as a file writes them, as one where they read the same in all languages; undefined without any. */
export function fileText(texts: Texts | null, { main, languages }: Writing): FileText | undefined {
  const given = Object.entries(texts ?? {})
  if (texts === null || given.length === 0) return undefined
  const isOne = given.every(([, value]) => value === texts[main])
  const isWhole = given.length === 1 || languages.every((language) => texts[language] !== undefined)
  if (isOne && isWhole) return texts[main]
  const ordered = [...new Set([...languages, ...allLanguages])]
  return Object.fromEntries(
    ordered.flatMap((language) => (texts[language] === undefined ? [] : [[language, texts[language]]])),
  )
}

/** Cents in units of the currency. */
export function units(amount: Cents): number {
  return amount / 100
}

export function unitsOrNull(amount: Cents | null): number | undefined {
  return amount === null ? undefined : amount / 100
}

/** The value, or undefined where it is what a file may leave out. */
export function unless<T>(value: T, usual: NoInfer<T>): T | undefined {
  return plainJson(value) === plainJson(usual) ? undefined : value
}

export function someOf<T>(list: readonly T[]): T[] | undefined {
  return list.length === 0 ? undefined : [...list]
}

type Whole<T> = { readonly [K in keyof Required<T>]: T[K] | null | undefined }

/** A thing as a file writes it: every field of its type is named, and those without a value are left out. */
export function compact<T extends object>(fields: Whole<T>): T {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(given) as T
}
