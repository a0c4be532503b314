import type { I18n, Messages } from '@lingui/core'

import { toJson } from '#src/browser/json.ts'
import type { Language } from '#src/options/languages.ts'

import { withOwnReduce } from './own-reduce.ts'

type Catalog = () => Promise<{ messages: Messages }>

/**
 * How many texts a part of the widget needs: those of the first screens, those of every step up to the cart, or all. Each
 * is a chunk on top of the one before (tools/plugins/split-catalogs.ts).
 */
export type TextRange = 'opening' | 'order' | 'all'

const chunksOf: Record<TextRange, number> = { opening: 1, order: 2, all: 3 }

// The build fills a text that is missing in a language with the English one.
const catalogs: Record<Language, readonly Catalog[]> = {
  en: [
    () => import('./locales/en/messages.po'),
    () => import('./locales/en/messages.po?order?lingui'),
    () => import('./locales/en/messages.po?rest?lingui'),
  ],
  it: [
    () => import('./locales/it/messages.po'),
    () => import('./locales/it/messages.po?order?lingui'),
    () => import('./locales/it/messages.po?rest?lingui'),
  ],
  de: [
    () => import('./locales/de/messages.po'),
    () => import('./locales/de/messages.po?order?lingui'),
    () => import('./locales/de/messages.po?rest?lingui'),
  ],
  fr: [
    () => import('./locales/fr/messages.po'),
    () => import('./locales/fr/messages.po?order?lingui'),
    () => import('./locales/fr/messages.po?rest?lingui'),
  ],
  es: [
    () => import('./locales/es/messages.po'),
    () => import('./locales/es/messages.po?order?lingui'),
    () => import('./locales/es/messages.po?rest?lingui'),
  ],
}

export type Texts = ReturnType<typeof createTexts>

/** Loads the texts of one widget: at first only those of the first screens. */
export function createTexts(i18n: I18n) {
  // Number of chunks.
  let needed = 1
  let loaded = 1
  let wanted: Language | null = null
  let shownOverrides = ''

  async function read(language: Language): Promise<Messages> {
    const parts: Messages[] = []
    // `need` may be called in the meantime.
    while (parts.length < needed) {
      const missing = catalogs[language].slice(parts.length, needed).map(async (part) => (await part()).messages)
      parts.push(...(await Promise.all(missing)))
    }
    return withOwnReduce(Object.assign({}, ...parts))
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
      const messages = await read(language)
      if (wanted !== language) return false
      shownOverrides = overridesKey
      i18n.loadAndActivate({ locale: language, messages: Object.assign(messages, compiled(overrides)) })
      return true
    },

    has: (range: TextRange) => loaded >= chunksOf[range],

    /** Loads the texts of a range. Rejects on failure; a later call tries again. */
    async need(range: TextRange): Promise<void> {
      const count = chunksOf[range]
      if (loaded >= count) return
      needed = Math.max(needed, count)
      const language = i18n.locale as Language
      const messages = await read(language).catch((error: unknown) => {
        needed = loaded
        throw error
      })
      // Without notifying lingui: nothing on screen uses these texts yet. The provider's own texts win.
      if (i18n.locale === language) Object.assign(i18n.messages, { ...messages, ...i18n.messages })
      loaded = Math.max(loaded, count)
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
