import type { Refusal } from '#desk/contract/refusal.ts'
import type { EntityName } from '#server/payments/paid-entity.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import type { AuditEntry } from '#server/platform/write-audit.ts'
import { writeAudit } from '#server/platform/write-audit.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { StaffMember } from './desk-member.ts'
import { holdMember } from './staff-members.ts'

declare const isInAudit: unique symbol

/** A change of the desk that is written, with its row of the audit. Only `saveChange` makes one. */
export type Saved<A = object> = {
  /** The body of the reply. */
  readonly answer: A
  /** What has payments to carry out at the provider, now that the transaction has ended (`executeDueActions`). */
  readonly due: readonly EntityName[]
  readonly [isInAudit]: true
}

/** A change within its transaction: the reply, and the row of the audit. */
export type Change<A = object> = {
  readonly answer: A
  readonly audit: AuditEntry
  readonly due: readonly EntityName[]
}

/** A change and its row of the audit; a reply that says nothing more is empty. */
export function audited<A extends object = object>(
  audit: AuditEntry,
  answer: A = {} as A,
  due: readonly EntityName[] = [],
) {
  return accept<Change<A>>({ answer, audit, due })
}

type Changing = { readonly db: Database; readonly member: StaffMember; readonly nowMs: number }

/**
 * The one way in which the desk changes something: the rows that `work` writes and the row of the audit come together or
 * not at all. `work` may run more than once and writes rows only. A member who was removed meanwhile is signed out.
 */
export function saveChange<A = object>(
  { db, member, nowMs }: Changing,
  work: (tx: Database) => Promise<Verdict<Change<A>, Refusal>>,
): Promise<Verdict<Saved<A>, Refusal>> {
  return inTransaction<Saved<A>, Refusal>(db, async (tx) => {
    const author = await holdMember(tx, member)
    if (!author) return refuse({ reason: 'signed-out' })
    const changed = await work(tx)
    if (!changed.ok) return changed
    const { answer, due, audit } = changed.value
    await writeAudit(tx, { member: author, nowMs }, audit)
    return accept({ answer, due } as Saved<A>)
  })
}
