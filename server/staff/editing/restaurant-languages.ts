import type { Database } from '#server/platform/db/database.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import { textIn } from '#server/platform/texts/language.ts'
import type { Id } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'

/** The languages of a restaurant, its main one first. */
export async function languagesOf(db: Database, id: Id<'Restaurant'>): Promise<readonly Language[]> {
  return (await restaurantOf(db, id))?.languages ?? []
}

/** A text in English, the language of the desk, else in the main language of the restaurant. */
export function deskText(texts: Texts, languages: readonly Language[]): string {
  return textIn(texts, { language: 'en', main: languages[0] ?? 'it' })
}
