import { defaultLanguage, languages } from './languages.ts'
import type { Language } from './languages.ts'

/** What decides the language; missing while it is not known. All are language tags: `de-AT` counts as `de`. */
export type LanguageSources = {
  /** Language that the diner, or their account, has chosen; stored in the browser. */
  readonly chosen?: string | null | undefined
  /** Attribute `language` of the tag. */
  readonly tag?: string | null | undefined
  /** `navigator.languages`. */
  readonly browser: readonly string[]
  /** Languages of the restaurant (`lingue_attive`), its main one first. */
  readonly active?: readonly string[] | null | undefined
}

/**
 * The language to show, for loader and widget alike [I18N-03..05]. Sources in order: the diner's choice, the tag, the
 * browser, the restaurant's main language, English. A language counts only when there are texts for it and the
 * restaurant has it among its own.
 */
export function chooseLanguage({ chosen, tag, browser, active }: LanguageSources): Language {
  const isOffered = (code: Language) => languages.includes(code) && (!active || active.includes(code))
  return (
    [chosen, tag, ...browser, ...(active || [])]
      .map((code) => String(code).slice(0, 2).toLowerCase() as Language)
      .find(isOffered) || defaultLanguage
  )
}
