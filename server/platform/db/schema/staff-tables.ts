import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import type { Id } from '#src/contract/values.ts'
import { languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'

import { idOrNull, instant, instantOrNull } from './columns.ts'
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
    /** When a desk of it was connected last, to some ten seconds; null = never. */
    seenAt: instantOrNull(),
  },
  (table) => [index('staff_sessions_member').on(table.memberId), index('staff_sessions_expiry').on(table.expiresAt)],
)

/**
 * Links by which somebody comes to a desk, kept as the hash of their tokens: each works once (decision 132). Whoever is invited
 * again has the newer link only.
 */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    restaurantId: restaurantId(),
    /** In lower case. */
    email: text().notNull(),
    name: text().notNull(),
    tokenHash: text().notNull().unique('staff_invitations_token'),
    createdAt: instant(),
    expiresAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.email] }),
    index('staff_invitations_expiry').on(table.expiresAt),
  ],
)

/** Devices of the staff that get push messages: one address of a push service for each, which ends with its session. */
export const staffDevices = pgTable(
  'staff_devices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    restaurantId: restaurantId(),
    memberId: integer()
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' })
      .$type<Id<'Staff'>>(),
    sessionHash: text()
      .notNull()
      .references(() => staffSessions.tokenHash, { onDelete: 'cascade' }),
    /** Where the push service of its browser takes messages (RFC 8030). */
    endpoint: text().notNull(),
    /** The two keys of the browser that messages are encrypted with (RFC 8291), in base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Of what its messages say. */
    language: text().notNull().$type<Language>(),
    createdAt: instant(),
  },
  (table) => [
    uniqueIndex('staff_devices_endpoint').on(table.restaurantId, table.endpoint),
    index('staff_devices_member').on(table.memberId),
    index('staff_devices_session').on(table.sessionHash),
    oneOf('staff_devices_language', table.language, languages),
  ],
)
