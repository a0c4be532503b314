import { callWords, crashTexts, defaultLanguage, isLanguage } from '#src/options/languages.ts'

/** Texts for where no catalog can be relied on: that something went wrong, and the button to try again. */
export function crashTextsIn(language: string) {
  return crashTexts[known(language)]
}

/** Text of the button that calls the restaurant. */
export function callTextIn(language: string, phone: string): string {
  return `${callWords[known(language)]} ${phone}`
}

const known = (language: string) => (isLanguage(language) ? language : defaultLanguage)
