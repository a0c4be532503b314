import type { AuditAction, AuditFacts } from '#desk/contract/audit.ts'
import type { Database } from '#server/platform/db/database.ts'
import { audit } from '#server/platform/db/schema/audit-tables.ts'

import type { StaffMember } from './desk-member.ts'

/** What a member does, to what, and what it was before and is from now on; the columns of `audit` say more. */
export type AuditEntry = {
  readonly action: AuditAction
  readonly subject: number | string
  readonly before: AuditFacts | null
  readonly after: AuditFacts | null
}
type Author = { readonly member: Pick<StaffMember, 'restaurantId' | 'id' | 'name' | 'email'>; readonly nowMs: number }

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
