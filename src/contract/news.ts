import type * as z from 'zod/mini'

import { localDateTime } from './date-values.ts'
import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { id, orNull, selection, text } from './values.ts'

export const newsItem = wireObject({
  id: field('id', id('News')),
  createdAt: field('created_at', localDateTime),
  photoCode: field('foto_codice', orNull(text)),
  texts: field('traduzione', wireObject({ title: field('titolo', text), body: field('testo', text) })),
})
export type NewsItem = z.output<typeof newsItem>

/** One item with its neighbours in the list, the newest first: the previous one is newer (contract C102) [API-15]. */
export const getNews = endpoint('/restaurant/get_news', {
  auth: 'none',
  request: {
    venueId: field('id_locale', id('Venue')),
    id: field('id', id('News')),
    withPrevious: field('id_news_precedente', selection),
    withNext: field('id_news_successiva', selection),
  },
  reply: {
    item: field('news', newsItem),
    previous: field('news_precedente', orNull(newsItem)),
    next: field('news_successiva', orNull(newsItem)),
  },
})
