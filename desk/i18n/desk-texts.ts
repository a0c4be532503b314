import type { I18n, Messages } from '@lingui/core'

import type { Language } from '#src/options/languages.ts'
import { defaultLanguage, isLanguage } from '#src/options/languages.ts'

const catalogs: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  it: () => import('./locales/it/messages.po'),
  en: () => import('./locales/en/messages.po'),
  de: () => import('./locales/de/messages.po'),
  fr: () => import('./locales/fr/messages.po'),
  es: () => import('./locales/es/messages.po'),
}

/** Loads the texts of a language and shows them. */
export async function showLanguage(i18n: I18n, language: Language): Promise<void> {
  const { messages } = await catalogs[language]()
  i18n.loadAndActivate({ locale: language, messages })
}

/** The language a desk begins in: what was chosen in this browser, else the first of the browser's that is one of ours. */
export function firstLanguage(chosen: string | null, ofBrowser: readonly string[]): Language {
  const wanted = [chosen ?? '', ...ofBrowser].map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.find(isLanguage) ?? defaultLanguage
}
