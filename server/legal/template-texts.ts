import { eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { legalNames } from '#server/platform/db/schema/words.ts'
import { textIn } from '#server/platform/texts/language.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'

import { publishedText } from './published-text.ts'

type TemplateText = {
  readonly name: (typeof legalNames)[number]
  readonly sections: readonly { readonly heading: string | null; readonly text: string }[]
}

/** What the documents of a restaurant say as long as it writes none itself. */
export async function templateTexts(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  language: Language,
): Promise<TemplateText[]> {
  const [restaurant] = await db.select().from(restaurants).where(eq(restaurants.id, restaurantId))
  if (!restaurant) return []
  const venues = await venueRowsOf(db, restaurantId)
  return legalNames.map((name) => {
    const { sections, main } = publishedText(name, { restaurant, venues, sections: null })
    const said = sections.map(({ heading, text }) => ({
      heading: heading && textIn(heading, { language, main }),
      text: textIn(text, { language, main }),
    }))
    return { name, sections: said }
  })
}
