import { readAudit } from '#desk/contract/audit.ts'

import { fieldNamesOf } from './audit-field-names.ts'
import type { DeskRoutes } from './desk-answer.ts'
import { auditBefore } from './read-audit.ts'

/** Owners read who changed what at their restaurant (decision 95). */
export function deskAuditRoutes({ read }: DeskRoutes) {
  read(readAudit, async ({ db, member, language, idOf }) => {
    const page = { restaurantId: member.restaurantId, before: idOf('before') }
    const { rows, hasMore } = await auditBefore(db, page)
    return {
      entries: rows.map(({ id, at, memberId, memberName, memberEmail, action, subject, before, after }) => ({
        id,
        at: at.toISOString(),
        member: { id: memberId, name: memberName, email: memberEmail },
        action,
        subject,
        before,
        after,
        fieldNames: fieldNamesOf([before, after], language),
      })),
      hasMore,
    }
  })
}
