import { languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'

import type { Texts } from './language.ts'

/** A text of the service in all its languages, or one that reads the same in all of them, such as a name. */
export type LocalizedText = Readonly<Record<Language, string>> | string

/** Names and descriptions of a restaurant, in the languages it has translated them into, English among them. */
export type RestaurantText = (Texts & { readonly en: string }) | string

/** The texts as they are stored; French gets its non-breaking spaces here. */
export function texts(text: LocalizedText): Texts {
  return restaurantTexts(text)
}

/** The same for what a restaurant writes; other languages read its main one (contract C14). */
export function restaurantTexts(text: RestaurantText): Texts {
  const all: Texts = typeof text === 'string' ? sameInAll(text) : text
  return all.fr === undefined ? all : { ...all, fr: frenchSpaced(all.fr) }
}

function sameInAll(text: string): Readonly<Record<Language, string>> {
  return Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, string>
}

/** French never breaks a line before `: ; ? ! »`, nor after `«` and `n°`; the files write plain spaces there. */
function frenchSpaced(text: string): string {
  return text.replaceAll(/ (?=[:;?!»])|(?<=«|n°) /g, '\u00A0')
}
