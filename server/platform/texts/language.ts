import { defaultLanguage, isLanguage } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'

/** One text in several languages, as the catalogue stores it. */
export type Texts = Readonly<Partial<Record<Language, string>>>

/** The text in the requested language, else in the restaurant's main one, else in any (contract C14). */
export function textIn(texts: Texts, { language, main }: { language: Language; main: Language }): string {
  return texts[language] ?? texts[main] ?? texts[defaultLanguage] ?? Object.values(texts)[0] ?? ''
}

/** The language in the path of a call, its first segment elsewhere; English when it is none of ours. */
export function languageOf(path: string): Language {
  const segment = /([^/]+)\/webservice\//.exec(path)?.[1] ?? path.split('/')[1] ?? ''
  return isLanguage(segment) ? segment : defaultLanguage
}

/** The language of a restaurant's texts that stand in no other. */
export function mainLanguage({ languages }: { readonly languages: readonly Language[] }): Language {
  return languages[0] ?? defaultLanguage
}

/** Picks the text in the language of a call. */
export type Localize = {
  (texts: Texts): string
  orNull(texts: Texts | null): string | null
}

export function localizerFor(language: Language, restaurant: { readonly languages: readonly Language[] }): Localize {
  const wanted = { language, main: mainLanguage(restaurant) }
  return Object.assign((texts: Texts) => textIn(texts, wanted), {
    orNull: (texts: Texts | null) => texts && textIn(texts, wanted),
  })
}
