import type { OwnedTables } from '#demo/server/platform/db/owned-tables.ts'
import type { deliveryAddresses } from '#demo/server/platform/db/schema/account-tables.ts'
import type { restaurants } from '#demo/server/platform/db/schema/restaurant-tables.ts'
import type { rewards } from '#demo/server/platform/db/schema/savings-tables.ts'
import type { Id, LocalDate, LocalDateTime, LocalTime } from '#src/contract/values.ts'

export type RowsOf<K extends keyof OwnedTables> = readonly Omit<OwnedTables[K]['$inferInsert'], 'restaurantId'>[]

/** What a customer has collected at a restaurant. */
export type SeedCard = {
  readonly promotionId: Id<'Promotion'>
  /** Left out = as they are. */
  readonly points?: number | undefined
  readonly rewards: readonly Omit<typeof rewards.$inferInsert, 'accountId' | 'createdAt'>[]
}

/** An address that a customer has saved. */
export type SeedAddress = Omit<typeof deliveryAddresses.$inferInsert, 'accountId' | 'createdAt'>

/** A whole restaurant as data; the writer adds its id to every row. */
export type RestaurantSeed = {
  readonly restaurant: typeof restaurants.$inferInsert & { id: Id<'Restaurant'> }
  readonly card?: SeedCard
  /** Of the account that the demo signs in with. */
  readonly addresses?: readonly SeedAddress[]
} & {
  readonly [K in keyof OwnedTables]: RowsOf<K>
}

/** Marks a number as an id of whatever the row expects. */
export function id<E extends string>(value: number): Id<E> {
  return value as Id<E>
}

export function day(value: string): LocalDate {
  return value as LocalDate
}

export function moment(value: string): LocalDateTime {
  return value as LocalDateTime
}

export function time(value: string): LocalTime {
  return value as LocalTime
}
