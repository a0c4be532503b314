import type { Texts } from '#server/platform/texts/language.ts'
import { languageNames } from '#src/options/language-names.ts'
import type { Language } from '#src/options/languages.ts'

import type { DeskField, FieldValue } from './desk-field.ts'

type Values = ReadonlyMap<string, FieldValue>
type Asked = {
  /** Where the texts belong: `names`. */
  readonly at: string
  readonly label: string
}

/** A text in every language of the restaurant, each in the group of its language; it may be left out in all of them. */
export function textFields({ at, label }: Asked, texts: Texts, languages: readonly Language[]) {
  return languages.map((language): DeskField => ({
    name: `${at}.${language}`,
    label,
    kind: 'text-or-none',
    value: texts[language] ?? '',
    group: languageNames[language],
  }))
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
