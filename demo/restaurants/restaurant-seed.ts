import type { OwnedTables } from '#server/platform/db/owned-tables.ts'
import type { deliveryAddresses } from '#server/platform/db/schema/account-tables.ts'
import type { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import type { rewards } from '#server/platform/db/schema/savings-tables.ts'
import type { Id, LocalDate, LocalDateTime, LocalTime } from '#src/contract/values.ts'

export type RowsOf<K extends keyof OwnedTables> = readonly Omit<OwnedTables[K]['$inferInsert'], 'restaurantId'>[]

/** A customer's loyalty card at a restaurant: points and rewards. */
export type SeedCard = {
  readonly promotionId: Id<'Promotion'>
  /** undefined = unchanged. */
  readonly points?: number | undefined
  readonly rewards: readonly Omit<typeof rewards.$inferInsert, 'accountId' | 'createdAt'>[]
}

/** A saved address of a customer. */
export type SeedAddress = Omit<typeof deliveryAddresses.$inferInsert, 'accountId' | 'createdAt'>

/** All data of a restaurant; seed.ts adds the restaurant id to every row. */
export type RestaurantSeed = {
  readonly restaurant: typeof restaurants.$inferInsert & { id: Id<'Restaurant'> }
  readonly card?: SeedCard
  /** Saved addresses of the demo account. */
  readonly addresses?: readonly SeedAddress[]
} & {
  readonly [K in keyof OwnedTables]: RowsOf<K>
}

/** Casts a number to the branded id that the row expects. */
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
