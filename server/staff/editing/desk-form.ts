import { createHash } from 'node:crypto'

import type { Refusal } from '#desk/contract/refusal.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { DeskField, FieldValue } from './desk-field.ts'
import { readAs } from './desk-field.ts'
import type { Say } from './texts/say.ts'

/** What was typed, by the names of fields; what is left out stays as it is. */
export type Typed = Readonly<Record<string, string>>
/** One sentence for each field that is wrong. */
export type Faults = Readonly<Record<string, string>>
/** What was made of a form of something new. */
export type Made<E extends string> = Verdict<{ readonly id: Id<E> }, Refusal>
type Values = ReadonlyMap<string, FieldValue>

/** A form for editing what is there. */
export function shownForm(fields: readonly DeskField[]) {
  return { version: formVersion(fields), fields }
}

/**
 * Another text after any change of what a form says. A field that is empty says nothing: one more to tick, such as a new
 * ingredient, is no change. The language does not matter, nor the order of fields that stand by their labels.
 */
export function formVersion(fields: readonly DeskField[]): string {
  const said = fields
    .filter(({ value }) => value !== '')
    .toSorted(byName)
    .map(({ name, value }) => [name, value])
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}

function byName(a: DeskField, b: DeskField): number {
  return a.name < b.name ? -1 : 1
}

/** The values of a form, or what is wrong with each field. */
export function readForm(fields: readonly DeskField[], typed: Typed, say: Say): Verdict<Values, Faults> {
  const values = new Map<string, FieldValue>()
  const faults: Record<string, string> = {}
  for (const field of fields) {
    const text = (Object.hasOwn(typed, field.name) ? typed[field.name] : undefined) ?? field.value
    const read = readAs(field, text.trim(), say)
    if (read.ok) values.set(field.name, read.value)
    else faults[field.name] = read.refusal
  }
  return Object.keys(faults).length > 0 ? refuse(faults) : accept(values)
}
