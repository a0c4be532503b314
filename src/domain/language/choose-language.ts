const fallback = 'en'

export type LanguageFacts = {
  /** `lingue_attive`, the restaurant's main language first. */
  readonly active: readonly string[]
  /** The browser's languages, preferred first; de-AT counts as de. */
  readonly browser: readonly string[]
  readonly current: string | null
  readonly isFirstLoad: boolean
}

/** On the first load the browser's, the current or the restaurant's first active language; later the current one if active [I18N-03..05]. */
export function chooseLanguage({ active, browser, current, isFirstLoad }: LanguageFacts): string {
  const wanted = [...(isFirstLoad ? browser : []), ...(current === null ? [] : [current])]
  const chosen = wanted.map(primary).find((language) => active.includes(language))
  return chosen ?? active[0] ?? fallback
}

function primary(tag: string): string {
  return tag.toLowerCase().split('-', 1)[0] ?? ''
}
