import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import type { AuditAction, AuditFacts } from '#desk/contract/audit.ts'
import type { Id } from '#src/contract/values.ts'

import { instant } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'
import { staffMembers } from './staff-tables.ts'

/** Who changed what at the staff desk (decision 95). Rows are written with the change and never change themselves. */
export const audit = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    restaurantId: restaurantId(),
    /** Null: the member was removed since. */
    memberId: integer()
      .references(() => staffMembers.id, { onDelete: 'set null' })
      .$type<Id<'Staff'>>(),
    /** Name and e-mail address of the member as they were then. */
    memberName: text().notNull(),
    memberEmail: text().notNull(),
    at: instant(),
    action: text().notNull().$type<AuditAction>(),
    /** The number of what was changed; of a way to order its venue and type, `11/takeAway`; of a photo its code. */
    subject: text().notNull(),
    /** Null: it was not there, or the change has nothing to compare. Never a secret, never data of a diner. */
    before: jsonb().$type<AuditFacts>(),
    /** Null: it is not there any more, or the change has nothing to compare. The same rules. */
    after: jsonb().$type<AuditFacts>(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    // Removing a member empties `memberId` of the rows.
    index('audit_member').on(table.memberId),
    index('audit_age').on(table.at),
  ],
)
