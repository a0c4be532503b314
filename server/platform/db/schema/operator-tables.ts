import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import type { Id } from '#src/contract/values.ts'

import { instant } from './columns.ts'

/** The provider's people, who make restaurants and invite their owners (decision 132). They belong to no restaurant. */
export const operators = pgTable('operators', {
  id: integer().primaryKey().generatedByDefaultAsIdentity().$type<Id<'Operator'>>(),
  /** In lower case. */
  email: text().notNull().unique('operators_email'),
  name: text().notNull(),
  passwordHash: text().notNull(),
  createdAt: instant(),
})

/** A sign-in of an operator, kept as the hash of its token. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    tokenHash: text().primaryKey(),
    operatorId: integer()
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' })
      .$type<Id<'Operator'>>(),
    createdAt: instant(),
    expiresAt: instant(),
  },
  (table) => [
    index('operator_sessions_operator').on(table.operatorId),
    index('operator_sessions_expiry').on(table.expiresAt),
  ],
)
