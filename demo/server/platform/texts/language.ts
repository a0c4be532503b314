/** The languages the service speaks; the first segment of every path names one (contract 1.1). */
export const languages = ['it', 'en', 'de', 'fr', 'es'] as const
export type Language = (typeof languages)[number]

/** One text in several languages, as the catalogue stores it. */
export type Texts = Readonly<Partial<Record<Language, string>>>

export function isLanguage(value: string): value is Language {
  return (languages as readonly string[]).includes(value)
}

/** Which text to send: the asked language, else the restaurant's main one, else any (contract C14). */
export function textIn(texts: Texts, { language, main }: { language: Language; main: Language }): string {
  return texts[language] ?? texts[main] ?? texts.en ?? Object.values(texts)[0] ?? ''
}

/** The language a path names in its first segment; English when it names none we speak. */
export function languageOf(path: string): Language {
  const segment = path.split('/')[1] ?? ''
  return isLanguage(segment) ? segment : 'en'
}

/** Says the texts of a restaurant in the language of a call. */
export type Say = {
  (texts: Texts): string
  orNull(texts: Texts | null): string | null
}

export function sayIn(language: Language, restaurant: { readonly languages: readonly Language[] }): Say {
  const wanted = { language, main: restaurant.languages[0] ?? 'en' }
  return Object.assign((texts: Texts) => textIn(texts, wanted), {
    orNull: (texts: Texts | null) => texts && textIn(texts, wanted),
  })
}
