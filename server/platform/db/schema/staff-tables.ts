import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import type { Id } from '#src/contract/values.ts'
import { languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'

import { flag, idOrNull, instant, instantOrNull, words } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'
import { challengePurposes, oneOf, staffRoles } from './words.ts'

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
    /** What their passkeys call them instead of an e-mail address: random, in base64url; null = they never had one. */
    passkeyHandle: text(),
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

/** Passkeys that members sign in with at the desk: what their devices keep is the other half (decision 130). */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity().$type<Id<'Passkey'>>(),
    memberId: integer()
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' })
      .$type<Id<'Staff'>>(),
    /** The name that its device gave it, in base64url. */
    credentialId: text().notNull(),
    /** A COSE key, in base64url. */
    publicKey: text().notNull(),
    /** How often its device says to have signed, of 32 bits; devices that do not count say 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach its device, in their words: `internal`, `usb` … */
    transports: words(),
    /** As its member calls it. */
    name: text().notNull(),
    /** Whether its device says that it is copied to other devices of the same account. */
    isBackedUp: flag(),
    createdAt: instant(),
    /** Null = never. */
    lastUsedAt: instantOrNull(),
  },
  (table) => [
    uniqueIndex('staff_passkeys_credential').on(table.credentialId),
    index('staff_passkeys_member').on(table.memberId),
  ],
)

/** What a device is asked to sign, once: whoever answers takes the row away. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    /** Random, in base64url. */
    challenge: text().primaryKey(),
    purpose: text().notNull().$type<(typeof challengePurposes)[number]>(),
    /** Who adds a passkey; null = whoever signs in, which is not known yet. */
    memberId: integer()
      .references(() => staffMembers.id, { onDelete: 'cascade' })
      .$type<Id<'Staff'>>(),
    expiresAt: instant(),
  },
  (table) => [
    index('staff_challenges_member').on(table.memberId),
    index('staff_challenges_expiry').on(table.expiresAt),
    oneOf('staff_challenges_purpose', table.purpose, challengePurposes),
  ],
)
