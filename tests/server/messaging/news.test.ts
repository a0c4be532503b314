import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { photoFile } from '#demo/restaurants/photo-files.ts'
import { news } from '#server/platform/db/schema/content-tables.ts'
import { getNews } from '#src/contract/news.ts'
import type { Id } from '#src/contract/values.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { clientOf, noon, post, statusOf } from '#tests/server/support/diner.ts'
import { id, moment } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  // Restaurant 7 has no news of its own.
  restaurantId = await service.newRestaurant({
    like: 7,
    news: [
      { id: 1, createdAt: moment('2026-02-01 10:00:00') },
      { id: 2, createdAt: moment('2026-03-01 10:00:00') },
      { id: 3, createdAt: moment('2026-01-01 10:00:00'), photoCode: 'venue-71-1' },
      { id: 4, createdAt: moment('2026-02-15 10:00:00'), venueIds: [id(72)] },
    ],
  })
})

const newsAt = async (venueId: number, newsLimit: number | null = null) => {
  const asked = { venueId: id<'Venue'>(venueId), orderType: null, news: true, newsLimit }
  return (await clientOf(service, restaurantId).call(getMixedInfo, asked)).news
}
const neighbours = { withPrevious: true, withNext: true }

describe('get_mixed_info', () => {
  test('says the news of the venue, the newest first [API-14]', async () => {
    expect((await newsAt(71)).map((one) => one.id)).toEqual([2, 1, 3])
    expect((await newsAt(72)).map((one) => one.id)).toEqual([2, 4, 1, 3])
    expect((await newsAt(71))[2]).toEqual({
      id: 3,
      createdAt: '2026-01-01 10:00:00',
      photoCode: 'venue-71-1',
      texts: { title: 'News 3', body: 'Come in.' },
    })
  })

  test('returns as many as asked, none unasked [API-14]', async () => {
    expect((await newsAt(71, 1)).map((one) => one.id)).toEqual([2])
    const { content } = await post(service, '/restaurant/get_mixed_info', {
      id_ristorante: restaurantId,
      id_locale: 71,
      configurazione_chiusure: true,
    })
    expect(Object.keys(content.data ?? {})).toEqual(['configurazione_chiusure'])
  })
})

describe('get_news', () => {
  const one = (newsId: number, wish: Partial<typeof neighbours> = {}, venueId = 71) =>
    clientOf(service, restaurantId).call(getNews, {
      venueId: id<'Venue'>(venueId),
      id: id<'News'>(newsId),
      ...neighbours,
      ...wish,
    })

  test('returns an item with its neighbours [API-15]', async () => {
    const { item, previous, next } = await one(1)
    expect([previous?.id, item.id, next?.id]).toEqual([2, 1, 3])
    expect((await one(1, {}, 72)).previous?.id).toBe(4)
  })

  test('has none before the newest and none after the oldest [API-15]', async () => {
    expect((await one(2)).previous).toBeNull()
    expect((await one(3)).next).toBeNull()
  })

  test('says neighbours only where they are asked for [API-15]', async () => {
    const { previous, next } = await one(1, { withPrevious: false, withNext: false })
    expect([previous, next]).toEqual([null, null])
  })

  test('refuses an unknown item and one of another venue', async () => {
    expect(await statusOf(one(99))).toBe('NEWS_NOT_FOUND')
    expect(await statusOf(one(4))).toBe('NEWS_NOT_FOUND')
  })
})

test('the demo’s news have pictures and five languages', async () => {
  const rows = await service.db.select().from(news)
  const told = rows.filter((row) => row.restaurantId === 1)
  expect(told).toHaveLength(4)
  for (const { photoCode, titles, bodies } of told) {
    expect(photoCode === null || (await photoFile(photoCode))).toBeTruthy()
    for (const five of [titles, bodies]) expect(Object.keys(five).toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it'])
  }
})
