import { proxy } from 'valtio/vanilla'

import { truth, word } from '#src/contract/checked.ts'
import { sameNames } from '#src/contract/field-table.ts'
import { defaultLanguage, languages } from '#src/options/options.ts'
import type { Language } from '#src/options/options.ts'

import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

export type LanguageState = {
  current: Language
  /** False until a first load settled the language [I18N-04, I18N-05]. */
  isSettled: boolean
}

const stored = sameNames({ current: word(languages), isSettled: truth })

export function isLanguage(code: string): code is Language {
  return (languages as readonly string[]).includes(code)
}

/** The language of the widget, kept for the next visit. `wished` comes from the tag or the browser. */
export function createLanguageStore({ storage, wished }: { storage: StoreStorage; wished: readonly string[] }) {
  const first = wished.map((code) => code.slice(0, 2).toLowerCase()).find(isLanguage)
  const state = proxy<LanguageState>({ current: first ?? defaultLanguage, isSettled: false })
  const stop = persist({ storage, name: 'language', schema: stored, state })
  return {
    state,
    settle(code: string) {
      if (isLanguage(code)) state.current = code
      state.isSettled = true
    },
    stop,
  }
}
