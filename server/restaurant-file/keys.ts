import type { Entity } from '#server/platform/db/schema/words.ts'

import type { RestaurantRows } from './form.ts'
import type { KnownThing } from './things.ts'
import { firstThingsOfRows, thingsOfRows } from './things.ts'

/** A key that a file has given to a thing. */
export type KeyRow = { readonly entity: Entity; readonly key: string; readonly id: number }

/** The keys of everything that a restaurant has, both ways. */
export type Keys = {
  readonly keyOf: (entity: Entity, id: number) => string
  readonly has: (entity: Entity, id: number) => boolean
  readonly idOf: (entity: Entity, key: string) => number | undefined
  /** All of them. */
  readonly rows: readonly KeyRow[]
  /** The largest number that a thing of this kind has or had; 0 without any. */
  readonly largestId: (entity: Entity) => number
}

/** Keys of nothing: of a restaurant that is not there yet. */
export const noKeys: Keys = { keyOf: () => '', has: () => false, idOf: () => undefined, rows: [], largestId: () => 0 }

/**
 * The keys of a restaurant: those that files have given, those of things that are gone too, and for what the desk has made
 * those that names make. Of two with the same name the second one has its number behind it.
 */
export function keysOf(rows: RestaurantRows, given: readonly KeyRow[]): Keys {
  const byId = new Map<string, string>()
  const byKey = new Map<string, number>()
  const noted = new Map<string, KeyRow>()
  const largest = new Map<Entity, number>()
  function note({ entity, key, id }: KeyRow) {
    noted.set(`${entity} ${id}`, { entity, key, id })
    byId.set(`${entity} ${id}`, key)
    byKey.set(`${entity} ${key}`, id)
    largest.set(entity, Math.max(id, largest.get(entity) ?? 0))
  }
  function noteNew({ entity, id, ofName }: KnownThing) {
    if (byId.has(`${entity} ${id}`)) return
    note({ entity, id, key: byKey.has(`${entity} ${ofName}`) ? `${ofName}-${id}` : ofName })
  }
  const keyOf = (entity: Entity, id: number) => byId.get(`${entity} ${id}`) ?? String(id)
  given.forEach(note)
  firstThingsOfRows(rows).forEach(noteNew)
  thingsOfRows(rows, keyOf).forEach(noteNew)
  return {
    keyOf,
    has: (entity, id) => byId.has(`${entity} ${id}`),
    idOf: (entity, key) => byKey.get(`${entity} ${key}`),
    rows: [...noted.values()],
    largestId: (entity) => largest.get(entity) ?? 0,
  }
}
