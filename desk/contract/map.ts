import * as z from 'zod/mini'

import { deskRead } from './desk-call.ts'
import { rows } from './values.ts'

const tiles = z.object({
  /** With `{z}`, `{x}` and `{y}`. */
  url: z.string(),
  /** Whose map it is, each with an address or none. */
  attribution: rows(z.object({ text: z.string(), address: z.nullable(z.string()) })),
})
export type MapTiles = z.output<typeof tiles>

/** Where the pictures of the map come from; null = the provider of the service has not said it, and there is no map. */
export const readMap = deskRead('/map', z.object({ tiles: z.nullable(tiles) }))
