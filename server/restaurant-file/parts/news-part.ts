import * as z from 'zod/mini'

import type { Reading, RowOf, Writing } from '#server/restaurant-file/form.ts'
import { compact, fileText, keyOfName, namedAll, someOf, textsOf, unless } from '#server/restaurant-file/form.ts'
import { described, known, moment, photo, reference, text } from '#server/restaurant-file/values.ts'

/** Something that a restaurant has to say. */
export const newsItem = z.strictObject({
  ...known,
  date: described(moment, 'Since when it stands there; the newest is shown first.'),
  venues: z.optional(described(z.array(reference), 'Which show it; all when left out.')),
  photo: z.optional(photo),
  title: text,
  body: text,
})

export function newsRow(file: z.output<typeof newsItem>, reading: Reading, index: number): RowOf<'news'> {
  const path = `news[${index}]`
  return {
    id: reading.numberOf('News', path),
    venueIds: namedAll(reading, 'Venue', { references: file.venues, path: `${path}.venues` }),
    createdAt: file.date,
    photoCode: file.photo === undefined ? null : reading.codeOfPhoto(file.photo),
    titles: textsOf(file.title, reading),
    bodies: textsOf(file.body, reading),
  }
}

export function newsItemOf(row: RowOf<'news'>, writing: Writing): z.input<typeof newsItem> {
  return compact<z.input<typeof newsItem>>({
    key: unless(writing.keyOf('News', row.id), keyOfName(row.titles, writing.main)),
    id: row.id,
    date: row.createdAt,
    venues: someOf(row.venueIds)?.map((id) => writing.keyOf('Venue', id)),
    photo: row.photoCode === null ? undefined : writing.photoOf(row.photoCode),
    title: fileText(row.titles, writing),
    body: fileText(row.bodies, writing),
  })
}
