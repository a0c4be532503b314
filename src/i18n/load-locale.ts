import type { I18n, Messages } from '@lingui/core'

import type { Language } from '#src/options/options.ts'

// One lazy chunk per language; a text missing in a language is already the English one in its catalog.
const catalogs: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('./locales/en/messages.po'),
  it: () => import('./locales/it/messages.po'),
  de: () => import('./locales/de/messages.po'),
  fr: () => import('./locales/fr/messages.po'),
  es: () => import('./locales/es/messages.po'),
}

/** Loads a language into the widget's own i18n and switches to it. */
export async function loadLocale(i18n: I18n, language: Language, overrides: Readonly<Record<string, string>> | null) {
  const { messages } = await catalogs[language]()
  i18n.loadAndActivate({ locale: language, messages: { ...messages, ...compiled(overrides) } })
}

/** The provider's own texts by message id [I18N-07]; `{name}` stands for a value, everything else is as written. */
function compiled(overrides: Readonly<Record<string, string>> | null): Messages {
  const messages: Messages = {}
  for (const [id, text] of Object.entries(overrides ?? {})) {
    messages[id] = text
      .split(/\{(\w+)\}/)
      .map((part, index) => (index % 2 === 1 ? [part] : part))
      .filter((part) => part !== '') as Messages[string]
  }
  return messages
}
