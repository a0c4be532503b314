import * as z from 'zod/mini'

import { deskRead, deskSend } from '#desk/contract/desk-call.ts'
import { rows } from '#desk/contract/values.ts'

const value = z.record(z.string(), z.unknown())
/** Null = nobody has said where it is. */
const position = z.nullable(z.object({ latitude: z.number(), longitude: z.number() }))
const venue = z.object({ key: z.string(), name: z.string(), position })
export type PartVenue = z.output<typeof venue>
const shownPart = z.object({
  /** Which state it shows (decision 80). */
  version: z.string(),
  /** As the file of the restaurant writes it (`PartValue`). */
  value,
  /** Those of the restaurant; texts that say none are in the first one. */
  languages: rows(z.string()),
  /** Its venues, with the keys that the file names them by. */
  venues: rows(venue),
  /** How a file names those of the restaurant; the first one is usual. */
  menus: rows(z.string()),
})
const sentPart = z.object({ version: z.string().check(z.maxLength(100)), value })

/** A part of the restaurant's file, which is edited as a whole (decision 133). */
export const readPart = deskRead('/set-up/:part', shownPart)
export const savePart = deskSend('/set-up/:part', sentPart, shownPart)
/** A part of the file of a venue. */
export const readVenuePart = deskRead('/venues/:venue/set-up/:part', shownPart)
export const saveVenuePart = deskSend('/venues/:venue/set-up/:part', sentPart, shownPart)
