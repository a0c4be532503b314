import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import type { Id } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'

import { idOrNull, instant } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'
import { oneOf, staffRoles } from './words.ts'

/** Who may use the staff desk of a restaurant (decision 51). */
export const staffMembers = pgTable(
  'staff_members',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity().$type<Id<'Staff'>>(),
    restaurantId: restaurantId(),
    /** In lower case. */
    email: text().notNull(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    role: text().notNull().$type<(typeof staffRoles)[number]>(),
    /** What a member sees and changes: one venue; null = all of them, as owners do. */
    venueId: idOrNull<'Venue'>(),
    /** What the desk is shown in; null = never chosen, that of the browser counts. */
    language: text().$type<Language>(),
    createdAt: instant(),
  },
  (table) => [
    uniqueIndex('staff_members_email').on(table.restaurantId, table.email),
    oneOf('staff_members_role', table.role, staffRoles),
  ],
)

/** A sign-in at the desk, kept as the hash of its token. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' })
      .$type<Id<'Staff'>>(),
    createdAt: instant(),
    expiresAt: instant(),
  },
  (table) => [index('staff_sessions_member').on(table.memberId), index('staff_sessions_expiry').on(table.expiresAt)],
)
