import * as z from 'zod/mini'

import { id } from './values.ts'

/** A venue as the desk names it; `currency` stands after its amounts. */
export const venue = z.object({ id: id<'Venue'>(), name: z.string(), currency: z.string() })
export type DeskVenue = z.output<typeof venue>
