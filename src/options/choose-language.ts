import { defaultLanguage, languages } from './options.ts'
import type { Language } from './options.ts'

/**
 * The language to speak, for loader and widget alike: the first wish that there are texts for and that the restaurant
 * speaks, else the restaurant's first, else English [I18N-03..05]. Wishes are language tags, de-AT counts as de; in order
 * of preference what the diner chose, the tag's and the browser's. `active` is `lingue_attive`, its main language first;
 * left out while it is not known.
 */
export function chooseLanguage(
  wishes: readonly (string | null | undefined)[],
  active?: readonly string[] | null,
): Language {
  const isSpoken = (code: Language) => languages.includes(code) && (!active || active.includes(code))
  return (
    [...wishes, ...(active || [])].map((tag) => String(tag).slice(0, 2).toLowerCase() as Language).find(isSpoken) ||
    defaultLanguage
  )
}
