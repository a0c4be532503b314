import type { AuditAction, AuditKind, ListedAuditEntry } from '#desk/contract/audit.ts'

type Entries = readonly ListedAuditEntry[]

/** Empty texts = everybody, everything. */
export type AuditFilter = {
  /** E-mail address of the member, which stays when the member is removed. */
  readonly email: string
  readonly kind: AuditKind | ''
}

export function kindOf(action: AuditAction): AuditKind {
  return action.slice(0, action.indexOf('.')) as AuditKind
}

export function matching(entries: Entries, { email, kind }: AuditFilter): Entries {
  return entries.filter(
    ({ member, action }) => (email === '' || member.email === email) && (kind === '' || kindOf(action) === kind),
  )
}

/** Who and what is in a list, each once: what can be asked for. */
export function choicesOf(entries: Entries) {
  // The newest entry of a member says the name: the list begins with it.
  const names = new Map(entries.toReversed().map(({ member }) => [member.email, member.name]))
  return { members: [...names], kinds: [...new Set(entries.map(({ action }) => kindOf(action)))] }
}
