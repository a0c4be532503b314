import type { Entity } from '#server/platform/db/schema/words.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { Fault, Faults } from './faults.ts'
import type { Keys, KeyRow } from './keys.ts'
import type { Thing } from './things.ts'

/** Things that several places of a file are about: the same size stands on many products. */
const shared: ReadonlySet<Entity> = new Set<Entity>(['Size', 'Variant', 'ExtraGroup'])
/** Things that are known by their name, so that two of one name need a key. The others are counted: `1200-2`. */
const namedOnes: ReadonlySet<Entity> = new Set<Entity>([
  'Venue',
  'DeliveryCity',
  'DeliveryZone',
  'ServicePoint',
  'Table',
  'DiscountCode',
  'Promotion',
  'Menu',
  'Category',
  'ProductType',
  'Trait',
  'Ingredient',
  'ExtraSet',
  'Product',
])

export type Numbers = {
  /** The number of the thing at a path. */
  readonly at: ReadonlyMap<string, number>
  /** `Category pizze` → 3. */
  readonly named: ReadonlyMap<string, number>
  readonly keys: readonly KeyRow[]
}

/**
 * Gives every thing of a file its number: the one it says, the one that its key has already, or the next that was never
 * used.
 */
export function numberThings(things: readonly Thing[], known: Keys): Verdict<Numbers, Faults> {
  const faults: Fault[] = []
  const keyed = withKeys(things, faults)
  const ids = new Map<string, number>()
  const keyOfId = new Map<string, string>()
  const next = new Map<Entity, number>()
  for (const { entity, id = 0 } of keyed) next.set(entity, Math.max(id, next.get(entity) ?? known.largestId(entity)))

  function take(thing: Thing): number {
    const { entity, key, id: said } = thing
    const name = `${entity} ${key}`
    const here = known.idOf(entity, key)
    const id = ids.get(name) ?? said ?? here ?? (next.get(entity) ?? 0) + 1
    faults.push(...faultsOf(thing, { id, here, other: keyOfId.get(`${entity} ${id}`) }))
    ids.set(name, id)
    keyOfId.set(`${entity} ${id}`, key)
    next.set(entity, Math.max(id, next.get(entity) ?? 0))
    return id
  }

  // Those that say their number come first, so that nobody else is given it.
  const ordered = [...keyed.filter(({ id }) => id !== undefined), ...keyed.filter(({ id }) => id === undefined)]
  const at = new Map(ordered.map((thing) => [thing.path, take(thing)]))
  if (faults.length > 0) return refuse(faults)
  const keys = new Map(keyed.map(({ entity, key }) => [`${entity} ${key}`, { entity, key }]))
  return accept({
    at,
    named: ids,
    keys: [...keys].map(([name, row]) => ({ ...row, id: ids.get(name) ?? 0 })),
  })
}

type Taken = { readonly id: number; readonly here: number | undefined; readonly other: string | undefined }

/** What is wrong with the number of a thing: `here` is the one that its key has, `other` the key that has the number. */
function faultsOf({ key, id: said, path }: Thing, { id, here, other }: Taken): Fault[] {
  const isElsewhere = other !== undefined && other !== key
  const at = `${path}.id`
  // The number that it has in the restaurant, or elsewhere in the file.
  const others = said === undefined ? [] : [...new Set([here ?? said, id])].filter((number) => number !== said)
  return [
    ...others.map((number): Fault => ({
      path: at,
      says: { id: 'otherNumber', values: { name: key, number, said: said ?? number } },
    })),
    ...(isElsewhere ? [{ path: at, says: { id: 'takenNumber', values: { number: id, name: other } } } as const] : []),
  ]
}

/** The things with a key each: a name that stands twice is a fault, other things are counted, past the keys that are said. */
function withKeys(things: readonly Thing[], faults: Fault[]): Thing[] {
  const seen = new Map<string, number>()
  const taken = new Set(things.map(({ entity, key }) => `${entity} ${key}`))
  return things.map((thing) => {
    const name = `${thing.entity} ${thing.key}`
    let times = (seen.get(name) ?? 0) + 1
    if (times === 1 || shared.has(thing.entity)) {
      seen.set(name, 1)
      return thing
    }
    while (taken.has(`${name}-${times}`)) times += 1
    seen.set(name, times)
    if (namedOnes.has(thing.entity))
      faults.push({ path: thing.path, says: { id: 'twice', values: { name: thing.key } } })
    return { ...thing, key: `${thing.key}-${times}` }
  })
}
