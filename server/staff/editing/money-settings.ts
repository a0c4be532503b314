import type { AuditAction } from '#desk/contract/audit.ts'
import type { StaffMember } from '#server/staff/desk-member.ts'

import type { DeskField } from './desk-field.ts'
import type { Typed } from './desk-form.ts'

/**
 * Fields that only owners see and change, by what the audit calls the change: how the restaurant is taxed. Payment accounts
 * and the legal seller are no forms of the desk; one that becomes a form is named here (decision 123).
 */
const moneySettings: Partial<Record<AuditAction, readonly string[]>> = {
  'settings.venue': ['requiresInvoice'],
}

type Editor = Pick<StaffMember, 'role'>

/** The fields of a form that a member sees. */
export function fieldsFor({ role }: Editor, action: AuditAction, fields: readonly DeskField[]): readonly DeskField[] {
  const hidden = role === 'owner' ? [] : (moneySettings[action] ?? [])
  return fields.filter(({ name }) => !hidden.includes(name))
}

/** What a member has typed into the fields that they see. */
export function typedBy({ role }: Editor, action: AuditAction, typed: Typed): Typed {
  const hidden = role === 'owner' ? [] : (moneySettings[action] ?? [])
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !hidden.includes(name)))
}
