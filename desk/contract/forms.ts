import * as z from 'zod/mini'

import type { DeskRead, DeskSend } from './desk-call.ts'
import { deskRead, deskSend } from './desk-call.ts'
import { oneOf, rows } from './values.ts'

/**
 * How a field is typed and read (`server/staff/editing/desk-field.ts`): `difference` is money that is added, or taken away
 * with a minus before it;
 * of a `flag` the value is `yes` when it is ticked.
 */
export const fieldKind = oneOf(
  'name',
  'name-or-none',
  'text-or-none',
  'money',
  'money-or-none',
  'difference',
  'count-or-none',
  'choice',
  'day',
  'day-or-none',
  'flag',
)

/**
 * A field of a form: the service says which there are, in the language of the desk, the desk draws them and sends back
 * what was typed. So what is shown, read and checked is said once (decision 58).
 */
const formField = z.object({
  name: z.string(),
  label: z.string(),
  kind: fieldKind,
  /** As a person types it. */
  value: z.string(),
  /** Heading of the fields it stands with; left out = none. */
  group: z.optional(z.string()),
  hint: z.optional(z.string()),
  /** Of a choice: values and their names. */
  options: z.optional(rows(z.readonly(z.tuple([z.string(), z.string()])))),
})
export type FormField = z.output<typeof formField>

export const formFields = rows(formField)
/** The form of what is there: `version` says which state it shows (decision 80). */
const shownForm = { version: z.string(), fields: formFields }
export const shownFormShape = z.object(shownForm)
export type ShownForm = z.output<typeof shownFormShape>

const text = z.string().check(z.maxLength(5000))
const typedFields = z.record(z.string(), text)
/** What was typed into a form of something new, by the names of its fields. */
export const typedForm = z.object({ typed: typedFields })
export const sentForm = z.object({ version: text, typed: typedFields })
export type SentForm = z.output<typeof sentForm>

/** What can be edited: its form, and the call that saves it and answers the version from then on. */
export type FormCalls<P extends string = string> = {
  readonly read: DeskRead<P, typeof shownFormShape>
  readonly save: DeskSend<P, typeof sentForm, typeof savedForm>
}
const savedForm = z.object({ version: z.string() })

export function formCalls<const P extends string>(path: P): FormCalls<P> {
  return { read: deskRead(path, shownFormShape), save: deskSend(path, sentForm, savedForm) }
}

const made = z.object({ id: z.int() })

/** A call that makes something new of what was typed, and answers its number. */
export function makeCall<const P extends string>(path: P): DeskSend<P, typeof typedForm, typeof made> {
  return deskSend(path, typedForm, made)
}

/** Something in a list that has a form: what the list says of it, and its form. */
export function withForm<S extends z.core.$ZodShape>(shape: S) {
  return z.object({ ...shape, ...shownForm })
}
