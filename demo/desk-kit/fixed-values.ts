import * as z from 'zod/mini'

import { id, localDateTime } from '#desk/contract/values.ts'

/** The moment in which the samples are drawn, in ms since 1970: Friday, 20 November 2026, 19:40 at the venue. */
export const nowMs = Date.parse('2026-11-20T18:40:00Z')

/** A time of that evening at the venue: `tonight('20:15')`. */
export const tonight = (time: string) => z.parse(localDateTime, `2026-11-20 ${time}:00`)

/** The number of something; what it names follows from where it is used. */
export const numbered = <E extends string>(number: number) => z.parse(id<E>(), number)

/** Two venues: where a member sees several, the desk names them. */
export const venue = { id: numbered<'Venue'>(11), name: 'Centro', currency: '€', timeZone: 'Europe/Rome' }
export const otherVenue = { ...venue, id: numbered<'Venue'>(12), name: 'Borgo Po' }
