import type { AuditFacts } from '#desk/contract/audit.ts'

import type { DeskField } from './desk-field.ts'

type Fields = readonly DeskField[]

/** What the audit says of a thing that was made: the fields that are filled in, as they would be typed. */
export function filledFacts(fields: Fields): AuditFacts {
  return Object.fromEntries(fields.filter(({ value }) => value !== '').map((field) => [field.name, factOf(field)]))
}

/** What the audit says of a form that was saved: the fields that are others now, before and after. */
export function changedFacts(
  before: Fields,
  after: Fields,
): { readonly before: AuditFacts; readonly after: AuditFacts } {
  return { before: factsUnlike(before, after), after: factsUnlike(after, before) }
}

function factsUnlike(fields: Fields, others: Fields): AuditFacts {
  const values = new Map(others.map(({ name, value }) => [name, value]))
  const unlike = fields.filter(({ name, value }) => value !== values.get(name))
  return Object.fromEntries(unlike.map((field) => [field.name, factOf(field)]))
}

/** Of people who are listed only how many they are: what a customer has deleted must not live on here. */
function factOf({ value, namesPeople }: DeskField): string | number {
  return namesPeople ? value.split(',').filter((part) => part.trim() !== '').length : value
}
