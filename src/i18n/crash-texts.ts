import { crashTexts, defaultLanguage, isLanguage } from '#src/options/languages.ts'

/** Texts for where no catalog can be relied on: that something went wrong, and the button to try again. */
export function crashTextsIn(language: string) {
  return crashTexts[isLanguage(language) ? language : defaultLanguage]
}
