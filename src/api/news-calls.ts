import { getNews } from '#src/contract/news.ts'
import type { Id } from '#src/contract/values.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'

import type { ApiClient } from './create-api-client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** All news of a venue, the newest first [API-14]. */
export function newsQuery(api: ApiClient, venueId: Id<'Venue'>) {
  return endpointQuery(api, getMixedInfo, { venueId, orderType: null, news: true, newsLimit: null })
}

/** One item with the one before and the one after it in the list [API-15]. */
export function newsItemQuery(api: ApiClient, venueId: Id<'Venue'>, id: Id<'News'>) {
  return endpointQuery(api, getNews, { venueId, id, withPrevious: true, withNext: true })
}
