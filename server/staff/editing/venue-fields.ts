import type { Id } from '#src/contract/values.ts'

import type { DeskField, FieldValue } from './desk-field.ts'
import { tickedOf, tickFields } from './tick-fields.ts'

export type NamedVenue = { readonly id: Id<'Venue'>; readonly name: string }

/** One tick for each venue that is not excluded; no field where a restaurant has one venue only. */
export function venueFields(
  at: { readonly name: string; readonly group: string },
  venues: readonly NamedVenue[],
  excludedIds: readonly Id<'Venue'>[],
): DeskField[] {
  if (venues.length < 2) return []
  const choices = venues.map(({ id, name }) => ({ id, label: name }))
  const included = venues.map(({ id }) => id).filter((id) => !excludedIds.includes(id))
  return tickFields(at, choices, included)
}

/** The venues without a tick. A venue that is not there any more stays excluded, and a single venue as it was. */
export function typedExcluded(
  values: ReadonlyMap<string, FieldValue>,
  name: string,
  venues: readonly NamedVenue[],
  before: readonly Id<'Venue'>[],
): Id<'Venue'>[] {
  if (venues.length < 2) return [...before]
  const ids = venues.map(({ id }) => id)
  const ticked = tickedOf(values, name, ids)
  return [...before.filter((id) => !ids.includes(id)), ...ids.filter((id) => !ticked.includes(id))]
}
