import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { writeAudit } from '#server/platform/write-audit.ts'
import { endInvitation } from '#server/staff/staff-invitations.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { Operator } from './operators.ts'

type Withdrawing = {
  readonly restaurantId: Id<'Restaurant'>
  /** In lower case. */
  readonly email: string
  readonly operator: Operator
  readonly nowMs: number
}

/** Takes an invitation back, so that its link leads nowhere. Refused as `unknown` when it was used, or is over. */
export function withdrawInvitation(
  db: Database,
  { restaurantId, email, operator, nowMs }: Withdrawing,
): Promise<Verdict<object, { readonly reason: 'unknown' }>> {
  return inTransaction(db, async (tx) => {
    const name = await endInvitation(tx, { restaurantId, email, nowMs })
    if (name === null) return refuse({ reason: 'unknown' as const })
    const author = { restaurantId, id: null, name: operator.name, email: operator.email }
    const entry = {
      action: 'member.withdraw',
      subject: email,
      before: { email, name, role: 'owner' },
      after: null,
    } as const
    await writeAudit(tx, { member: author, nowMs }, entry)
    return accept({})
  })
}
