import type { Language } from '#src/options/languages.ts'

import type { Texts } from './language.ts'
import { textIn } from './language.ts'
import { texts } from './localized.ts'
import { filled } from './messages.ts'

declare const names: unique symbol

/** A text with values to fill in, such as `{name}`. Its type holds their names, so that none can be forgotten. */
export type Template<Name extends string> = Texts & { readonly [names]?: Name }

/** The names in a template. */
export type NamesOf<T> = T extends Template<infer Name> ? Name : never

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

export function template<const T extends Readonly<Record<Language, string>>>(text: T): Template<NamesIn<T[Language]>> {
  return texts(text)
}

/** The text in a language, with its values. */
export function write<Name extends string>(
  text: Template<Name>,
  language: Language,
  values: Readonly<Record<Name, string>>,
): string {
  return filled(textIn(text, { language, main: 'en' }), values)
}

/** The text with its values, in every language: for what is kept before somebody reads it. */
export function writeAll<Name extends string>(text: Template<Name>, values: Readonly<Record<Name, string>>): Texts {
  return Object.fromEntries(Object.entries(text).map(([language, words]) => [language, filled(words, values)]))
}
