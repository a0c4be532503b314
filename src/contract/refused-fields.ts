import * as z from 'zod/mini'

import { text, typed } from './checked.ts'
import { safeDecode } from './decode.ts'
import { field, wireObject } from './field-table.ts'
import { list } from './values.ts'

const wireNames = {
  firstName: 'nome',
  lastName: 'cognome',
  phone: 'telefono',
  email: 'email',
  password: 'password',
  passwordRepeat: 'password_conferma',
} as const
/** A field of the forms for registration, profile and new password. */
export type AccountField = keyof typeof wireNames

const names = Object.keys(wireNames) as AccountField[]
const anyField = typed<AccountField | null, string>(
  z.codec(text, z.custom<AccountField | null>(), {
    decode: (wire) => names.find((name) => wireNames[name] === wire) ?? null,
    encode: (name) => (name === null ? '' : wireNames[name]),
  }),
)

/**
 * Data of a refused form (contract 7, `campi`): the field that each message is about, in the order of the messages; null =
 * none of the form.
 */
export const refusedFields = wireObject({ fields: field('campi', list(anyField)) })

/** Reads the fields of a refusal; none when the service does not name them. */
export function readRefusedFields(data: unknown): readonly (AccountField | null)[] {
  const read = safeDecode(refusedFields, data)
  return read.success ? read.data.fields : []
}
