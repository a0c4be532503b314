import type { staffMembers } from '#server/platform/db/schema/staff-tables.ts'
import type { Id } from '#src/contract/values.ts'

export type StaffMember = typeof staffMembers.$inferSelect

/** What a member sees and changes: the orders, reservations, conversations and controls of these venues. */
export type DeskScope = {
  readonly restaurantId: Id<'Restaurant'>
  /** Null: all venues of the restaurant. */
  readonly venueId: Id<'Venue'> | null
}
