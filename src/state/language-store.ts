import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'

import { word } from '#src/contract/checked.ts'
import { arrayOf, sameNames } from '#src/contract/field-table.ts'
import { chooseLanguage } from '#src/options/choose-language.ts'
import { isLanguage, languages } from '#src/options/options.ts'
import type { Language } from '#src/options/options.ts'

import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

export type LanguageState = {
  /** What the widget speaks now. */
  current: Language
}

/** What the browser keeps, read by the loader as well. */
export type StoredLanguage = {
  /** Null until the diner, or their account, has chosen one. */
  chosen: Language | null
  /** The languages of the restaurant as last told, of those there are texts for; null = not told yet. */
  active: Language[] | null
}

const language = word(languages)
const stored = sameNames({ chosen: z.nullable(language), active: z.nullable(arrayOf(language)) })

/** The language of the widget. Only a choice is kept for the next visit; `wishes` are those of the tag and the browser. */
export function createLanguageStore({ storage, wishes }: { storage: StoreStorage; wishes: () => readonly string[] }) {
  const memory = proxy<StoredLanguage>({ chosen: null, active: null })
  const stop = persist({ storage, name: 'language', schema: stored, state: memory })
  const preferred = () => chooseLanguage([memory.chosen, ...wishes()], memory.active)
  const state = proxy<LanguageState>({ current: preferred() })
  return {
    state,
    /** The language to speak in a restaurant with these languages. */
    preferredOf(active: readonly string[]): Language {
      memory.active = active.filter(isLanguage)
      return preferred()
    },
    /** Speaks a language from now on. */
    show(code: Language) {
      state.current = code
    },
    /** Speaks a language from now on and at later visits. */
    choose(code: Language) {
      state.current = memory.chosen = code
    },
    stop,
  }
}
