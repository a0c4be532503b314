import type { I18n, Messages } from '@lingui/core'

import { toJson } from '#src/browser/json.ts'
import type { Language } from '#src/options/languages.ts'

import { withOwnReduce } from './own-reduce.ts'

type Catalog = () => Promise<{ messages: Messages }>

// Two chunks per language (tools/plugins/split-catalogs.ts): the texts of the first screens, and all others.
// The build fills a text that is missing in a language with the English one.
const catalogs: Record<Language, readonly [opening: Catalog, rest: Catalog]> = {
  en: [() => import('./locales/en/messages.po'), () => import('./locales/en/messages.po?lingui')],
  it: [() => import('./locales/it/messages.po'), () => import('./locales/it/messages.po?lingui')],
  de: [() => import('./locales/de/messages.po'), () => import('./locales/de/messages.po?lingui')],
  fr: [() => import('./locales/fr/messages.po'), () => import('./locales/fr/messages.po?lingui')],
  es: [() => import('./locales/es/messages.po'), () => import('./locales/es/messages.po?lingui')],
}

export type Texts = ReturnType<typeof createTexts>

/** Loads the texts of one widget: at first only those of the first screens, after `complete` all of them. */
export function createTexts(i18n: I18n) {
  let isWhole = false
  let completing: Promise<void> | null = null
  let wanted: Language | null = null
  let shownOverrides = ''

  async function read(part: Catalog): Promise<Messages> {
    return withOwnReduce((await part()).messages)
  }

  async function readAll(language: Language): Promise<Messages[]> {
    const [opening, rest] = catalogs[language]
    if (isWhole || completing) return Promise.all([read(rest), read(opening)])
    const first = await read(opening)
    // `complete` may have been called in the meantime.
    return isWhole || completing ? [await read(rest), first] : [first]
  }

  async function addRest() {
    const language = i18n.locale as Language
    const messages = await read(catalogs[language][1])
    // Without notifying lingui: nothing on screen uses these texts yet. The provider's own texts win.
    if (i18n.locale === language) Object.assign(i18n.messages, { ...messages, ...i18n.messages })
    isWhole = true
  }

  return {
    /** The language of the latest call of `show`. */
    get wanted() {
      return wanted
    },

    /**
     * Loads a language and switches to it; does nothing when it is shown already with the same overrides. Resolves to
     * false when `show` was called with another language in the meantime: the latest call wins.
     */
    async show(language: Language, overrides: Readonly<Record<string, string>> | null = null): Promise<boolean> {
      wanted = language
      const overridesKey = toJson(overrides ?? {})
      if (i18n.locale === language && (!overrides || overridesKey === shownOverrides)) return true
      const parts = await readAll(language)
      if (wanted !== language) return false
      shownOverrides = overridesKey
      i18n.loadAndActivate({ locale: language, messages: Object.assign({}, ...parts, compiled(overrides)) })
      return true
    },

    get isComplete() {
      return isWhole
    },

    /** Loads all other texts. Rejects on failure; a later call tries again. */
    complete(): Promise<void> {
      completing ??= addRest().catch((error: unknown) => {
        completing = null
        throw error
      })
      return completing
    },
  }
}

/** The provider's own texts by message id in lingui's compiled form [I18N-07]; `{name}` is a placeholder. */
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
