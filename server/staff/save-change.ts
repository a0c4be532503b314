import type { EntityName } from '#server/payments/paid-entity.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { StaffMember } from './desk-member.ts'
import { holdMember } from './staff-members.ts'
import type { AuditEntry } from './write-audit.ts'
import { writeAudit } from './write-audit.ts'

declare const isInAudit: unique symbol

/** A change of the desk that is written, with its row of the audit. Only `saveChange` makes one. */
export type Saved = {
  /** The body of the reply. */
  readonly answer: object
  /** What has payments to carry out at the provider, now that the transaction has ended (`executeDueActions`). */
  readonly due: readonly EntityName[]
  readonly [isInAudit]: true
}

/** A change within its transaction: the reply, and the row of the audit. */
export type Change = {
  readonly answer: object
  readonly audit: AuditEntry
  readonly due: readonly EntityName[]
}

/** A change and its row of the audit; a reply that says nothing more is empty. */
export function audited(audit: AuditEntry, answer: object = {}, due: readonly EntityName[] = []) {
  return accept<Change>({ answer, audit, due })
}

type Changing = { readonly db: Database; readonly member: StaffMember; readonly nowMs: number }
type SignedOut = { readonly reason: 'signed-out' }

/**
 * The one way in which the desk changes something: the rows that `work` writes and the row of the audit come together or
 * not at all. `work` may run more than once and writes rows only. A member who was removed meanwhile is signed out.
 */
export function saveChange<R extends { readonly reason: string }>(
  { db, member, nowMs }: Changing,
  work: (tx: Database) => Promise<Verdict<Change, R>>,
): Promise<Verdict<Saved, R | SignedOut>> {
  return inTransaction<Saved, R | SignedOut>(db, async (tx) => {
    const author = await holdMember(tx, member)
    if (!author) return refuse({ reason: 'signed-out' })
    const changed = await work(tx)
    if (!changed.ok) return changed
    const { answer, due, audit } = changed.value
    await writeAudit(tx, { member: author, nowMs }, audit)
    return accept({ answer, due } as Saved)
  })
}
