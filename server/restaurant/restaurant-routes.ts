import { servicePage, shownConsents } from '#server/legal/consent-queries.ts'
import type { Routes } from '#server/platform/answer.ts'
import { refused } from '#server/platform/refusal.ts'
import { venuesOf } from '#server/venues/venue-queries.ts'
import { getNews } from '#src/contract/news.ts'
import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'
import { getConsents, getMixedInfo } from '#src/contract/venue-content.ts'
import { accept } from '#src/domain/verdict.ts'

import { mixedInfo } from './mixed-info.ts'
import { newsOf } from './news-queries.ts'
import type { RestaurantDeps } from './restaurant-reply.ts'
import { restaurantReply } from './restaurant-reply.ts'
import { statusReply } from './start-reply.ts'

export function restaurantRoutes({ answer }: Routes, deps: RestaurantDeps) {
  answer(getRestaurantInfo, async ({ start }, call) => accept(await restaurantReply(start ?? null, call, deps)), {
    keptFor: ({ start }, { siteUrl, origin, hasGeocoder }) => ({ start, siteUrl, origin, hasGeocoder }),
  })

  answer(getStatus, async (_request, call) => accept(statusReply(await venuesOf(call), call)), { keptFor: () => ({}) })

  answer(
    getMixedInfo,
    (request, call) => mixedInfo(request, { ...call, providers: deps.providers }),
    // The reply holds exactly the keys asked for (contract 3.1).
    { finish: (entry, { asked }) => (asked[entry[0]] === true ? entry : null) },
  )

  answer(getNews, async ({ id, venueId, withPrevious, withNext }, { db, restaurant, localize }) => {
    const all = await newsOf(db, { restaurantId: restaurant.id, venueId }, localize)
    const place = all.findIndex((one) => one.id === id)
    const item = all[place]
    if (!item) return refused('NEWS_NOT_FOUND')
    return accept({
      item,
      previous: withPrevious ? (all[place - 1] ?? null) : null,
      next: withNext ? (all[place + 1] ?? null) : null,
    })
  })

  answer(getConsents, async (request, call) => {
    const statement = call.restaurant.accessibilityStatement
    return accept({
      // Nobody on the telephone can read and tick them.
      consents: call.placedBy ? [] : await shownConsents(call, request.forReservation === true),
      accessibilityUrl: statement && (URL.canParse(statement) ? statement : servicePage(statement, call)),
    })
  })
}
