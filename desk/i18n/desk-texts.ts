import type { I18n, Messages } from '@lingui/core'

import type { Language } from '#src/options/languages.ts'
import { defaultLanguage, isLanguage } from '#src/options/languages.ts'

type Catalog = () => Promise<{ readonly messages: Messages }>
/** The texts of a language: those of the first load, and those of the code that comes later (tools/plugins/split-catalogs.ts). */
type DeskCatalogs = Readonly<Record<Language, readonly [first: Catalog, rest: Catalog]>>

const deskCatalogs: DeskCatalogs = {
  it: [() => import('./locales/it/messages.po'), () => import('./locales/it/messages.po?rest?lingui')],
  en: [() => import('./locales/en/messages.po'), () => import('./locales/en/messages.po?rest?lingui')],
  de: [() => import('./locales/de/messages.po'), () => import('./locales/de/messages.po?rest?lingui')],
  fr: [() => import('./locales/fr/messages.po'), () => import('./locales/fr/messages.po?rest?lingui')],
  es: [() => import('./locales/es/messages.po'), () => import('./locales/es/messages.po?rest?lingui')],
}

/** The texts of one desk: at first only those of its first load. */
export function createDeskTexts(i18n: I18n, catalogs: DeskCatalogs = deskCatalogs) {
  let needsRest = false
  let wanted: Language | null = null
  /** The language that is there with the rest. */
  let wholeIn: string | null = null

  async function read(language: Language): Promise<{ readonly messages: Messages; readonly isWhole: boolean }> {
    const isWhole = needsRest
    const [first, rest] = catalogs[language]
    const parts = await Promise.all((isWhole ? [first, rest] : [first]).map((part) => part()))
    // `needRest` may have been called meanwhile.
    if (isWhole !== needsRest) return read(language)
    return { messages: Object.assign({}, ...parts.map(({ messages }) => messages)), isWhole }
  }

  return {
    /** Loads the texts of a language and shows them. The latest call wins. */
    async show(language: Language): Promise<void> {
      wanted = language
      const { messages, isWhole } = await read(language)
      if (wanted !== language) return
      i18n.loadAndActivate({ locale: language, messages })
      if (isWhole) wholeIn = language
    },

    /** Loads the texts of the code that comes later, before any of it is shown. Rejects on failure; a later call tries again. */
    async needRest(): Promise<void> {
      needsRest = true
      // Another language may be shown meanwhile.
      while (wholeIn !== i18n.locale) {
        const language = i18n.locale
        const [, rest] = catalogs[language as Language]
        const { messages } = await rest()
        // Without notifying lingui: nothing on screen uses these texts yet.
        if (language !== i18n.locale) continue
        Object.assign(i18n.messages, messages)
        wholeIn = language
      }
    },
  }
}

/** The language a desk begins in: what was chosen in this browser, else the first of the browser's that is one of ours. */
export function firstLanguage(chosen: string | null, ofBrowser: readonly string[]): Language {
  const wanted = [chosen ?? '', ...ofBrowser].map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.find(isLanguage) ?? defaultLanguage
}
