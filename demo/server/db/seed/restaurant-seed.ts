import type { OwnedTables } from '#demo/server/db/owned-tables.ts'
import type { restaurants } from '#demo/server/db/schema/restaurant.ts'
import type { Id, LocalTime } from '#src/contract/values.ts'

export type RowsOf<K extends keyof OwnedTables> = readonly Omit<OwnedTables[K]['$inferInsert'], 'restaurantId'>[]

/** A whole restaurant as data; the writer adds its id to every row. */
export type RestaurantSeed = { readonly restaurant: typeof restaurants.$inferInsert & { id: Id<'Restaurant'> } } & {
  readonly [K in keyof OwnedTables]: RowsOf<K>
}

/** Marks a number as an id of whatever the row expects. */
export function id<E extends string>(value: number): Id<E> {
  return value as Id<E>
}

export function time(value: string): LocalTime {
  return value as LocalTime
}
