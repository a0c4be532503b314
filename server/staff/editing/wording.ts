import type { Database } from '#server/platform/db/database.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import { localizerFor } from '#server/platform/texts/language.ts'
import type { Id } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'

import type { Say } from './texts/say.ts'
import { sayIn } from './texts/say.ts'

/** How a form of a restaurant is worded. */
export type Wording = {
  /** Of the desk. */
  readonly language: Language
  /** Of the restaurant, its main one first: each of its texts is asked for in all of them. */
  readonly languages: readonly Language[]
  /** Says a text of the service in the language of the desk. */
  readonly say: Say
  /** A name of the restaurant's own in the language of the desk, else in the restaurant's main one. */
  readonly nameOf: (names: Texts) => string
}

/** How the forms of a restaurant are worded at a desk in this language. */
export async function wordingOf(db: Database, id: Id<'Restaurant'>, language: Language): Promise<Wording> {
  const languages = (await restaurantOf(db, id))?.languages ?? []
  return { language, languages, say: sayIn(language), nameOf: localizerFor(language, { languages }) }
}
