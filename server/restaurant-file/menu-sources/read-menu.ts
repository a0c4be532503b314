import * as z from 'zod/mini'

import type { Faults } from '#server/restaurant-file/faults.ts'
import { menuFile } from '#server/restaurant-file/parts/menu-part.ts'
import { checked, checkRestaurantFile, fileFormat, readJson } from '#server/restaurant-file/restaurant-file.ts'
import { word } from '#server/restaurant-file/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept } from '#src/domain/verdict.ts'

import type { NamedColumns } from './csv-menu.ts'
import { readCsvMenu } from './csv-menu.ts'
import { isDeliverect, readDeliverect } from './deliverect-menu.ts'
import { isHubRise, readHubRise } from './hubrise-menu.ts'
import type { SourceMenu, WrittenMenu } from './source-menu.ts'

/** The menu of a file: ours, that of a whole restaurant, HubRise's, Deliverect's, or a table. */
export function readMenu(bytes: Uint8Array, named?: NamedColumns): Verdict<SourceMenu, Faults> {
  const text = new TextDecoder().decode(bytes)
  if (!/^\uFEFF?\s*[[{]/.test(text)) return readCsvMenu(bytes, named)
  const json = readJson(text)
  if (!json.ok) return json
  if (isHubRise(json.value)) return readHubRise(json.value)
  if (isDeliverect(json.value)) return readDeliverect(json.value)
  return readOwn(json.value)
}

/** The menu as menu:export prints it, with the key of its restaurant. */
const ownMenu = z.extend(menuFile, { restaurant: z.optional(word) })

function readOwn(json: unknown): Verdict<SourceMenu, Faults> {
  const isRestaurant = typeof json === 'object' && json !== null && 'format' in json && json.format === fileFormat
  const whole = isRestaurant ? checkRestaurantFile(json) : null
  if (whole && !whole.ok) return whole
  const menu = isRestaurant && 'menu' in json ? { restaurant: whole?.value.key, ...(json.menu as object) } : json
  const read = checked(ownMenu, menu)
  if (!read.ok) return read
  // It is read again with its restaurant; here it is only judged.
  const { restaurant: of = null, ...written } = menu as WrittenMenu & { readonly restaurant?: string }
  return accept({ menu: written, notes: [], of })
}
