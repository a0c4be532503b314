import { languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'

import type { Texts } from './language.ts'

/** A text in every language of the service, or one that reads the same in all of them, such as a name. */
export type LocalizedText = Readonly<Record<Language, string>> | string

/** The texts as they are stored; French gets its non-breaking spaces here. */
export function texts(text: LocalizedText): Texts {
  const all = typeof text === 'string' ? sameInAll(text) : text
  return { ...all, fr: frenchSpaced(all.fr) }
}

function sameInAll(text: string): Readonly<Record<Language, string>> {
  return Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, string>
}

/** French never breaks a line before `: ; ? ! »`, nor after `«` and `n°`; the files write plain spaces there. */
function frenchSpaced(text: string): string {
  return text.replaceAll(/ (?=[:;?!»])|(?<=«|n°) /g, '\u00A0')
}
