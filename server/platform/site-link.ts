import { eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import type { Id } from '#src/contract/values.ts'

/**
 * A link to a screen of the widget on the page of a restaurant (docs/deep-links.md), whole or from SITE_ORIGIN on. No token
 * stands in it: whoever measures that page reads its addresses.
 */
export async function siteLink(db: Database, restaurantId: Id<'Restaurant'>, route: string): Promise<string> {
  const [row] = await db
    .select({ siteUrl: restaurants.siteUrl })
    .from(restaurants)
    .where(eq(restaurants.id, restaurantId))
  const [page = '', ...fragment] = (row?.siteUrl ?? '/').split('#')
  const separator = page.includes('?') ? '&' : '?'
  return [`${page}${separator}ordering_route=${encodeURIComponent(route)}`, ...fragment].join('#')
}
