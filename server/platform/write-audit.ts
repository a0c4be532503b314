import type { AuditAction, AuditFacts } from '#desk/contract/audit.ts'
import type { Id } from '#src/contract/values.ts'

import type { Database } from './db/database.ts'
import { audit } from './db/schema/audit-tables.ts'

/** What somebody does, to what, and what it was before and is from now on; the columns of `audit` say more. */
export type AuditEntry = {
  readonly action: AuditAction
  readonly subject: number | string
  readonly before: AuditFacts | null
  readonly after: AuditFacts | null
}
export type Author = {
  readonly member: {
    readonly restaurantId: Id<'Restaurant'>
    /** Null: the service. */
    readonly id: Id<'Staff'> | null
    readonly name: string
    readonly email: string
  }
  readonly nowMs: number
}

/** Who has done it where the service has done something by itself; it has no address. */
export function serviceOf(restaurantId: Id<'Restaurant'>): Author['member'] {
  return { restaurantId, id: null, name: 'service', email: '' }
}

/** Writes who changed what; the caller's transaction makes the change and this row, or neither (decision 95). */
export async function writeAudit(tx: Database, { member, nowMs }: Author, entry: AuditEntry): Promise<void> {
  const { restaurantId, id, name, email } = member
  await tx.insert(audit).values({
    ...entry,
    subject: String(entry.subject),
    restaurantId,
    memberId: id,
    memberName: name,
    memberEmail: email,
    at: new Date(nowMs),
  })
}
