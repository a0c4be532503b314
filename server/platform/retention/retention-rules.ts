import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import {
  emailConfirmations,
  googleNonces,
  passwordResets,
  sessions,
} from '#server/platform/db/schema/account-tables.ts'
import { audit } from '#server/platform/db/schema/audit-tables.ts'
import { groupOrders } from '#server/platform/db/schema/group-tables.ts'
import { jobs } from '#server/platform/db/schema/job-tables.ts'
import { operatorSessions } from '#server/platform/db/schema/operator-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { outbox, pushOutbox } from '#server/platform/db/schema/outbox-tables.ts'
import { printJobs } from '#server/platform/db/schema/printer-tables.ts'
import { idempotencyKeys } from '#server/platform/db/schema/service-tables.ts'
import { slotBookings } from '#server/platform/db/schema/slot-tables.ts'
import { staffChallenges, staffInvitations, staffSessions } from '#server/platform/db/schema/staff-tables.ts'

export type RetentionRule = {
  readonly table: PgTable
  /** The column with the moment that the days are counted from; it has an index. */
  readonly since: PgColumn
  /** The same moment in words, as docs/operating.md says it. */
  readonly moment: string
  readonly days: number
  /** Which rows of the table; all when left out. */
  readonly only?: SQL
}

/** How long rows stay that nobody asks for any more; docs/operating.md has the same table. */
export const retentionRules: readonly RetentionRule[] = [
  { table: sessions, since: sessions.expiresAt, moment: 'the session has ended', days: 1 },
  { table: staffSessions, since: staffSessions.expiresAt, moment: 'the session has ended', days: 1 },
  { table: staffChallenges, since: staffChallenges.expiresAt, moment: 'the try has ended', days: 1 },
  { table: operatorSessions, since: operatorSessions.expiresAt, moment: 'the session has ended', days: 1 },
  { table: staffInvitations, since: staffInvitations.expiresAt, moment: 'the link has ended', days: 30 },
  { table: passwordResets, since: passwordResets.expiresAt, moment: 'the link has ended', days: 1 },
  { table: emailConfirmations, since: emailConfirmations.expiresAt, moment: 'the link has ended', days: 1 },
  { table: googleNonces, since: googleNonces.expiresAt, moment: 'the sign-in has ended', days: 1 },
  { table: idempotencyKeys, since: idempotencyKeys.createdAt, moment: 'the call', days: 2 },
  { table: groupOrders, since: groupOrders.endsAt, moment: 'the slot of the group', days: 1 },
  {
    table: orders,
    since: orders.createdAt,
    moment: 'the test order was placed',
    days: 1,
    only: sql`${orders.isTest}`,
  },
  { table: outbox, since: outbox.createdAt, moment: 'the mail was written', days: 90 },
  { table: pushOutbox, since: pushOutbox.createdAt, moment: 'the message was written', days: 30 },
  { table: jobs, since: jobs.failedAt, moment: 'the job was given up', days: 90 },
  { table: printJobs, since: printJobs.endedAt, moment: 'the ticket ended', days: 30 },
  { table: slotBookings, since: slotBookings.slotStart, moment: 'the slot', days: 90 },
  { table: audit, since: audit.at, moment: 'the change', days: 365 },
]
