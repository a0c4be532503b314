import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'

import { word } from '#src/contract/checked.ts'
import { arrayOf, storedObject } from '#src/contract/field-table.ts'
import { chooseLanguage } from '#src/options/choose-language.ts'
import type { LanguageSources } from '#src/options/choose-language.ts'
import { isLanguage, languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'

import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

export type LanguageState = {
  /** The language of the widget now. */
  current: Language
}

/** Stored in the browser; the loader reads it as well. */
export type StoredLanguage = {
  /** Null until the diner, or their account, has chosen one. */
  chosen: Language | null
  /** The restaurant's languages of the last reply that the widget has texts for; null before the first reply. */
  active: Language[] | null
}

const language = word(languages)
const stored = storedObject<StoredLanguage>({ chosen: z.nullable(language), active: z.nullable(arrayOf(language)) })

export type LanguageStoreDeps = {
  readonly storage: StoreStorage
  /** What the tag and the browser say; the store adds what it has stored. */
  readonly sources: () => Pick<LanguageSources, 'tag' | 'browser'>
}

/** The language of the widget. Only a choice of the diner or their account is stored for the next visit [I18N-05]. */
export function createLanguageStore({ storage, sources }: LanguageStoreDeps) {
  const memory = proxy<StoredLanguage>({ chosen: null, active: null })
  const stop = persist({ storage, name: 'language', schema: stored, state: memory })
  const preferred = () => chooseLanguage({ ...sources(), ...memory })
  const state = proxy<LanguageState>({ current: preferred() })
  return {
    state,
    /** Stores the restaurant's languages and returns the language to show among them. */
    preferredOf(active: readonly string[]): Language {
      memory.active = active.filter(isLanguage)
      return preferred()
    },
    /** Switches the language for this visit. */
    show(code: Language) {
      state.current = code
    },
    /** Switches the language for this visit and the next ones. */
    choose(code: Language) {
      state.current = memory.chosen = code
    },
    stop,
  }
}
