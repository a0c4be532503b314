import type { staffMembers } from '#server/platform/db/schema/staff-tables.ts'
import type { VenueScope } from '#server/venues/venue-scope.ts'

export type StaffMember = typeof staffMembers.$inferSelect

/** What a member sees and changes: the orders, reservations, conversations and controls of these venues. */
export type DeskScope = VenueScope
