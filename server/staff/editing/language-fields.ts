import type { Texts } from '#server/platform/texts/language.ts'
import { languageNames } from '#src/options/language-names.ts'
import type { Language } from '#src/options/languages.ts'

import type { DeskField, FieldValue } from './desk-field.ts'

type Values = ReadonlyMap<string, FieldValue>
type Asked = {
  /** Where the texts belong: `names`. */
  readonly at: string
  readonly label: string
  /** Long texts may be left out in every language, names only in others than the main one. */
  readonly isLong?: boolean
}

/** A text in every language of the restaurant, each in the group of its language. */
export function textFields({ at, label, isLong = false }: Asked, texts: Texts, languages: readonly Language[]) {
  return languages.map((language, index): DeskField => ({
    name: `${at}.${language}`,
    label,
    kind: isLong ? 'text-or-none' : index === 0 ? 'name' : 'name-or-none',
    value: texts[language] ?? '',
    group: languageNames[language],
  }))
}

/** Fields of several texts, the languages one after the other. */
export function byLanguage(fields: readonly DeskField[], languages: readonly Language[]): DeskField[] {
  return languages.flatMap((language) => fields.filter(({ name }) => name.endsWith(`.${language}`)))
}

/** The texts that were typed, over those in languages that the form does not have; null when there is none at all. */
export function typedTexts(values: Values, at: string, before: Texts = {}): Texts | null {
  const texts: Record<string, string> = { ...before }
  for (const [name, value] of values) {
    if (!name.startsWith(`${at}.`)) continue
    const language = name.slice(at.length + 1)
    if (typeof value === 'string') texts[language] = value
    else delete texts[language]
  }
  return Object.keys(texts).length > 0 ? texts : null
}
