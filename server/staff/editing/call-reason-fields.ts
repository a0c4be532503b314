import type { StoredCallReason } from '#server/platform/db/stored-json.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import type { Id } from '#src/contract/values.ts'
import { languageNames } from '#src/options/language-names.ts'

import type { DeskField, FieldValue } from './desk-field.ts'
import type { Faults } from './desk-form.ts'
import { typedTexts } from './language-fields.ts'
import { fieldFaults } from './texts/field-texts.ts'
import { serviceTexts } from './texts/service-texts.ts'
import type { Wording } from './wording.ts'

type Values = ReadonlyMap<string, FieldValue>
type Typed = { readonly reasons: StoredCallReason[]; readonly faults: Faults }

/** A list of more is not read at a table. */
const mostReasons = 8
const another = 'new'
const pathOf = (id: number | string) => `callReasons.${id}`

/** Fields of the reasons for calling the staff to a table, and of one more. */
export function callReasonFields(reasons: readonly StoredCallReason[], wording: Wording): readonly DeskField[] {
  const { say } = wording
  const listed = reasons.flatMap(({ id, names }, index) =>
    fieldsOf(pathOf(id), { names, group: say(serviceTexts.callReason, { number: index + 1 }) }, wording),
  )
  if (reasons.length >= mostReasons) return listed
  return [...listed, ...fieldsOf(pathOf(another), { names: {}, group: say(serviceTexts.anotherCallReason) }, wording)]
}

function fieldsOf(
  path: string,
  { names, group }: { readonly names: Texts; readonly group: string },
  { languages, say }: Wording,
): DeskField[] {
  return languages.map((language, index) => ({
    name: `${path}.${language}`,
    label: languageNames[language],
    kind: 'name-or-none',
    value: names[language] ?? '',
    group,
    ...(index === 0 && names[language] ? { hint: say(serviceTexts.callReasonHint) } : {}),
  }))
}

/** The reasons as they were typed; one that is empty in every language is gone, a new one has the number `nextId`. */
export function typedReasons(
  values: Values,
  before: readonly StoredCallReason[],
  { languages, say, nextId }: Pick<Wording, 'languages' | 'say'> & { readonly nextId: Id<'CallReason'> },
): Typed {
  const faults: Record<string, string> = {}
  const rows = [...before, { id: nextId, names: {} }].map(({ id, names }, index) => {
    const path = pathOf(index < before.length ? id : another)
    if (languages.every((language) => (values.get(`${path}.${language}`) ?? null) === null)) return null
    const [main] = languages
    if (main && (values.get(`${path}.${main}`) ?? null) === null)
      faults[`${path}.${main}`] = say(fieldFaults.missingIn, { language: languageNames[main] })
    return { id, names: typedTexts(values, path, names) ?? {} }
  })
  return { reasons: rows.filter((row) => row !== null), faults }
}
