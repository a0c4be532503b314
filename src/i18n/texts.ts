import type { I18n, Messages } from '@lingui/core'

import { toJson } from '#src/browser/json.ts'
import type { Language } from '#src/options/languages.ts'

import { withOwnReduce } from './own-reduce.ts'

type Catalog = () => Promise<{ messages: Messages }>

// Two chunks per language (tools/plugins/split-catalogs.ts): what the first screens say, and all else.
// A text missing in a language is already the English one in its catalog.
const catalogs: Record<Language, readonly [opening: Catalog, rest: Catalog]> = {
  en: [() => import('./locales/en/messages.po'), () => import('./locales/en/messages.po?lingui')],
  it: [() => import('./locales/it/messages.po'), () => import('./locales/it/messages.po?lingui')],
  de: [() => import('./locales/de/messages.po'), () => import('./locales/de/messages.po?lingui')],
  fr: [() => import('./locales/fr/messages.po'), () => import('./locales/fr/messages.po?lingui')],
  es: [() => import('./locales/es/messages.po'), () => import('./locales/es/messages.po?lingui')],
}

export type Texts = ReturnType<typeof createTexts>

/** The texts of one widget: those of the first screens at first, all of them from the first call of `complete` on. */
export function createTexts(i18n: I18n) {
  let isWhole = false
  let completing: Promise<void> | null = null
  let wanted: Language | null = null
  let shownWords = ''

  async function read(part: Catalog): Promise<Messages> {
    return withOwnReduce((await part()).messages)
  }

  async function readAll(language: Language): Promise<Messages[]> {
    const [opening, rest] = catalogs[language]
    if (isWhole || completing) return Promise.all([read(rest), read(opening)])
    const first = await read(opening)
    // Somebody may have asked for the rest in the meantime.
    return isWhole || completing ? [await read(rest), first] : [first]
  }

  async function addRest() {
    const language = i18n.locale as Language
    const messages = await read(catalogs[language][1])
    // Put in without a word: nothing on screen says any of these, and the provider's own texts stay.
    if (i18n.locale === language) Object.assign(i18n.messages, { ...messages, ...i18n.messages })
    isWhole = true
  }

  return {
    /** The language asked for last. */
    get wanted() {
      return wanted
    },

    /**
     * Loads a language into the widget's own i18n and switches to it; what is shown already, with the same words of the
     * provider or without new ones, is not put in again. False when another language was asked for meanwhile: the last
     * one shows, whichever comes first.
     */
    async show(language: Language, overrides: Readonly<Record<string, string>> | null = null): Promise<boolean> {
      wanted = language
      const words = toJson(overrides ?? {})
      if (i18n.locale === language && (!overrides || words === shownWords)) return true
      const parts = await readAll(language)
      if (wanted !== language) return false
      shownWords = words
      i18n.loadAndActivate({ locale: language, messages: Object.assign({}, ...parts, compiled(overrides)) })
      return true
    },

    get isComplete() {
      return isWhole
    },

    /** Fetches what the first screens do not say; a failure is told, and a later call tries again. */
    complete(): Promise<void> {
      completing ??= addRest().catch((error: unknown) => {
        completing = null
        throw error
      })
      return completing
    },
  }
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
  return withOwnReduce(messages)
}
