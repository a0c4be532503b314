import type { StoredCallReason } from '#server/platform/db/stored-json.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import type { Id } from '#src/contract/values.ts'
import { languageNames } from '#src/options/language-names.ts'
import type { Language } from '#src/options/languages.ts'

import type { DeskField, FieldValue } from './desk-field.ts'
import type { Faults } from './desk-form.ts'
import { typedTexts } from './language-fields.ts'

type Values = ReadonlyMap<string, FieldValue>
type Typed = { readonly reasons: StoredCallReason[]; readonly faults: Faults }

/** A list of more is not read at a table. */
const mostReasons = 8
const another = 'new'
const pathOf = (id: number | string) => `callReasons.${id}`

/** Fields of the reasons for calling the staff to a table, and of one more. */
export function callReasonFields(
  reasons: readonly StoredCallReason[],
  languages: readonly Language[],
): readonly DeskField[] {
  const listed = reasons.flatMap(({ id, names }, index) =>
    fieldsOf(pathOf(id), { names, group: `Reason ${index + 1} for calling the staff` }, languages),
  )
  if (reasons.length >= mostReasons) return listed
  return [
    ...listed,
    ...fieldsOf(pathOf(another), { names: {}, group: 'Another reason for calling the staff' }, languages),
  ]
}

function fieldsOf(
  path: string,
  { names, group }: { readonly names: Texts; readonly group: string },
  languages: readonly Language[],
): DeskField[] {
  return languages.map((language, index) => ({
    name: `${path}.${language}`,
    label: languageNames[language],
    kind: 'name-or-none',
    value: names[language] ?? '',
    group,
    ...(index === 0 && names[language] ? { hint: 'Empty in every language: no such reason.' } : {}),
  }))
}

/** The reasons as they were typed; one that is empty in every language is gone, a new one has the number `nextId`. */
export function typedReasons(
  values: Values,
  before: readonly StoredCallReason[],
  { languages, nextId }: { readonly languages: readonly Language[]; readonly nextId: Id<'CallReason'> },
): Typed {
  const faults: Record<string, string> = {}
  const rows = [...before, { id: nextId, names: {} }].map(({ id, names }, index) => {
    const path = pathOf(index < before.length ? id : another)
    if (languages.every((language) => (values.get(`${path}.${language}`) ?? null) === null)) return null
    const [main] = languages
    if (main && (values.get(`${path}.${main}`) ?? null) === null)
      faults[`${path}.${main}`] = `This is missing in ${languageNames[main]}.`
    return { id, names: typedTexts(values, path, names) ?? {} }
  })
  return { reasons: rows.filter((row) => row !== null), faults }
}
