import type { Language } from './languages.ts'

/** Name of each language in that language, for the language switch. */
export const languageNames: Readonly<Record<Language, string>> = {
  it: 'Italiano',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
}
