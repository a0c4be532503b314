import { and, arrayContains, desc, eq, or, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { news } from '#server/platform/db/schema/content-tables.ts'
import type { Localize } from '#server/platform/texts/language.ts'
import type { NewsItem } from '#src/contract/news.ts'
import type { Id } from '#src/contract/values.ts'

type Place = { readonly restaurantId: Id<'Restaurant'>; readonly venueId: Id<'Venue'> }

/** The news of a venue, the newest first. */
export async function newsOf(db: Database, { restaurantId, venueId }: Place, localize: Localize): Promise<NewsItem[]> {
  const isShownHere = or(sql`${news.venueIds} = '{}'`, arrayContains(news.venueIds, [venueId]))
  const rows = await db
    .select()
    .from(news)
    .where(and(eq(news.restaurantId, restaurantId), isShownHere))
    .orderBy(desc(news.createdAt), desc(news.id))
  return rows.map(({ id, createdAt, photoCode, titles, bodies }) => ({
    id,
    createdAt,
    photoCode,
    texts: { title: localize(titles), body: localize(bodies) },
  }))
}
